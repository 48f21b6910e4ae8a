import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { Settings } from '../config/settings.js';
import { Public } from '../gateway/gateway.guard.js';
import { Problem } from '../http/problem.js';
import { requestedBaseUrl } from '../http/base-url.js';
import { ApiDescription } from './openapi/describe-api.js';
import { renderLlms } from './llms.js';
import { PageFiles } from './page-files.js';
import { readReferenceFile, renderReference } from './reference.js';
import { renderExplorer } from './render-explorer.js';
import { StaticPage } from './static-page.js';

/** Serves the pages about the service (`/`, `/docs`, `/openapi.json`, `/llms.txt`), which need no key. */
@ApiExcludeController()
@Public()
@Controller()
export class ExplorerController {
  private files: PageFiles | null = null;
  private explorer: StaticPage | null = null;
  private reference: StaticPage | null = null;
  private llms: StaticPage | null = null;
  private readonly referenceFiles = new Map<string, StaticPage>();
  /** The OpenAPI document by base URL, which it contains. Most services are called at one or two base URLs. */
  private readonly openapi = new LRUCache<string, StaticPage>({ max: 8 });

  constructor(
    private readonly settings: Settings,
    private readonly description: ApiDescription,
  ) {}

  @Get()
  showExplorer(@Req() request: Request, @Res() response: Response): void {
    this.files ??= new PageFiles();
    this.explorer ??= StaticPage.html(renderExplorer(this.files));
    this.explorer.send(request, response);
  }

  /**
   * Serves the files of the page at `/`. The version in the path is ignored, because during a rolling update a page
   * may request a file from an instance of another version.
   */
  @Get('page/:version/*name')
  showFile(@Param('name') name: string | string[], @Req() request: Request, @Res() response: Response): void {
    this.files ??= new PageFiles();
    const file = this.files.find([name].flat().join('/'));
    if (file === undefined) throw new Problem('not_found', 'There is nothing at this path.');
    file.send(request, response);
  }

  @Get('docs')
  showDocs(@Req() request: Request, @Res() response: Response): void {
    // The addresses in the page are relative: the service may be below a path of its gateway.
    if (request.path.endsWith('/')) return response.redirect(308, '../docs');
    this.reference ??= renderReference();
    this.reference.send(request, response);
  }

  @Get('docs/:file')
  showDocsFile(@Param('file') name: string, @Req() request: Request, @Res() response: Response): void {
    const file = this.referenceFiles.get(name) ?? readReferenceFile(name);
    this.referenceFiles.set(name, file);
    file.send(request, response);
  }

  @Get('llms.txt')
  showLlms(@Req() request: Request, @Res() response: Response): void {
    this.llms ??= renderLlms(this.description.document);
    this.llms.send(request, response);
  }

  /**
   * Serves the OpenAPI document to pages of any origin, because tools that display API descriptions are on other hosts.
   * It contains the base URL, so that it is complete when it is saved as a file.
   */
  @Get('openapi.json')
  @Header('Access-Control-Allow-Origin', '*')
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  showOpenApi(@Req() request: Request, @Res() response: Response): void {
    const url = this.settings.ingestion.publicUrl ?? requestedBaseUrl(request) ?? '/';
    const page = this.openapi.get(url) ?? this.pageFor(url);
    this.openapi.set(url, page);
    page.send(request, response, ['X-Forwarded-Proto']);
  }

  private pageFor(url: string): StaticPage {
    const { document } = this.description;
    const text = JSON.stringify({ ...document, servers: [{ ...document.servers[0], url }] });
    return StaticPage.file(text, 'application/json; charset=utf-8');
  }
}
