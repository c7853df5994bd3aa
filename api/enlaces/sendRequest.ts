import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { request as requestByHttp } from '../node/http.ts';
import { isPublicAddress } from './publicAddress.ts';

/** The parts that tests replace. */
export interface Network {
  resolve: (host: string) => Promise<LookupAddress[]>;
  isAllowed: (address: string) => boolean;
}

export const INTERNET: Network = { resolve: (host) => lookup(host, { all: true }), isAllowed: isPublicAddress };

/** The address is not public, so no request was sent. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

interface RequestOptions {
  method: 'HEAD' | 'GET';
  userAgent: string;
  network: Network;
  signal: AbortSignal;
}

interface Head {
  status: number;
  location: string | undefined;
}

/** The connection uses the checked addresses, which prevents DNS rebinding. */
function checkedLookup({ resolve, isAllowed }: Network): LookupFunction {
  return (host, { all }, callback) => {
    const answer = (addresses: LookupAddress[]) => {
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
        callback(new AddressRefused(host), '');
      } else if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    resolve(host).then(answer, (error: Error) => callback(error, ''));
  };
}

/** Node does not look up a host that is an address. */
function requireAllowedHost({ hostname }: URL, { isAllowed }: Network): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && !isAllowed(address)) throw new AddressRefused(address);
}

/** Sends one request over its own connection and reads the head of the answer. @throws {AddressRefused} or an error of the network */
export async function sendRequest(url: URL, { method, userAgent, network, signal }: RequestOptions): Promise<Head> {
  requireAllowedHost(url, network);
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  const options = {
    method,
    agent: false,
    lookup: checkedLookup(network),
    signal,
    headers: { 'User-Agent': userAgent, Accept: '*/*' },
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}
