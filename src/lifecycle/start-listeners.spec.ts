import { get } from 'node:http';
import { loadSettings } from '../config/load-settings.js';
import { JsonLogger } from '../logging/json-logger.js';
import { startManagementListener } from './start-listeners.js';

describe(startManagementListener.name, () => {
  it('stops although a scrape never ends', async () => {
    let begin: () => void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const operations = {
      unreadiness: () => Promise.resolve(null),
      metrics: () => new Promise<string>(() => begin()),
    };
    const settings = loadSettings({ MANAGEMENT_PORT: '0' });
    const { url, stop } = await startManagementListener(settings, operations, new JsonLogger('silent'));
    const ended = new Promise((resolve) => get(`${url}/metrics`).on('error', resolve));
    await begun;
    await stop();
    await ended;
  });
});
