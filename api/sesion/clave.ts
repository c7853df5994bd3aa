import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** OWASP's parameters for argon2id: memory in KiB. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Hashing occupies threads of the pool that serves files. */
const MAX_CONCURRENT_HASHES = 2;

const hash = promisify(argon2);
const limitHashes = pLimit(MAX_CONCURRENT_HASHES);

/** Of no password at all: checking against it makes an unknown user cost as much time as a wrong password. */
export const CLAVE_DE_NADIE =
  '$argon2id$v=19$m=19456,t=2,p=1$rn6JJu3sC9pGFf7EfzZkIA$v47HRQaaVM7LrzTo7R8yXwFUjA5b9dpHPyPo+HG1iXY';

interface Stored {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

function tagOf(clave: string, { memory, passes, parallelism, salt }: Omit<Stored, 'tag'>): Promise<Buffer> {
  const message = Buffer.from(clave.normalize('NFKC'));
  return limitHashes(() =>
    hash('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: TAG_BYTES }),
  );
}

/** Hashes a password into a PHC string, off the event loop. */
export async function cifrarClave(clave: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(clave, { ...PARAMETERS, salt });
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
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

/** Whether a password is the one behind a PHC string; takes the same time for a right and a wrong one. */
export async function comprobarClave(clave: string, phc: string): Promise<boolean> {
  const { tag, ...rest } = parse(phc);
  return timingSafeEqual(await tagOf(clave, rest), tag);
}

/** Whether a PHC string was made with other parameters than today's, and should be made anew. */
export function esDeOtraEpoca(phc: string): boolean {
  const { memory, passes, parallelism } = parse(phc);
  return memory !== PARAMETERS.memory || passes !== PARAMETERS.passes || parallelism !== PARAMETERS.parallelism;
}
