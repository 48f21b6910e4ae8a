import * as http from 'node:http';
import * as https from 'node:https';
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import type { Readable } from 'node:stream';
import { HttpService } from '@nestjs/axios';
import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { FeedSecrets } from '../config/feed-secrets.js';
import { parseAddressRanges, type AgentPair, allowedAgents, publicAgents } from './guarded-agents.js';
import {
  parseRequestUrl,
  classifyFailure,
  classifyProxyFailure,
  decompressBody,
  describeResponse,
  responseHeaderOf,
  OutboundError,
  type OutboundReason,
  type OutboundExchange,
  type OutboundRequest,
  type OutboundResponse,
  readResponseBody,
  readRetryAfter,
  requestHeaders,
  rejectProxyStatus,
  requireSuccess,
  resolveRedirect,
  type SentRequest,
  headersWithCookies,
} from './outbound-response.js';
import { credentialsFor, isSameServer } from './feed-credentials.js';
import { FetchCookies } from './fetch-cookies.js';
import { checkProxyTarget, NO_PROXIES, proxyFor, type ProxySettings } from './proxies.js';

/** Limits of one fetch: times in milliseconds, sizes in bytes. */
export interface OutboundLimits {
  /** Timeout of name resolution, TCP and TLS together, for each request of the fetch. */
  connectMs: number;
  /** Timeout from the start of a request to the end of its response headers, for each request of the fetch. */
  headersMs: number;
  /** Timeout of the whole fetch, including redirects and body. */
  totalMs: number;
  wireBytes: number;
  bodyBytes: number;
  redirects: number;
}

export const OUTBOUND_LIMITS: OutboundLimits = {
  connectMs: 10_000,
  headersMs: 15_000,
  totalMs: 30_000,
  wireBytes: 8 * 1024 * 1024,
  bodyBytes: 16 * 1024 * 1024,
  redirects: 5,
};

/** Maximum number of requests to the same URL in one fetch; a further one counts as a redirect loop. */
const MAX_VISITS = 2;

// Connections that Node makes itself, to a proxy for instance: its 250 ms for an address are too short for distant servers.
setDefaultAutoSelectFamilyAttemptTimeout(OUTBOUND_LIMITS.connectMs / 2);

interface OutboundOptions {
  userAgent: string;
  /** CIDR ranges and addresses that are permitted although they are not public. */
  allow: readonly string[];
  /** Proxies of the requests; none by default. */
  proxies?: ProxySettings;
  /** Credentials of feeds, sent by `get` only. */
  secrets?: FeedSecrets;
  limits?: Partial<OutboundLimits>;
}

/**
 * Fetches URLs that third parties chose. Each fetch is limited in time and size, and reaches only public addresses and
 * those that the operator allows, whatever names and redirects resolve to.
 */
export class OutboundClient {
  private readonly http: HttpService;
  private readonly limits: OutboundLimits;
  /** Resolves when earlier bodies are decompressed: one at a time, so that many bombs need only the memory of one. */
  private decompressing: Promise<unknown> = Promise.resolve();
  private readonly agents: AgentPair[];
  private readonly allow: readonly string[];
  private readonly proxies: ProxySettings;
  private readonly secrets: FeedSecrets;

  /** @throws Error when an entry of `allow` is neither an address nor a range. */
  constructor({ userAgent, allow, proxies = NO_PROXIES, secrets = {}, limits }: OutboundOptions) {
    const http = axios.create({
      responseType: 'stream',
      proxy: false,
      // The client itself handles redirects, decompression and bad statuses: each has a bound there.
      maxRedirects: 0,
      decompress: false,
      validateStatus: null,
      transport: LENIENT_TRANSPORT,
      headers: { 'User-Agent': userAgent, 'Accept-Encoding': 'gzip, deflate, br' },
    });
    this.http = new HttpService(http);
    this.limits = { ...OUTBOUND_LIMITS, ...limits };
    this.allow = allow;
    this.proxies = proxies;
    this.secrets = secrets;
    const { connectMs } = this.limits;
    this.agents = [publicAgents(connectMs)];
    if (allow.length > 0) this.agents.push(allowedAgents(parseAddressRanges(allow), connectMs));
  }

  /** Fetches a URL by GET, following redirects. @throws OutboundError only. */
  get(address: string, request: OutboundRequest = {}): Promise<OutboundResponse> {
    return this.send(address, request);
  }

