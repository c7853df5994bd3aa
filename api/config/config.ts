import { isIP } from 'node:net';
import path from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { z } from 'zod';
import { PASSWORD_MIN } from '../../contract/entities/password.ts';
import { loginName } from '../../contract/entities/usuario.ts';

/** The parameters of argon2id that OWASP recommends; memory in KiB. */
export const PASSWORD_COST = { memory: 19_456, passes: 2, parallelism: 1 };

export interface Config {
  port: number;
  host: string;
  /** folder of the SQLite file, or ':memory:' */
  dataDir: string;
  /** postgres://…; null selects SQLite in dataDir */
  databaseUrl: string | null;
  /** created on the first start; a null password is generated and printed once the portal listens */
  adminUsuario: string;
  adminPassword: string | null;
  /** of new hashes; others are replaced at the next login */
  passwordCost: typeof PASSWORD_COST;
  sampleContent: boolean;
  /** origin of the portal, without a trailing slash; null if PUBLIC_URL is not set */
  publicUrl: string | null;
  /** other origins that may call the API (CORS) */
  allowedOrigins: readonly string[];
  /** event loop delay in milliseconds above which requests are answered 503; 0 is no limit */
  maxEventLoopDelay: number;
  /** searches that one client may send in a minute */
  searchesPerMinute: number;
  /** addresses of proxies whose X-Forwarded-* headers are trusted */
  trustProxy: readonly string[];
  /** weekly check of links, the server's only requests to other servers */
  checkLinks: boolean;
  /** token for GET /metrics; null serves no metrics */
  metricsToken: string | null;
  /** folder of the automatic backups; null makes none */
  backupDir: string | null;
  /** hour of the automatic backup, in Bogotá */
  backupHour: number;
  /** automatic backups that are kept */
  backupRetention: { daily: number; weekly: number; monthly: number };
  /** folder of the built site; null serves the API alone */
  siteDir: string | null;
  /** also makes backups in one; false for an in-memory database, which a worker thread cannot open */
  renderInWorker: boolean;
  log: boolean;
}

const MAX_PORT = 65_535;
/** Milliseconds. */
const MAX_EVENT_LOOP_DELAY = { byDefault: 1_000, most: 60_000 };
const BACKUP_DEFAULTS = { hour: 2, daily: 7, weekly: 4, monthly: 12 };
const MAX_BACKUPS = 1_000;
/** Visitors behind one address share it. */
const SEARCHES_PER_MINUTE = 300;

/** What RFC 6750 allows in a header. */
const TOKEN = /^[\w.~+/-]{16,}=*$/;

const optional = z.string().optional();
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((item) => item.trim() || []));

const wholeNumber = (byDefault: number, min: number, max: number) =>
  optional
    .transform((text) => Number(text || byDefault))
    .refine((number) => Number.isInteger(number) && number >= min && number <= max, {
      error: `use un número entero entre ${min} y ${max}`,
    });

const isPort = (text: string): boolean =>
  Number.isInteger(Number(text)) && Number(text) > 0 && Number(text) <= MAX_PORT;
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const isWebOrigin = (text: string): boolean => /^https?:/.test(text) && isOrigin(text);

