import { statfsSync } from 'node:fs';
import type { Settings } from '../config/settings.js';
import { failedPollOf, UNREACHED_REASONS } from '../ingestion/poll/faults.js';
import { readSources } from '../ingestion/sources/read-sources.js';
import { faultResult, okResult, type DoctorCheckResult } from './doctor-result.js';
import { feedFetcher } from './sources-actions.js';

/** Maximum number of sources, each of another host, that are requested until one responds. Then the check fails. */
const MAX_REQUESTS = 3;

/** Requests a source as ingestion does: any response proves that DNS, proxy and firewall let requests out. */
export async function checkOutboundRequest({ ingestion }: Settings): Promise<DoctorCheckResult | null> {
  if (!ingestion.enabled) return null;
  const byHost = new Map(readSources(ingestion.sources).sources.map(({ url }) => [new URL(url).host, url]));
  const urls = [...byHost.values()].slice(0, MAX_REQUESTS);
  if (urls.length === 0) return null;
  const fetchOnce = feedFetcher(ingestion);
  const reasons: string[] = [];
  for (const url of urls) {
    const { origin } = new URL(url);
    try {
      await fetchOnce(url);
      return okResult(`${origin} responds.`);
    } catch (error) {
      const { reason, message } = failedPollOf(error).fault;
      if (!UNREACHED_REASONS.has(reason) && !/proxy|timeout|refused-address/.test(reason))
        return okResult(`${origin} responds (${reason}).`);
      reasons.push(`${origin}: ${reason}: ${message}`);
    }
  }
  return faultResult(
    `No source is reached. ${reasons.join('; ')}. Check DNS, firewall and HTTPS_PROXY of this machine.`,
  );
}

/** Names of network file systems, by the type that `statfs` returns on Linux. */
const NETWORK_FILE_SYSTEMS: Record<number, string> = {
  0x6969: 'NFS',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB2',
  0x517b: 'SMB',
  0x564c: 'NCP',
  0x01021997: '9P',
  0x00c36400: 'Ceph',
  0x5346414f: 'AFS',
  0x6b414653: 'AFS',
  0x0bd00bd0: 'Lustre',
  0x73757245: 'Coda',
  0x47504653: 'GPFS',
};

/** The name of the network file system of a folder; null for a local or unknown file system. */
export function networkFileSystem(folder: string, type = statfsSync(folder).type): string | null {
  return NETWORK_FILE_SYSTEMS[type >>> 0] ?? null;
}
