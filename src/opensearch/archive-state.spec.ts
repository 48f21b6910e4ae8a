import { LoopbackServer } from '../../test/support/loopback-server.js';
import { ArchiveState } from './archive-state.js';

const TOTALS = {
  hits: { total: { value: 12 }, hits: [{ _source: { node: 'a' } }, { _source: { node: 'b' } }] },
  aggregations: { undated: { doc_count: 3 }, oldest: { value: 100 }, newest: { value: 900 } },
};
const STORE = { _all: { primaries: { store: { size_in_bytes: 5_000 } } } };

describe(ArchiveState.name, () => {
  let server: LoopbackServer;
  beforeEach(async () => (server = await LoopbackServer.start()));
  afterEach(() => server.stop());

  const open = async (prefix: string): Promise<ArchiveState> =>
    ArchiveState.open({
      ...{ username: null, password: null, archiveDays: 0 },
      ...{ urls: [server.url('')], prefix },
    });
  const json = { 'content-type': 'application/json' };

  it('returns the totals and the nodes of the indexes with its prefix', async () => {
    server
      .serve('/paper-articles/_search', JSON.stringify(TOTALS), json)
      .serve('/paper-nodes/_search', JSON.stringify(TOTALS), json)
      .serve('/paper-articles/_stats/store', JSON.stringify(STORE), json);
    const sut = await open('paper');
    expect(sut.read()).toEqual({
      totals: { articles: 12, undated: 3, oldest: 100, newest: 900, bytes: 5_000 },
      nodes: [{ node: 'a' }, { node: 'b' }],
    });
    await sut.onApplicationShutdown();
  });

  it('has no state while OpenSearch does not respond', async () => {
    const sut = await open('paper');
    expect(() => sut.read()).toThrow('OpenSearch does not respond.');
    await sut.onApplicationShutdown();
  });
});
