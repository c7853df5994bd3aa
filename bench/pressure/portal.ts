import type { ChildProcess } from 'node:child_process';
import { end, spawnPortal } from '../../tests/support/portalProcess.ts';
import { temporaryFolder } from '../servers.ts';
import { Connection, requestOf } from './connection.ts';

const STAFF = { usuario: 'maria.prueba', password: 'una clave larga de prueba' } as const;

/** The portal of production under pressure, with the sample group, on a folder that goes with it. */
export interface Pressed extends AsyncDisposable {
  port: number;
  child: ChildProcess;
  dataDir: string;
  /** Signs in. @returns the Cookie header's line */
  signIn(): Promise<string>;
}

/** Starts one that believes X-Forwarded-For, so that a client can come from many addresses. */
export async function startPressed(): Promise<Pressed> {
  const folder = temporaryFolder();
  const { child, origin } = await spawnPortal({
    NODE_ENV: 'production',
    DATA_DIR: folder.path,
    PORT: '0',
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

/** A try to sign in. @param from the address that it comes from */
export const loginOf = (usuario: string, password: string, from: string): string =>
  requestOf('POST', '/api/Login/login', [`X-Forwarded-For: ${from}`], JSON.stringify({ usuario, password }));

/** The user whom a wrong password does not let in. */
export const KNOWN_USER = STAFF.usuario;
