import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public, from IANA's registry of special-purpose addresses; multicast and reserved ones too. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** The rest of IPv6 is not routed, or maps another address. */
const GLOBAL_IPV6 = ['2000::', 3] as const;
/** Parts of it for protocols and documentation, and 6to4, which embeds an IPv4 address. */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

type Subnet = readonly [network: string, prefix: number];

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}

const specialIpv4 = listOf('ipv4', SPECIAL_IPV4);
const globalIpv6 = listOf('ipv6', [GLOBAL_IPV6]);
const specialIpv6 = listOf('ipv6', SPECIAL_IPV6);

/** True for an IP address of the public internet; false for any other text. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !specialIpv4.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
    default:
      return false;
  }
}
