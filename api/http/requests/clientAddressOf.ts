import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Address6 } from 'ip-address';

const IPV6_PREFIX = 64;

/** The client address that a limit counts: an IPv4 address, or the /64 of an IPv6 address, since one client usually has all of it. */
export function clientAddressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  const network = new Address6(`${ip}/${IPV6_PREFIX}`).startAddress().correctForm();
  return `${network}/${IPV6_PREFIX}`;
}
