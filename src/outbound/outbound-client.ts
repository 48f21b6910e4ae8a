import type { Readable } from 'node:stream';
import { HttpService } from '@nestjs/axios';
import { Inject, Injectable } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import { firstValueFrom } from 'rxjs';
import { addressList } from './address-list.js';
import { checkAddress, resolveRedirect } from './check-address.js';
import { FetchDeadline } from './fetch-deadline.js';
import { type AgentPair, allowedAgents, publicAgents } from './guarded-agents.js';
import {
  describeResponse,
  header,
  requireSuccess,
  requestBody,
  requestHeaders,
  type SentRequest,
} from './headers.js';
import { classifyFailure, OutboundError } from './outbound-error.js';
import {
  OUTBOUND_LIMITS,
  OUTBOUND_OPTIONS,
  type OutboundLimits,
  type OutboundOptions,
} from './outbound-options.js';
import type { OutboundRequest, OutboundResponse } from './outbound-response.js';
import { decompressBody, readBody } from './read-body.js';

/** The final response of a redirect chain, with its body still to be read. */
interface Arrival {
  response: AxiosResponse<Readable>;
  url: string;
  redirects: number;
  moved: boolean;
}

/**
 * Fetches addresses that others chose. Every fetch has limits of time and size, and connects only to public addresses
 * and to the operator's own ranges, wherever names and redirects lead.
 */
@Injectable()
export class OutboundClient {
  private readonly limits: OutboundLimits;
  /** Bodies are decompressed one after the other: a dozen decompression bombs take the memory of one. */
  private decompressing: Promise<unknown> = Promise.resolve();
  private readonly agents: AgentPair[];

  /** @throws RangeError when an entry of `allow` is no address or range */
  constructor(
    private readonly http: HttpService,
    @Inject(OUTBOUND_OPTIONS) options: OutboundOptions,
  ) {
    this.limits = { ...OUTBOUND_LIMITS, ...options.limits };
    const { connectMs } = this.limits;
    this.agents = [publicAgents(connectMs)];
    if (options.allow.length > 0) this.agents.push(allowedAgents(addressList(options.allow), connectMs));
  }

  /** @throws OutboundError, and nothing else. */
  get(address: string, request: OutboundRequest = {}): Promise<OutboundResponse> {
    return this.send(address, request);
  }

  /**
   * Sends a form. Follows only the redirects that keep it (307, 308).
   * @throws OutboundError, and nothing else.
   */
  post(
    address: string,
    form: Record<string, string>,
    request: Pick<OutboundRequest, 'signal'> = {},
  ): Promise<OutboundResponse> {
    return this.send(address, { ...request, form });
  }

  private async send(address: string, request: SentRequest): Promise<OutboundResponse> {
    const started = performance.now();
    const deadline = new FetchDeadline(this.limits.totalMs, request.signal);
    try {
      const { response, ...way } = await this.arrive(checkAddress(address), request, deadline);
      const headersMs = performance.now() - started;
      request.onHeaders?.();
      const { wireBytes, body } = await this.receive(response, deadline);
      const timing = { headersMs, totalMs: performance.now() - started };
      return { ...describeResponse(response), ...way, wireBytes, body, timing };
    } catch (error) {
      throw classifyFailure(deadline.explain(error));
    } finally {
      deadline.clear();
    }
  }

  /** Follows redirects to the final response and checks that it is a success. */
  private async arrive(first: URL, request: SentRequest, deadline: FetchDeadline): Promise<Arrival> {
    const visited = new Set<string>();
    let allPermanent = true;
    for (let url = first; visited.size <= this.limits.redirects;) {
      if (visited.has(url.href)) throw new OutboundError('redirect-loop', 'the redirects go in a circle');
      visited.add(url.href);
      const response = await this.hop(url, request, deadline);
      try {
        const target = resolveRedirect(response.status, header(response, 'location'), url);
        if (!target) {
          requireSuccess(response, Boolean(request.etag || request.lastModified));
          const redirects = visited.size - 1;
          return { response, url: url.href, redirects, moved: redirects > 0 && allPermanent };
        }
        if (request.form && response.status < 307) {
          throw new OutboundError('bad-response', `status ${response.status} would lose the form`);
        }
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

  /** One request. The public agents are tried first, those of the allowed ranges for what they refuse. */
  private async hop(url: URL, request: SentRequest, deadline: FetchDeadline) {
    const headers = requestHeaders(request);
    const body = requestBody(request);
    let failure: unknown;
    deadline.awaitHeaders(this.limits.headersMs);
    try {
      for (const agents of this.agents) {
        try {
          // `responseType` for each request: otherwise HttpService cancels the stream when it has answered.
          const options = { ...agents, headers, signal: deadline.signal, responseType: 'stream' as const };
          return await firstValueFrom(
            body === null
              ? this.http.get<Readable>(url.href, options)
              : this.http.post<Readable>(url.href, body, options),
          );
        } catch (error) {
          failure = deadline.explain(error);
          if (classifyFailure(failure).reason !== 'refused-address') break;
        }
      }
    } finally {
      deadline.headersCame();
    }
    throw failure;
  }

  private async receive(response: AxiosResponse<Readable>, deadline: FetchDeadline) {
    const wire = await readBody(response.data, header(response, 'content-length'), this.limits.wireBytes);
    const coding = header(response, 'content-encoding');
    const decompressed = this.decompressing.then(() => {
      deadline.signal.throwIfAborted();
      return decompressBody(wire, coding, this.limits.bodyBytes);
    });
    this.decompressing = decompressed.catch(() => undefined);
    const body = await decompressed;
    return { wireBytes: wire.length, body };
  }
}
