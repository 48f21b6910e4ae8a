import { IndexReader } from '../index/index-reader.js';

/** Opens the index in a folder, calls `read`, and closes the index. @throws IndexOpenError */
export async function readIndex<T>(
  dataDir: string,
  read: (index: IndexReader) => T | Promise<T>,
): Promise<T> {
  const index = IndexReader.open(dataDir);
  try {
    return await read(index);
  } finally {
    index.close();
  }
}
