import { applyDecorators, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import { OfferedAsFeedsAndRows } from './formats/format.js';
import { Cached } from './response-cache.js';

interface ListDescription {
  operationId: string;
  summary: string;
  description: string;
}

/**
 * Declares a GET route whose handler returns a list of articles: cached, available as feeds and rows, and described
 * in `/openapi.json`. Its DTO extends `ListParameters`.
 * @example
 * @ListOfArticles('', { operationId: 'digest', summary: 'Health news', description: 'Health news of a country.' })
 * today(@Query() query: DigestQuery): Promise<Listing> {
 * @param path below that of the controller; may be empty.
 */
export const ListOfArticles = (path: string, description: ListDescription): MethodDecorator =>
  applyDecorators(
    Get(path),
    Cached() as MethodDecorator,
    OfferedAsFeedsAndRows() as MethodDecorator,
    ApiOperation({ ...description }),
    ApiOkResponse({
      description: 'The articles found; possibly none.',
      schema: { $ref: getSchemaPath('Envelope') },
    }),
  );
