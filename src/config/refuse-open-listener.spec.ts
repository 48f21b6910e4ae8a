import { loadSettings } from './load-settings.js';
import { refuseOpenListener } from './refuse-open-listener.js';
import { SettingsError } from './settings.js';

const start = (environment: Record<string, string>) => (): void =>
  refuseOpenListener(loadSettings(environment));

describe(refuseOpenListener.name, () => {
  it.each(['0.0.0.0', '::', '10.1.2.3', '::ffff:10.1.2.3', 'news.example'])(
    'refuses HOST=%s when nothing checks keys, and lists the options',
    (HOST) => {
      expect(start({ HOST })).toThrow(SettingsError);
      expect(start({ HOST })).toThrow(
        /HOST=127\.0\.0\.1.*GATEWAY_AUTH=keys.*GATEWAY_PROXY_SECRET.*GATEWAY_TRUST_PROXY=yes/,
      );
    },
  );

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', 'localhost'])(
    'permits HOST=%s, which only this machine reaches',
    (HOST) => {
      expect(start({ HOST })).not.toThrow();
    },
  );

  it.each<Record<string, string>>([
    { GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: './keys.json' },
    { GATEWAY_PROXY_SECRET: 'open sesame' },
    { GATEWAY_TRUST_PROXY: 'yes' },
  ])('permits every address with %p', (guard) => {
    expect(start({ HOST: '0.0.0.0', ...guard })).not.toThrow();
  });
});
