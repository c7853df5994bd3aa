import { isIP } from 'node:net';
import path from 'node:path';
import { MB, sizeText } from '../../../contract/values/sizeText.ts';
import type { Facts, FolderFacts } from './facts.ts';

/** Only `error` prevents operation. */
export interface Finding {
  level: 'bien' | 'aviso' | 'error';
  title: string;
  text: string;
}

type Check = (facts: Facts) => Omit<Finding, 'title'>;

const bien = (text: string) => ({ level: 'bien', text }) as const;
const aviso = (text: string) => ({ level: 'aviso', text }) as const;
const error = (text: string) => ({ level: 'error', text }) as const;

const LEAST_FREE = 64 * MB;
const FEW_FREE = 1_000 * MB;
/** Files as large as the database that should fit on a disk. */
const FILES_THAT_FIT = 3;
const OTHERS = 0o077;
const FIRST_YEAR = 2026;
const LAST_YEAR = 2100;
const CLOCK_TOLERANCE_MS = 5_000;
const FUTURE_TOLERANCE_MS = 5 * 60_000;
/** A daily backup, and two hours for it to be made. */
const BACKUP_LATE_MS = 26 * 60 * 60_000;
const LEAST_POSTGRES = 13;

const checkPort: Check = ({ listening, host, port }) => {
  switch (listening.state) {
    case 'portal':
      return bien(`el portal ${listening.version} responde en ${host}:${port}.`);
    case 'free':
      return bien(`${host}:${port} está libre; el portal no está en marcha.`);
    case 'unhealthy':
      return error(`el portal de ${host}:${port} no puede servir: revise su registro y la base de datos.`);
    case 'taken':
      return error(`otro programa usa ${host}:${port}. Deténgalo, o elija otro puerto en PORT.`);
    case 'impossible':
      return error(`no se puede usar ${host}:${port}: ${listening.problem}. Corrija PORT o HOST.`);
  }
};

function folderProblem(variable: string, { path: dir, exists, problem, mode, owner }: FolderFacts, uid: number | null) {
  if (problem !== null && !exists)
    return error(`no se puede crear ${dir}. ${problem}. Corrija ${variable}, o cree la carpeta.`);
  if (problem !== null)
    return error(`no se puede escribir en ${variable}. ${problem}. Dé la carpeta al usuario del portal con chown.`);
  if (uid === 0 && owner !== 0)
    return aviso(`lo revisó root, y ${dir} es de otro usuario: ejecute doctor como el usuario del portal.`);
  if (mode !== null && (mode & OTHERS) !== 0)
    return aviso(`otros usuarios del equipo pueden entrar en ${variable}: chmod 700 ${dir}`);
  return null;
}

const checkDataDir: Check = ({ dataDir, database, uid }) => {
  // PostgreSQL needs no DATA_DIR.
  if (!dataDir.exists && database.engine === 'PostgreSQL') return bien(`${dataDir.path} no existe.`);
  if (!dataDir.exists && dataDir.problem === null)
    return aviso(`${dataDir.path} no existe. El primer arranque la crea; revise DATA_DIR.`);
  return folderProblem('DATA_DIR', dataDir, uid) ?? bien(`el portal puede escribir en ${dataDir.path}.`);
};

function spaceIn(variable: string, { path: dir, freeBytes }: FolderFacts, databaseBytes: number) {
  if (freeBytes === null) return [];
  const text = `quedan ${sizeText(freeBytes)} en el disco de ${variable} (${dir})`;
  if (freeBytes < LEAST_FREE) return [error(`${text}: libere espacio.`)];
  const isLittle = freeBytes < Math.max(FEW_FREE, databaseBytes * FILES_THAT_FIT);
  return [isLittle ? aviso(`${text}, que es poco: libere espacio.`) : bien(`${text}.`)];
}

const LEVELS = ['error', 'aviso', 'bien'] as const;

const checkSpace: Check = ({ dataDir, backupDir, database }) => {
  const found = [
    ...spaceIn('DATA_DIR', dataDir, database.bytes),
    ...(backupDir === null ? [] : spaceIn('BACKUP_DIR', backupDir, database.bytes)),
  ];
  const level = LEVELS.find((each) => found.some((one) => one.level === each)) ?? 'bien';
  return { level, text: found.map(({ text }) => text).join(' ') || 'no se conoce el espacio libre.' };
};

const checkClock: Check = ({ now, database: { clockOffset, lastMovement } }) => {
  const year = now.getUTCFullYear();
  const fix = 'Ponga el reloj en hora: timedatectl set-ntp true';
  if (year < FIRST_YEAR || year > LAST_YEAR) return error(`el equipo dice que es ${now.toISOString()}. ${fix}`);
  if (Math.abs(clockOffset) > CLOCK_TOLERANCE_MS) {
    const seconds = Math.round(Math.abs(clockOffset) / 1_000);
    return aviso(`el reloj de PostgreSQL y el de este equipo difieren en ${seconds} s. ${fix}, en los dos.`);
  }
  if (lastMovement !== null && Date.parse(lastMovement) > now.getTime() + FUTURE_TOLERANCE_MS)
    return aviso(`el último movimiento es del futuro (${lastMovement}): un reloj estuvo adelantado. ${fix}`);
  return bien(now.toISOString());
};

