import { classifyFailure } from './outbound-response.js';

const failing = (code: string, message: string, cause?: Error): Error =>
  Object.assign(new Error(message, { cause }), code === '' ? {} : { code });

describe(classifyFailure.name, () => {
  it.each([
    ['ENOTFOUND', 'dns'],
    ['EAI_AGAIN', 'dns'],
    ['ETIMEDOUT', 'timeout-connect'],
    ['ECONNREFUSED', 'connection'],
    ['ECONNRESET', 'connection'],
    ['CERT_HAS_EXPIRED', 'tls'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
    ['EPROTO', 'tls'],
    ['HPE_HEADER_OVERFLOW', 'headers-too-large'],
    ['HPE_INVALID_CONSTANT', 'bad-response'],
    ['', 'connection'],
  ])('classifies the code "%s" as %s', (code, reason) => {
    expect(classifyFailure(failing(code, 'it fails')).reason).toBe(reason);
  });

  it('takes code and message of the innermost cause, and its code where it has no message', () => {
    const outer = (cause: Error): Error => failing('ERR_BAD_REQUEST', 'Request failed', cause);
    expect(classifyFailure(outer(failing('ENOTFOUND', 'getaddrinfo ENOTFOUND a.example')))).toMatchObject({
      reason: 'dns',
      message: 'getaddrinfo ENOTFOUND a.example',
    });
    expect(classifyFailure(outer(failing('ECONNREFUSED', ''))).message).toBe('ECONNREFUSED');
    expect(classifyFailure(failing('', '')).message).toBe('the connection failed');
    expect(classifyFailure(failing('', 'x'.repeat(300))).message).toHaveLength(200);
  });

  it('does not change a failure that is classified', () => {
    const known = classifyFailure(failing('ENOTFOUND', 'no address'));
    expect(classifyFailure(known)).toBe(known);
  });
});
