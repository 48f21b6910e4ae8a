import { readCallback } from './websub.controller.js';

describe(readCallback.name, () => {
  const topic = 'https://news.example/rss';
  const question = {
    'hub.mode': 'subscribe',
    'hub.topic': topic,
    'hub.challenge': 'c',
    'hub.lease_seconds': '60',
  };

  it('reads what a hub asks', () => {
    expect(readCallback(question)).toEqual({
      ...{ mode: 'subscribe', topic, challenge: 'c', leaseSeconds: 60, reason: '' },
    });
    expect(readCallback({ ...question, 'hub.mode': 'unsubscribe' })?.mode).toBe('unsubscribe');
  });

  it('reads that a hub denies, whose challenge is not sent back', () => {
    const denial = { ...question, 'hub.mode': 'denied', 'hub.reason': 'no more room' };
    expect(readCallback(denial)).toMatchObject({ mode: 'denied', challenge: '', reason: 'no more room' });
  });

  it.each(['0', '-1', '1.5', '1e3', '99999999999', '', 'x'])('takes a lease of %j for none', (lease) => {
    expect(readCallback({ ...question, 'hub.lease_seconds': lease })?.leaseSeconds).toBeNull();
  });

  it('does not read what no hub says', () => {
    for (const name of ['hub.mode', 'hub.topic', 'hub.challenge']) {
      expect(readCallback({ ...question, [name]: undefined })).toBeNull();
      expect(readCallback({ ...question, [name]: ['a', 'b'] })).toBeNull();
    }
    expect(readCallback({ ...question, 'hub.mode': 'publish' })).toBeNull();
    expect(readCallback({})).toBeNull();
  });
});
