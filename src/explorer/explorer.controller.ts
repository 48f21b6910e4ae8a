import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../gateway/gateway.guard.js';
import { description } from './openapi/description.js';
import { renderDocs } from './render-docs.js';
import { renderExplorer } from './render-explorer.js';
import { StaticPage } from './static-page.js';

/** Static pages about the service, for anyone to read; what they call asks for headers. */
@Public()
@Controller()
export class ExplorerController {
  private readonly explorer = StaticPage.html(renderExplorer(description));
  private readonly docs = StaticPage.html(renderDocs(description));
  private readonly openapi = StaticPage.json(description);

  @Get()
  showExplorer(@Req() request: Request, @Res() response: Response): void {
    this.explorer.send(request, response);
  }

  @Get('docs')
  showDocs(@Req() request: Request, @Res() response: Response): void {
    this.docs.send(request, response);
  }

  /** Readable from any origin: tools that draw an API from its description live elsewhere. */
  @Get('openapi.json')
  @Header('Access-Control-Allow-Origin', '*')
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  showOpenApi(@Req() request: Request, @Res() response: Response): void {
    this.openapi.send(request, response);
  }
}
