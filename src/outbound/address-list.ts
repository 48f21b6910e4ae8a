import { BlockList, isIP } from 'node:net';

/**
 * A set of CIDR ranges and single addresses. An IPv4 range also holds its IPv4-mapped IPv6 form.
 * @throws RangeError that names an entry that is neither
 */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry.trim());
  return list;
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  const bits = prefix === undefined ? NaN : Number(prefix);
  const prefixFits = /^\d{1,3}$/.test(prefix ?? '') && bits <= (version === 6 ? 128 : 32);
  if (version === 0 || rest.length > 0 || (prefix !== undefined && !prefixFits)) {
    throw new RangeError(`"${entry}" is neither an IP address nor a CIDR range`);
  }
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, bits, family);
}

export function holds(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
