import { VARIABLES } from '../config/load-settings.js';
import { ignoredVariables } from './ignored-variables.js';

describe(ignoredVariables.name, () => {
  it.each([
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['DATADIR', 'DATA_DIR'],
    ['RETENTON_DAYS', 'RETENTION_DAYS'],
    ['NEWS_API_KEY', 'NEWSAPI_KEY'],
    ['OPENSEARCH_PASWORD_FILE', 'OPENSEARCH_PASSWORD_FILE'],
    ['log_level', 'LOG_LEVEL'],
    ['Redis_Uri', 'REDIS_URL'],
  ])('suggests for %s the setting %s', (name, setting) => {
    expect(ignoredVariables([name])).toEqual([
      `${name} is no setting and is ignored: did you mean ${setting}?`,
    ]);
  });

  it('names a file for a setting that cannot be read from a file', () => {
    expect(ignoredVariables(['OPENSEARCH_URL_FILE', 'SOURCES_FILE', 'PORT_FILE'])).toEqual([
      expect.stringContaining('OPENSEARCH_URL?'),
      expect.stringContaining('SOURCES?'),
      expect.stringContaining('PORT?'),
    ]);
  });

  it('ignores settings and variables of other programs', () => {
    expect(ignoredVariables(VARIABLES)).toEqual([]);
    const others =
      'PATH HOME HOSTNAME SHELL POST HOSTS TZ NODE_ENV NODE_OPTIONS FTP_PROXY GOPROXY NEWS_SEARCH_PORT ' +
      'REDIS_PORT REDIS_SERVICE_HOST OPENSEARCH_PORT_9200_TCP_ADDR LOGNAME npm_config_loglevel OPENSEARCH_JAVA_HOME';
    expect(ignoredVariables(others.split(' '))).toEqual([]);
  });
});