/** @param hostname of a URL, which normalizes addresses */
const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost\.?$/.test(hostname) ||
  /^127\.[\d.]+$/.test(hostname) ||
  ['0.0.0.0', '[::1]', '[::]'].includes(hostname);

const checkPublicUrl: Check = ({ publicUrl }) => {
  if (publicUrl === null) {
    return aviso(
      'falta PUBLIC_URL, la dirección a la que llegan los visitantes, como https://investigacion.example.org: ' +
        'los buscadores y las suscripciones la necesitan.',
    );
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (isLoopback(hostname))
    return aviso(
      `${publicUrl} solo sirve en este equipo: escriba en PUBLIC_URL la dirección a la que llegan los visitantes.`,
    );
  if (protocol === 'http:' && isIP(hostname) === 0)
    return aviso(`${publicUrl} no va cifrada: ponga delante un proxy con TLS, y https en PUBLIC_URL.`);
  return bien(publicUrl);
};

const checkProxy: Check = ({ publicUrl, trustProxy }) => {
  const inexact = trustProxy.find((address) => isIP(address) === 0);
  if (inexact !== undefined)
    return aviso(`TRUST_PROXY incluye '${inexact}', más que una dirección: escriba solo la de cada proxy.`);
  if (trustProxy.length === 0 && publicUrl?.startsWith('https:')) {
    return aviso(
      'PUBLIC_URL es https y falta TRUST_PROXY, la dirección desde la que llama el proxy: sin ella todos los ingresos ' +
        'parecen venir del proxy, y la cookie de la sesión no queda limitada a https.',
    );
  }
  return bien(trustProxy.length === 0 ? 'sin proxy.' : `se confía en ${trustProxy.join(', ')}.`);
};

/** On Windows the way to another drive is its whole path. */
export function isWithin(inner: string, outer: string, { relative, isAbsolute } = path): boolean {
  const way = relative(outer, inner);
  return !way.startsWith('..') && !isAbsolute(way);
}

const checkBackups: Check = ({ backupDir, dataDir, lastBackup, now, uid }) => {
  if (backupDir === null)
    return aviso('no se hacen respaldos automáticos: escriba en BACKUP_DIR una carpeta, mejor de otro disco.');
  if (!backupDir.exists && backupDir.problem === null)
    return aviso(`${backupDir.path} no existe: créela, o deje que el portal la cree; revise BACKUP_DIR.`);
  const problem = folderProblem('BACKUP_DIR', backupDir, uid);
  if (problem !== null) return problem;
  if (lastBackup === null) return aviso(`no hay respaldos en ${backupDir.path}: el portal hace uno al arrancar.`);
  if (now.getTime() - Date.parse(lastBackup) > BACKUP_LATE_MS)
    return aviso(`el último respaldo es del ${lastBackup}: revise el registro del portal y el espacio en BACKUP_DIR.`);
  if (isWithin(backupDir.path, dataDir.path))
    return aviso(
      `BACKUP_DIR está dentro de DATA_DIR: si se pierde una se pierden las dos. El último es del ${lastBackup}.`,
    );
  return bien(`el último es del ${lastBackup}.`);
};

const checkDatabase: Check = ({ database: { engine, problem, serverVersion, applied, own } }) => {
  const variable = engine === 'SQLite' ? 'DATA_DIR' : 'DATABASE_URL';
  if (problem !== null) return error(`no se puede leer. ${problem} Revise ${variable}.`);
  if (serverVersion !== null && Number.parseInt(serverVersion, 10) < LEAST_POSTGRES)
    return error(`PostgreSQL ${serverVersion} es muy antiguo: use ${LEAST_POSTGRES} o posterior.`);
  const name = serverVersion === null ? engine : `${engine} ${serverVersion}`;
  if (applied.length === 0) return bien(`${name}, vacía: el primer arranque crea las tablas.`);
  const foreign = applied.find((migration, index) => migration !== own[index]);
  if (foreign !== undefined) {
    return error(
      `es de una versión más nueva del portal, o de otro (${foreign}): instale esa versión, o restaure un respaldo.`,
    );
  }
  const pending = own.length - applied.length;
  if (pending > 0)
    return aviso(
      `${name}, de una versión anterior: el próximo arranque la respalda y la actualiza (migraciones: ${pending}).`,
    );
  return bien(`${name}, al día (${applied.at(-1)}).`);
};

const checkVersions: Check = ({ portal, node, sqlite, sqliteProblem }) =>
  sqliteProblem === null ? bien(`portal ${portal}, Node ${node}, SQLite ${sqlite}.`) : error(sqliteProblem);

const checkSite: Check = ({ isSiteBuilt }) =>
  isSiteBuilt ? bien('construido.') : aviso('falta la carpeta dist: constrúyalo con npm run build.');

const CHECKS: readonly (readonly [string, Check])[] = [
  ['Versiones', checkVersions],
  ['Puerto', checkPort],
  ['Carpeta de datos', checkDataDir],
  ['Base de datos', checkDatabase],
  ['Espacio', checkSpace],
  ['Reloj', checkClock],
  ['Dirección pública', checkPublicUrl],
  ['Proxy', checkProxy],
  ['Respaldos', checkBackups],
  ['Sitio', checkSite],
];

export const diagnose = (facts: Facts): Finding[] => CHECKS.map(([title, check]) => ({ title, ...check(facts) }));

export const formatFinding = ({ level, title, text }: Finding): string => `${level.padEnd(6)} ${title}: ${text}`;
