import type { ChildProcess } from 'node:child_process';
import { end, spawnPortal } from '../../tests/support/portalProcess.ts';
import { temporaryFolder } from '../servers.ts';
import { Connection, requestOf } from './connection.ts';

const STAFF = { usuario: 'maria.prueba', password: 'una clave larga de prueba' } as const;

export interface PortalUnderLoad extends AsyncDisposable {
  port: number;
  child: ChildProcess;
  dataDir: string;
  /** @returns the Cookie header line of a staff session */
  signIn(): Promise<string>;
}

/**
 * Starts a production portal with the sample content. It trusts X-Forwarded-For, so that clients can use many addresses.
 * @param fill writes the database before, and so without the sample content
 */
export async function startPortalUnderLoad(
  fill: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<PortalUnderLoad> {
  const folder = temporaryFolder();
  await fill(folder.path);
  const { child, origin } = await spawnPortal({
    NODE_ENV: 'production',
    DATA_DIR: folder.path,
    SAMPLE_CONTENT: 'on',
    ADMIN_USUARIO: STAFF.usuario,
    ADMIN_PASSWORD: STAFF.password,
    TRUST_PROXY: '127.0.0.1',
  });
  const port = Number(new URL(origin).port);
  return {
    port,
    child,
    dataDir: folder.path,
    async signIn() {
      const connection = await Connection.open(port);
      const { headers } = await connection.ask(loginOf(STAFF.usuario, STAFF.password, '198.51.100.1'));
      connection.close();
      return `Cookie: ${/^set-cookie: ([^;]+)/im.exec(headers)?.[1] ?? ''}`;
    },
    async [Symbol.asyncDispose]() {
      await end(child, 'SIGTERM');
      folder[Symbol.dispose]();
    },
  };
}

/** A login request. @param from the client's IP address */
export const loginOf = (usuario: string, password: string, from: string): string =>
  requestOf('POST', '/api/Login/login', [`X-Forwarded-For: ${from}`], JSON.stringify({ usuario, password }));

export const KNOWN_USER = STAFF.usuario;
export const KNOWN_PASSWORD = STAFF.password;
