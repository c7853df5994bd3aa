import { describe, expect, it } from 'vitest';
import type { Database } from '../../../api/database/open.ts';
import { type OldContent, OTHER_PORTAL } from '../../support/otherPortal/content.ts';
import {
  coloursOf,
  INICIO_STORED,
  KINDS,
  type Kind,
  linesOf,
  membersOf,
  rowsOf,
} from '../../support/otherPortal/model.ts';
import { looksAlike } from '../../support/otherPortal/pictures.ts';
import { startOtherPortal } from '../../support/otherPortal/server.ts';
import { PLAIN_SHAPE, SHAPES, type Shape } from '../../support/otherPortal/shapes.ts';
import { postgresServer, withDatabase } from './postgresServer.ts';
import { runPortal } from './runPortal.ts';
import {
  emptyPortal,
  OWN_NAME,
  readFolder,
  readReport,
  readTransferred,
  sortedLines,
  type Transferred,
  transfer,
  withoutReasons,
} from './transferred.ts';

const server = postgresServer();

/** Of each row, what the other portal says of it, and the rest: what this portal adds. */
function expectRows(found: Transferred, content: OldContent, kind: Kind): void {
  const expected = rowsOf(content, kind);
  const stored: readonly object[] = found.rows[kind];
  const columns = expected.map((row, index) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value === undefined ? undefined : Reflect.get(stored[index] ?? {}, name),
      ]),
    ),
  );
  expect({ kind, count: stored.length, rows: columns }).toEqual({ kind, count: expected.length, rows: expected });
}

function expectPictures(found: Transferred, content: OldContent, kind: Kind): void {
  const expected = coloursOf(content[kind]);
  const stored = found.colours[kind];
  expect([...stored.keys()], kind).toEqual([...expected.keys()]);
  for (const [id, colour] of expected) expect(looksAlike(stored.get(id) ?? '', colour), `${kind} ${id}`).toBe(true);
}

/** A record that is stored without one is written now, those of a kind one millisecond apart. */
function expectInstants(found: Transferred, kind: Kind, since: number): void {
  const instants = found.rows[kind].filter(({ created_at }) => Date.parse(created_at) >= since);
  const times = instants.map(({ created_at }) => Date.parse(created_at));
  expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))).toBe(true);
  expect(found.rows[kind].every(({ created_at }) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(created_at))).toBe(true);
}

function expectHistory(found: Transferred, content: OldContent, kind: Kind): void {
  const added = found.movimientos.filter(({ recurso, accion }) => recurso === kind && accion === 'agregar');
  expect(added.map(({ recurso_id }) => recurso_id).sort((a, b) => a - b)).toEqual(content[kind].map(({ id }) => id));
  for (const { recurso_id, antes, despues, usuario } of added) {
    expect({ antes, usuario }).toEqual({ antes: null, usuario: 'traer' });
    const row = found.rows[kind].find(({ id }) => id === recurso_id);
    expect(JSON.parse(despues ?? '')).toEqual(row);
  }
  const published = found.publicaciones.filter(({ recurso }) => recurso === kind);
  const visible = content[kind].filter((record) => record.visible).map(({ id }) => id);
  // Partners have no page of their own.
  if (kind !== 'convenios')
    expect(published.map(({ recurso_id }) => recurso_id).sort((a, b) => a - b)).toEqual(visible);
}

function expectContent(found: Transferred, content: OldContent, since: number): void {
  for (const kind of KINDS) {
    expectRows(found, content, kind);
    expectPictures(found, content, kind);
    expectInstants(found, kind, since);
    expectHistory(found, content, kind);
  }
  expect(found.members).toEqual(membersOf(content));
  expect(found.lineas).toEqual(content.lineas);
  expect(found.inicio).toMatchObject(INICIO_STORED(content));
  expect(found.identidad).toEqual({ nombre: OWN_NAME });
}

/** Transfers the other portal and puts the written file in the place of the portal. */
async function move(shape: Shape, portal: { dataDir: string; env?: Record<string, string> }) {
  const other = await startOtherPortal({ content: OTHER_PORTAL, shape });
  const elsewhere = shape.pictures === null ? await picturesElsewhere() : null;
  const options = elsewhere === null ? [] : ['--imagenes', elsewhere.origin];
  const transferred = await transfer({ url: other.url, ...portal, session: shape.staff === 'session', options });
  expect(transferred.code, transferred.error).toBe(0);
  expect(other.seen.unexpected).toEqual([]);
  expect(other.seen.most).toBeLessThanOrEqual(4);
  expect([...(elsewhere?.seen.cookies ?? []), ...(elsewhere?.seen.unexpected ?? [])]).toEqual([]);
  const restored = await runPortal(portal.dataDir, ['restaurar', transferred.file], { env: portal.env ?? {} });
  expect(restored).toMatchObject({ code: 0, error: '' });
  return { other, report: readReport(transferred.report) };
}

/** Another server that has nothing but the pictures. */
const picturesElsewhere = () => startOtherPortal({ content: OTHER_PORTAL, shape: { ...PLAIN_SHAPE, pictures: '' } });

async function expectMoved(
  shape: Shape,
  portal: { dataDir: string; env?: Record<string, string> },
  read: () => Promise<Transferred>,
) {
  const since = Date.now();
  const { report } = await move(shape, portal);
  expectContent(await read(), OTHER_PORTAL, since);
  expect(sortedLines(withoutReasons(report))).toEqual(sortedLines(linesOf(OTHER_PORTAL, shape)));
  for (const { motivo } of report) expect(motivo).not.toBe('');
}

describe('traer', () => {
  it.each(SHAPES)('brings every record, link and picture, or reports it: $title', async (shape) => {
    const dataDir = await emptyPortal();
    await expectMoved(shape, { dataDir }, () => readFolder(dataDir, readTransferred));
  });

  it.each(SHAPES)('does the same on PostgreSQL: $title', async (shape) => {
    const url = await server.createDatabase();
    expect(await runPortal(await emptyPortal(), ['mudar', url])).toMatchObject({ code: 0, error: '' });
    const read = () => withDatabase(url, (db: Database) => readTransferred(db));
    await expectMoved(shape, { dataDir: '/no/hay/carpeta', env: { DATABASE_URL: url } }, read);
  });
});
