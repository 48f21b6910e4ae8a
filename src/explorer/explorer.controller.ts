import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { Settings } from '../config/settings.js';
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
  /** The description by the address it names: most callers use one or two. */
  private readonly openapi = new LRUCache<string, StaticPage>({ max: 8 });

  constructor(private readonly settings: Settings) {}

  @Get()
  showExplorer(@Req() request: Request, @Res() response: Response): void {
    this.explorer.send(request, response);
  }

  @Get('docs')
  showDocs(@Req() request: Request, @Res() response: Response): void {
    this.docs.send(request, response);
  }

  /**
   * Readable from any origin: tools that draw an API from its description live elsewhere. It names the address of the
   * service, since a saved file has none of its own.
   */
  @Get('openapi.json')
  @Header('Access-Control-Allow-Origin', '*')
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  showOpenApi(@Req() request: Request, @Res() response: Response): void {
    const url = this.settings.ingestion.publicUrl ?? addressOf(request);
    const page = this.openapi.get(url) ?? StaticPage.json({ ...description, servers: [{ ...server, url }] });
    this.openapi.set(url, page);
    page.send(request, response, ['X-Forwarded-Proto']);
  }
}

const [server] = description.servers;

/** The address that a request was sent to, as far as it shows; `/` where it does not. */
function addressOf({ headers, protocol }: Request): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : protocol;
  const address = `${scheme}://${headers.host}`;
  return headers.host !== undefined && URL.canParse(address) ? new URL(address).origin : '/';
}
