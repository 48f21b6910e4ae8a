const SERIES = /^news_search_process_resident_memory_bytes\{[^}]*\} (\S+)$/gm;

/** Resident memory of a running service in bytes, all its processes together, from its metrics. */
export async function residentMemory(managementPort) {
  const metrics = await (await fetch(`http://127.0.0.1:${managementPort}/metrics`)).text();
  const processes = [...metrics.matchAll(SERIES)];
  if (processes.length === 0) throw new Error('The service does not say how much memory it takes.');
  return processes.reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}
