import { until } from '../../test/support/until.js';
import { LogOutput } from './log-output.js';

/** A pipe that takes a number of bytes and is then full, or that fails. */
class Pipe {
  written = '';
  space = Infinity;
  failure: string | null = null;

  write(bytes: Buffer): number {
    if (this.failure !== null) throw Object.assign(new Error('refused'), { code: this.failure });
    if (this.space === 0) throw Object.assign(new Error('full'), { code: 'EAGAIN' });
    const taken = Math.min(bytes.length, this.space);
    this.space -= taken;
    this.written += bytes.toString('utf8', 0, taken);
    return taken;
  }
}

describe(LogOutput.name, () => {
  let pipe: Pipe;
  let reasons: string[];
  let sut: LogOutput;
  let exit: () => void;
  beforeEach(() => {
    pipe = new Pipe();
    reasons = [];
    const before = process.listeners('exit');
    sut = new LogOutput(
      1,
      (reason) => reasons.push(reason),
      (bytes) => pipe.write(bytes),
    );
    exit = process.listeners('exit').find((one) => !before.includes(one)) as () => void;
  });
  afterEach(() => process.off('exit', exit));

  it('writes lines in their order, and the rest of one that a full pipe took in part', async () => {
    pipe.space = 5;
    sut.write('one\n');
    sut.write('two\n');
    sut.write('three\n');
    expect(pipe.written).toBe('one\nt');
    pipe.space = Infinity;
    await until(() => pipe.written === 'one\ntwo\nthree\n');
    expect([sut.dropped, reasons]).toEqual([0, []]);
  });

  it('drops what exceeds a mebibyte for a pipe that is not read, and writes what waited when the process ends', () => {
    pipe.space = 0;
    const line = `${'x'.repeat(1_023)}\n`;
    for (let i = 0; i < 1_024 + 3; i++) sut.write(line);
    expect([sut.dropped, reasons]).toEqual([3, ['it is not read']]);
    pipe.space = Infinity;
    exit();
    expect(pipe.written).toBe(line.repeat(1_024));
    sut.write('last\n');
    expect(pipe.written.endsWith('x\nlast\n')).toBe(true);
  });

  it('begins a new line behind one that a full disk cut', () => {
    pipe.space = 2;
    sut.write('one\n');
    pipe.failure = 'ENOSPC';
    exit();
    expect([sut.dropped, reasons]).toEqual([1, ['ENOSPC']]);
    sut.write('two\n');
    expect(sut.dropped).toBe(2);
    Object.assign(pipe, { failure: null, space: Infinity });
    sut.write('three\n');
    expect(pipe.written).toBe('on\nthree\n');
    expect(reasons).toEqual(['ENOSPC']);
  });
});
