import path from 'node:path';
import { CLAVE_MIN } from '../contract/entidades/clave.ts';

/** What the portal needs to know of its surroundings; the only reader of process.env is main.ts, through this file. */
export interface Config {
  port: number;
  host: string;
  /** folder of the SQLite file; ':memory:' keeps nothing (tests) */
  dataDir: string;
  /** postgres://…: the database is PostgreSQL, for several instances; null is SQLite in dataDir */
  databaseUrl: string | null;
  /** user that the first start creates; its password is random and printed once when null */
  adminUsuario: string;
  adminPassword: string | null;
  /** whether the first start on an empty database loads the sample group */
  sampleContent: boolean;
  /** origins of other sites whose pages may call the API; none by default */
  allowedOrigins: readonly string[];
  /** milliseconds by which the event loop may be late before calls are answered 503; 0 is no limit */
  maxEventLoopDelay: number;
  /** addresses of proxies whose X-Forwarded-* headers are believed */
  trustProxy: readonly string[];
  /** folder of the built site; null serves the API alone */
  siteDir: string | null;
  /** whether the visitors' answers may be made in a thread of its own; false where the database is in memory */
  answersInThread: boolean;
  log: boolean;
}

const MAX_EVENT_LOOP_DELAY = 1_000;

/** The items of a variable that are separated by commas. */
const listOf = (text = ''): string[] => text.split(',').flatMap((item) => item.trim() || []);
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/**
 * Reads the configuration, complaining about everything at once.
 * @throws {Error} with one line for each variable that cannot be used
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const problems: string[] = [];
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) problems.push(`PORT: '${env.PORT}' no es un puerto`);
  const adminPassword = env.ADMIN_PASSWORD || null;
  if (adminPassword !== null && adminPassword.length < CLAVE_MIN && env.NODE_ENV === 'production') {
    problems.push(`ADMIN_PASSWORD: use al menos ${CLAVE_MIN} caracteres`);
  }
  const databaseUrl = env.DATABASE_URL || null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    problems.push('DATABASE_URL: use postgres://usuario:clave@servidor:puerto/base');
  }
  const sampleContent = env.SAMPLE_CONTENT || (env.NODE_ENV === 'production' ? 'off' : 'on');
  if (sampleContent !== 'on' && sampleContent !== 'off') problems.push("SAMPLE_CONTENT: use 'on' u 'off'");
  const allowedOrigins = listOf(env.ALLOWED_ORIGINS);
  for (const origin of allowedOrigins.filter((text) => !isOrigin(text))) {
    problems.push(`ALLOWED_ORIGINS: '${origin}' no es un origen como https://ejemplo.org`);
  }
  if (problems.length > 0) throw new Error(`El portal no puede iniciar:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir: path.resolve(root, env.DATA_DIR || 'data'),
    databaseUrl,
    adminUsuario: env.ADMIN_USUARIO || 'admin',
    adminPassword,
    sampleContent: sampleContent === 'on',
    allowedOrigins,
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY,
    trustProxy: listOf(env.TRUST_PROXY),
    siteDir: path.join(root, 'dist'),
    answersInThread: true,
    log: true,
  };
}
