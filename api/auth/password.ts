import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { busyError } from '../errors/httpError.ts';

/** Parameters of argon2id; memory in KiB. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** The limit of the process: hashing runs on libuv's thread pool, which file reads share. */
const MAX_CONCURRENT_HASHES = 2;
const MAX_WAITING_HASHES = 20;

const hash = promisify(argon2);
const limitHashes = pLimit(MAX_CONCURRENT_HASHES);

/** True while so many hashes wait that another one is refused. */
export const areHashesBusy = (): boolean => limitHashes.pendingCount >= MAX_WAITING_HASHES;

const phcOf = ({ memory, passes, parallelism }: PasswordCost, salt: string, tag: string): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${tag}`;

/** Random bytes; no password is known that gives this tag. */
const NO_PASSWORD = ['rn6JJu3sC9pGFf7EfzZkIA', 'v47HRQaaVM7LrzTo7R8yXwFUjA5b9dpHPyPo+HG1iXY'] as const;

/** A hash that no password matches. Unknown users are verified against it, so that timing does not reveal them. */
export const dummyHash = (cost: PasswordCost): string => phcOf(cost, ...NO_PASSWORD);

/** What is stored of a user who has no password yet. It must not change: the next start recognizes such a user by it. */
export const UNSET_PASSWORD = phcOf({ memory: 19_456, passes: 2, parallelism: 1 }, ...NO_PASSWORD);

interface Stored extends PasswordCost {
  salt: Buffer;
  tag: Buffer;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '');

async function tagOf(clave: string, { memory, passes, parallelism, salt }: Omit<Stored, 'tag'>): Promise<Buffer> {
  if (areHashesBusy()) throw busyError();
  const message = Buffer.from(clave.normalize('NFKC'));
  return limitHashes(() =>
    hash('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: TAG_BYTES }),
  );
}

/** Hashes a password to a PHC string, off the event loop. @throws {HttpError} 503 if too many hashes wait */
export async function hashPassword(clave: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phcOf(cost, base64(salt), base64(await tagOf(clave, { ...cost, salt })));
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(phc: string): Stored {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc) ?? [];
  if (memory === undefined) throw new Error('a stored password is not a PHC string of argon2id');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** @throws {HttpError} 503 if too many hashes wait */
export async function verifyPassword(clave: string, phc: string): Promise<boolean> {
  const { tag, ...rest } = parse(phc);
  return timingSafeEqual(await tagOf(clave, rest), tag);
}

/** True if a hash was made with other parameters. */
export function needsRehash(phc: string, cost: PasswordCost): boolean {
  const { memory, passes, parallelism } = parse(phc);
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism;
}