  /** Sends a form by POST. Only redirects that repeat the form (307, 308) are followed. @throws OutboundError only. */
  post(
    address: string,
    form: Record<string, string>,
    request: Pick<OutboundRequest, 'signal'> = {},
  ): Promise<OutboundResponse> {
    return this.send(address, { ...request, form });
  }

  /** Sends one request; returns a response of any status, without following redirects. @throws OutboundError only. */
  exchange(address: string, request: Pick<OutboundRequest, 'headers' | 'signal'>): Promise<OutboundExchange> {
    return this.withDeadline(request.signal, async (deadline) => {
      const response = await this.hop(parseRequestUrl(address), request, deadline);
      const { body } = await this.receive(response, deadline);
      return {
        status: response.status,
        contentType: responseHeaderOf(response, 'content-type') ?? null,
        location: responseHeaderOf(response, 'location') ?? null,
        server: responseHeaderOf(response, 'server') ?? null,
        retryAfter: readRetryAfter(responseHeaderOf(response, 'retry-after'), Date.now()),
        body,
      };
    });
  }

  /** Sends JSON by POST, once; neither reads the response's body nor follows redirects. @throws OutboundError only. */
  deliver(
    address: string,
    json: string,
    request: Pick<OutboundRequest, 'headers' | 'signal'>,
  ): Promise<Pick<OutboundExchange, 'status' | 'retryAfter'>> {
    return this.withDeadline(request.signal, async (deadline) => {
      const response = await this.hop(parseRequestUrl(address), { ...request, json }, deadline);
      response.data.destroy();
      const retryAfter = readRetryAfter(responseHeaderOf(response, 'retry-after'), Date.now());
      return { status: response.status, retryAfter };
    });
  }

  private send(address: string, request: SentRequest): Promise<OutboundResponse> {
    const started = performance.now();
    return this.withDeadline(request.signal, async (deadline) => {
      const { response, url, moved } = await this.followRedirects(
        parseRequestUrl(address),
        request,
        deadline,
      );
      const received = await this.receive(response, deadline);
      return { ...describeResponse(response), url, moved, ...received, totalMs: performance.now() - started };
    });
  }

  private async withDeadline<T>(
    signal: AbortSignal | undefined,
    fetch: (deadline: FetchDeadline) => Promise<T>,
  ): Promise<T> {
    const deadline = new FetchDeadline(this.limits.totalMs, signal);
    try {
      return await fetch(deadline);
    } catch (error) {
      throw classifyFailure(deadline.explain(error));
    } finally {
      deadline.clear();
    }
  }

  /**
   * Sends a request and follows redirects to the final response. A URL may redirect to itself once, as servers do that
   * set a cookie.
   * @throws OutboundError unless the final response is a success.
   */
  private async followRedirects(first: URL, request: SentRequest, deadline: FetchDeadline) {
    const visits = new Map<string, number>();
    const cookies = new FetchCookies();
    let allPermanent = true;
    let credentials = request.form ? {} : credentialsFor(first, request.feed, this.secrets);
    let url = first;
    for (let redirects = 0; redirects <= this.limits.redirects; redirects++) {
      const visit = (visits.get(url.href) ?? 0) + 1;
      if (visit > MAX_VISITS) throw new OutboundError('redirect-loop', 'the redirects form a loop');
      visits.set(url.href, visit);
      const sent = {
        ...request,
        headers: headersWithCookies({ ...request.headers, ...credentials }, cookies.header(url)),
      };
      const response = await this.hop(url, sent, deadline);
      try {
        const target = resolveRedirect(response.status, responseHeaderOf(response, 'location'), url);
        if (!target) {
          requireSuccess(response, Boolean(request.etag || request.lastModified));
          return { response, url: url.href, moved: url.href !== first.href && allPermanent };
        }
        if (request.form && response.status < 307) {
          throw new OutboundError('bad-response', `status ${response.status} would lose the form`);
        }
        cookies.store(response.headers['set-cookie'] ?? [], url);
        // Not sent again, even if the other server redirects back.
        if (!isSameServer(url, target)) credentials = {};
        url = target;
      } catch (error) {
        response.data.destroy();
        throw error;
      }
      response.data.destroy();
      allPermanent &&= response.status === 301 || response.status === 308;
    }
    throw new OutboundError('too-many-redirects', `more than ${this.limits.redirects} redirects`);
  }