/** One address, a range such as 10.0.0.0/8, or a name for ranges such as 'loopback'. */
function isAddress(text: string): boolean {
  // proxy-addr would take '1' for 0.0.0.1.
  if (isIP(text.replace(/\/.*/, '')) === 0 && !/^[a-z]+$/.test(text)) return false;
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

const variables = (production: boolean) =>
  z.object({
    PORT: optional
      .transform((port) => port || '3000')
      // 0 would be a random one.
      .refine(isPort, { error: ({ input }) => `'${input}' no es un puerto` })
      .transform(Number),
    HOST: optional.transform((host) => host || '127.0.0.1'),
    DATA_DIR: optional.transform((folder) => folder || 'data'),
    ADMIN_USUARIO: optional.transform((usuario) => usuario || 'admin').pipe(loginName()),
    ADMIN_PASSWORD: optional
      .transform((clave) => clave || null)
      .refine((clave) => clave === null || clave.length >= PASSWORD_MIN || !production, {
        error: `use al menos ${PASSWORD_MIN} caracteres`,
      }),
    DATABASE_URL: optional
      .transform((url) => url || null)
      .refine((url) => url === null || /^postgres(ql)?:\/\//.test(url), {
        error: 'use postgres://usuario:clave@servidor:puerto/base',
      }),
    SAMPLE_CONTENT: optional
      .transform((choice) => choice || (production ? 'off' : 'on'))
      .pipe(z.enum(['on', 'off'], { error: "use 'on' u 'off'" })),
    PUBLIC_URL: optional
      .transform((url) => url || null)
      .refine((url) => url === null || isWebOrigin(url), {
        error: ({ input }) =>
          `'${input}' no es una dirección como https://investigacion.example.org, sin barra final ni ruta`,
      }),
    ALLOWED_ORIGINS: list.pipe(
      z.array(
        z.string().refine(isOrigin, { error: ({ input }) => `'${input}' no es un origen como https://ejemplo.org` }),
      ),
    ),
    TRUST_PROXY: list.pipe(
      z.array(
        z.string().refine(isAddress, { error: ({ input }) => `'${input}' no es una dirección IP, como 10.0.0.2` }),
      ),
    ),
    CHECK_LINKS: optional
      .transform((choice) => choice || 'off')
      .pipe(z.enum(['on', 'off'], { error: "use 'on' u 'off'" })),
    METRICS_TOKEN: optional
      .transform((token) => token || null)
      .refine((token) => token === null || TOKEN.test(token), {
        error: 'use al menos 16 letras sin tilde, cifras o signos - . _ ~ + /',
      }),
    BACKUP_DIR: optional.transform((folder) => folder || null),
    BACKUP_HOUR: wholeNumber(BACKUP_DEFAULTS.hour, 0, 23),
    // At least one day is kept, so that the last copy is never deleted.
    BACKUP_DAILY: wholeNumber(BACKUP_DEFAULTS.daily, 1, MAX_BACKUPS),
    BACKUP_WEEKLY: wholeNumber(BACKUP_DEFAULTS.weekly, 0, MAX_BACKUPS),
    BACKUP_MONTHLY: wholeNumber(BACKUP_DEFAULTS.monthly, 0, MAX_BACKUPS),
    SEARCHES_PER_MINUTE: optional
      .transform((count) => Number(count || SEARCHES_PER_MINUTE))
      .refine((count) => Number.isInteger(count) && count > 0, { error: 'use un número entero mayor que 0' }),
    MAX_EVENT_LOOP_DELAY: wholeNumber(MAX_EVENT_LOOP_DELAY.byDefault, 0, MAX_EVENT_LOOP_DELAY.most),
  });

export const VARIABLES = Object.keys(variables(false).shape);

/** @throws {Error} with one line for each invalid variable */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const { data, error } = variables(env.NODE_ENV === 'production').safeParse(env);
  if (error) {
    const problems = error.issues.map(({ path: [name], message }) => `  ${String(name)}: ${message}`);
    throw new Error(`El portal no puede iniciar:\n${problems.join('\n')}`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(root, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    adminUsuario: data.ADMIN_USUARIO,
    adminPassword: data.ADMIN_PASSWORD,
    passwordCost: PASSWORD_COST,
    sampleContent: data.SAMPLE_CONTENT === 'on',
    publicUrl: data.PUBLIC_URL,
    allowedOrigins: data.ALLOWED_ORIGINS,
    maxEventLoopDelay: data.MAX_EVENT_LOOP_DELAY,
    trustProxy: data.TRUST_PROXY,
    searchesPerMinute: data.SEARCHES_PER_MINUTE,
    checkLinks: data.CHECK_LINKS === 'on',
    metricsToken: data.METRICS_TOKEN,
    backupDir: data.BACKUP_DIR && path.resolve(root, data.BACKUP_DIR),
    backupHour: data.BACKUP_HOUR,
    backupRetention: { daily: data.BACKUP_DAILY, weekly: data.BACKUP_WEEKLY, monthly: data.BACKUP_MONTHLY },
    siteDir: path.join(root, 'dist'),
    renderInWorker: true,
    log: true,
  };
}
