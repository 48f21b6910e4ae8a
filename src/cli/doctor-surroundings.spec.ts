import { tmpdir } from 'node:os';
import { networkFileSystem } from './doctor-surroundings.js';

describe(networkFileSystem.name, () => {
  it.each([
    [0x6969, 'NFS'],
    [0xff534d42, 'CIFS'],
    [0xff534d42 | 0, 'CIFS'],
    [0xfe534d42, 'SMB2'],
    [0x00c36400, 'Ceph'],
    [0xef53, null],
    [0x9123683e, null],
  ])('knows the type %s that Linux reports as %s', (type, name) => {
    expect(networkFileSystem('/', type)).toBe(name);
  });

  it('finds none where temporary files are', () => {
    expect(networkFileSystem(tmpdir())).toBeNull();
  });
});