  /** Sends one request, through a proxy if one is configured. */
  private async hop(url: URL, request: SentRequest, deadline: FetchDeadline) {
    const { signal } = deadline;
    const headers = requestHeaders(request);
    // Bytes, which axios sends as they are.
    const json = request.json && Buffer.from(request.json);
    const data = json ?? (request.form && new URLSearchParams(request.form).toString());
    const method = data === undefined ? 'GET' : 'POST';
    const sent: AxiosRequestConfig = { url: url.href, method, data, headers, signal };
    const proxy = proxyFor(url, this.proxies);
    deadline.awaitHeaders(this.limits.headersMs);
    try {
      if (proxy === null) return await this.connect(sent, deadline);
      await checkProxyTarget(url, this.allow, this.proxies, signal);
      return await this.throughProxy({ ...sent, proxy }, deadline);
    } finally {
      deadline.headersCame();
    }
  }

  /** Sends a request with the agents for public addresses; if these refuse the address, with those for allowed ranges. */
  private async connect(sent: AxiosRequestConfig, deadline: FetchDeadline): Promise<AxiosResponse<Readable>> {
    let failure: unknown;
    for (const agents of this.agents) {
      try {
        return await this.http.axiosRef.request<Readable>({ ...sent, ...agents });
      } catch (error) {
        failure = deadline.explain(error);
        if (classifyFailure(failure).reason !== 'refused-address') break;
      }
    }
    throw failure;
  }

  private async throughProxy(
    sent: AxiosRequestConfig,
    deadline: FetchDeadline,
  ): Promise<AxiosResponse<Readable>> {
    const request = this.http.axiosRef.request<Readable>(sent);
    const response = await request.catch((error: unknown) => {
      throw classifyProxyFailure(deadline.explain(error));
    });
    rejectProxyStatus(response);
    return response;
  }

  private async receive(response: AxiosResponse<Readable>, deadline: FetchDeadline) {
    const length = responseHeaderOf(response, 'content-length');
    const { wire, isComplete } = await readResponseBody(response.data, length, this.limits.wireBytes);
    deadline.signal.throwIfAborted();
    const coding = responseHeaderOf(response, 'content-encoding');
    const decompressed = this.decompressing.then(() => {
      deadline.signal.throwIfAborted();
      return decompressBody(wire, coding, this.limits.bodyBytes);
    });
    this.decompressing = decompressed.catch(() => undefined);
    const body = await decompressed;
    return { wireBytes: wire.length, body, isComplete };
  }
}

/** Timeouts of one fetch. The first one that expires aborts the fetch. */
class FetchDeadline {
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;
  private readonly total: NodeJS.Timeout;
  private headers: NodeJS.Timeout | undefined;

  constructor(
    totalMs: number,
    private readonly callers: AbortSignal | undefined,
  ) {
    this.total = setTimeout(this.abort, totalMs, 'timeout-body', `no end within ${totalMs} ms`);
    callers?.addEventListener('abort', this.onCallersAbort);
    if (callers?.aborted) this.onCallersAbort();
  }

  awaitHeaders(headersMs: number): void {
    this.headers = setTimeout(this.abort, headersMs, 'timeout-headers', `no headers within ${headersMs} ms`);
  }

  headersCame(): void {
    clearTimeout(this.headers);
  }

  /** The error to throw: the timeout or abort that ended the fetch, if one did; otherwise the given error. */
  explain(error: unknown): unknown {
    return this.signal.aborted ? this.signal.reason : error;
  }

  clear(): void {
    clearTimeout(this.total);
    this.callers?.removeEventListener('abort', this.onCallersAbort);
  }

  private readonly onCallersAbort = (): void => this.abort('aborted', 'the fetch was aborted');

  private readonly abort = (reason: OutboundReason, message: string): void =>
    this.controller.abort(new OutboundError(reason, message));
}

/** Maximum size of response headers in bytes, as in browsers; larger ones are an error. */
const MAX_HEADER_SIZE = 256 * 1024;

/**
 * Transport for requests to servers of third parties. It accepts what browsers and curl accept, such as lines that end
 * with LF, and a `Content-Length` beside chunks. That is safe here: each response belongs to the one request of its
 * connection. The service never reads incoming requests this way.
 */
const LENIENT_TRANSPORT = {
  request(
    options: https.RequestOptions,
    onResponse: (response: http.IncomingMessage) => void,
  ): http.ClientRequest {
    const { request } = options.protocol === 'https:' ? https : http;
    return request({ ...options, maxHeaderSize: MAX_HEADER_SIZE, insecureHTTPParser: true }, onResponse);
  },
};
