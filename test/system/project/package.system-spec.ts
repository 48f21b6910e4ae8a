import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

describe('a feature of another package', () => {
  const PACKAGE = `
    import { Controller, Get, Module, Query } from '@nestjs/common';
    import { readSettings } from 'news-search-service/config/load-settings.js';
    import { serve } from 'news-search-service/serve.js';

    import { Limit } from 'news-search-service/http/query-parameters.js';

    class OwnQuery {}
    Limit()(OwnQuery.prototype, 'limit');
    class OwnController { today(query) { return { own: query.limit }; } }
    Query()(OwnController.prototype, 'today', 0);
    Reflect.defineMetadata('design:paramtypes', [OwnQuery], OwnController.prototype, 'today');
    Get()(OwnController.prototype, 'today', Object.getOwnPropertyDescriptor(OwnController.prototype, 'today'));
    Controller('own')(OwnController);
    class OwnModule {}
    Module({ controllers: [OwnController] })(OwnModule);

    const service = await serve(readSettings(), [OwnModule]);
    const headers = { 'x-gateway-key': 'any', 'x-gateway-host': 'news.example' };
    const answers = [await fetch(service.url + '/own', { headers }), await fetch(service.url + '/own')];
    const { paths } = await (await fetch(service.url + '/openapi.json')).json();
    const { operationId, parameters } = paths['/own'].get;
    const described = [operationId, ...parameters.map(({ name }) => name)];
    console.log(JSON.stringify([answers.map(({ status }) => status), await answers[0].json(), described]));
    await service.stop();
    process.exit();`;

  it('is served behind the same guard and described, with files imported by the names that the package exports', async () => {
    const folder = freshFolder();
    const ports = { HOST: '127.0.0.1', PORT: '0', MANAGEMENT_PORT: '0' };
    const env = { PATH: process.env.PATH, DATA_DIR: folder, INGEST: 'off', LOG_LEVEL: 'silent', ...ports };
    const said = await new Promise<string>((resolve, reject) => {
      const script = ['--input-type=module', '-e', PACKAGE];
      execFile(process.execPath, script, { cwd: ROOT, env }, (error, output, errors) =>
        error ? reject(new Error(errors, { cause: error })) : resolve(output),
      );
    });
    rmSync(folder, { recursive: true });
    expect(JSON.parse(said)).toEqual([[200, 401], { own: 10 }, ['ownToday', 'limit']]);
  });
});
