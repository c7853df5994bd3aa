import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listBackups } from '../../backups/folder.ts';
import type { Config } from '../../config/config.ts';
import { CommandError, type RunCommand } from '../../copies/command.ts';
import { messageOfError } from '../../copies/errorMessage.ts';
import { requireSqlite } from '../../database/sqliteVersion.ts';
import { diagnose, formatFinding } from './checks.ts';
import type { Facts } from './facts.ts';
import { probeDatabase, probeFolder, probePort } from './probes.ts';

const { version: portal } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

function problemOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return messageOfError(error);
  }
}

async function findOut(config: Config): Promise<Facts> {
  const { host, port, dataDir, databaseUrl, backupDir, publicUrl, trustProxy, siteDir } = config;
  const sqlite = process.versions.sqlite ?? '0';
  const backups = backupDir === null ? [] : listBackups(backupDir).filter(({ tipo }) => tipo !== 'actualizacion');
  return {
    now: new Date(),
    uid: process.getuid?.() ?? null,
    portal,
    node: process.versions.node,
    sqlite,
    sqliteProblem: problemOf(() => requireSqlite(sqlite)),
    host,
    port,
    listening: await probePort(host, port),
    dataDir: await probeFolder(dataDir, 'parents too'),
    backupDir: backupDir === null ? null : await probeFolder(backupDir, 'folder'),
    lastBackup:
      backups
        .map(({ instante }) => instante)
        .sort()
        .at(-1) ?? null,
    database: await probeDatabase(dataDir, databaseUrl),
    publicUrl,
    trustProxy,
    isSiteBuilt: siteDir !== null && existsSync(path.join(siteDir, 'index.html')),
  };
}

export const run: RunCommand = async (context) => {
  const { console } = context;
  const findings = diagnose(await findOut(context));
  for (const finding of findings) console.info(formatFinding(finding));
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors > 0) throw new CommandError(`Por corregir antes de operar: ${errors}.`);
  console.info('Nada impide operar.');
};
