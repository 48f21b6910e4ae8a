import { Injectable, type INestApplication } from '@nestjs/common';
import { describeApi } from './openapi/describe-api.js';
import type { OpenApiDocument } from './openapi/openapi.js';

/** The OpenAPI document of the running application, made on first use. */
@Injectable()
export class ApiDescription {
  private app: INestApplication | null = null;
  private made: OpenApiDocument | null = null;

  /** Must be called once before the first use: an application cannot be injected. */
  attach(app: INestApplication): void {
    this.app = app;
  }

  get document(): OpenApiDocument {
    return (this.made ??= describeApi(this.app!));
  }
}
