import path from 'node:path';
import { z } from 'zod';
import { PASSWORD_MIN } from '../contract/entities/password.ts';

/** The server's configuration. Only main.ts and portal.ts read process.env, through readConfig. */
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

/** A variable that may be missing; an empty one counts as missing. */
const optional = z.string().optional();
/** Items separated by commas. */
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((item) => item.trim() || []));

const isPort = (text: string): boolean => Number.isInteger(Number(text)) && Number(text) >= 0 && Number(text) <= 65_535;
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** The environment variables that the server reads, apart from NODE_ENV, which decides two of the rules. */
const variables = (production: boolean) =>
  z.object({
    PORT: z
      .string()
      .default('3000')
      .refine(isPort, { error: ({ input }) => `'${input}' no es un puerto` })
      .transform(Number),
    HOST: optional.transform((host) => host || '127.0.0.1'),
    DATA_DIR: optional.transform((folder) => folder || 'data'),
    ADMIN_USUARIO: optional.transform((usuario) => usuario || 'admin'),
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
    ALLOWED_ORIGINS: list.pipe(
      z.array(
        z.string().refine(isOrigin, { error: ({ input }) => `'${input}' no es un origen como https://ejemplo.org` }),
      ),
    ),
    TRUST_PROXY: list,
  });

/** Names of the environment variables; README.md and .env.example document them. */
export const VARIABLES = Object.keys(variables(false).shape);

/**
 * Reads the configuration and reports every unusable variable at once.
 * @throws {Error} with one line for each of them
 */
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
    sampleContent: data.SAMPLE_CONTENT === 'on',
    allowedOrigins: data.ALLOWED_ORIGINS,
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY,
    trustProxy: data.TRUST_PROXY,
    siteDir: path.join(root, 'dist'),
    answersInThread: true,
    log: true,
  };
}
