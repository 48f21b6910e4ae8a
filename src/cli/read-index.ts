import { IndexReader } from '../index/index-reader.js';

/** Opens the index of a folder for one read. @throws IndexOpenError */
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
