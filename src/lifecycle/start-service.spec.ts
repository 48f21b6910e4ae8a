import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { GATEWAY_HEADERS } from '../../test/support/create-test-app.js';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { loadSettings } from '../config/load-settings.js';
import type { Settings } from '../config/settings.js';
import { startService } from './start-service.js';

describe(startService.name, () => {
  const settings = (more: Record<string, string> = {}): Settings =>
    loadSettings({
      ...{ HOST: '127.0.0.1', PORT: '0', MANAGEMENT_PORT: '0', INGEST: 'off', LOG_LEVEL: 'silent' },
      ...{ DATA_DIR: join(freshFolder(), 'data') },
      ...more,
    });
  const textOf = async (url: string): Promise<string> => (await fetch(url)).text();
  const isRefused = (url: string): Promise<boolean> =>
    fetch(url).then(
      () => false,
      () => true,
    );

  it('opens a public and a management listener, and closes both', async () => {
    const { url, managementUrl, stop } = await startService(settings());
    expect((await fetch(`${url}/news?topic=ferry&language=en`, { headers: GATEWAY_HEADERS })).status).toBe(
      200,
    );
    expect((await fetch(`${managementUrl}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/metrics`, { headers: GATEWAY_HEADERS })).status).toBe(404);
    const metrics = await textOf(`${managementUrl}/metrics`);
    expect(metrics).toMatch(/^news_search_process_cpu_seconds_total\{process="primary"\} /m);
    expect(metrics).toMatch(/^news_search_build_info\{version="[\d.]+",node_version="[\d.]+"\} 1$/m);
    expect(metrics).toMatch(/^news_search_log_lines_dropped_total \d+$/m);
    expect(metrics).not.toContain('nodejs_active_handles_total');
    await stop();
    expect([await isRefused(`${url}/livez`), await isRefused(`${managementUrl}/livez`)]).toEqual([
      true,
      true,
    ]);
  });

  it('is not ready while no search provider responds, and while it stops', async () => {
    // Nothing listens there.
    const absent = { SEARCH_PROVIDERS: 'opensearch', OPENSEARCH_URL: 'http://127.0.0.1:1' };
    const { managementUrl, stop } = await startService(settings({ ...absent, SHUTDOWN_DELAY: '0' }));
    const response = await fetch(`${managementUrl}/readyz`);
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('No search provider responds.'),
    ]);
    await stop();
  });

  it('closes the public listener when the management port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const { port: publicPort } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    const ports = { PORT: String(publicPort), MANAGEMENT_PORT: String(port), MANAGEMENT_HOST: '127.0.0.1' };
    await expect(startService(settings(ports))).rejects.toThrow(String(port));
    expect(await isRefused(`http://127.0.0.1:${publicPort}/livez`)).toBe(true);
    await new Promise((resolve) => other.close(resolve));
  });
});
