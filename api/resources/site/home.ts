import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Cifras } from '../../../contract/entities/cifras.ts';
import type { PublicConvenio } from '../../../contract/entities/convenio.ts';
import type { Inicio, InicioData } from '../../../contract/entities/inicio.ts';
import type { Identidad } from '../../../contract/identidad/identidad.ts';
import type { SitePart } from '../../../contract/resources/resource.ts';
import { resources as descriptors, EDITED_RESOURCES } from '../../../contract/resources/resources.ts';
import { COUNTED, type Counted, siteResources } from '../../../contract/resources/siteResources.ts';
import { INICIO_FIELDS } from '../../../contract/values/inicioFields.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import type { Lider } from '../../../contract/wire/inicio.ts';
import { readChangeMark } from '../../database/changeMark.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { nombreIn } from '../names/names.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { countPublic } from '../visibility/changeTimes.ts';
import { isScheduled, PUBLIC_TABLES, publicRows } from '../visibility/isPublic.ts';
import { nextChange } from '../visibility/schedule.ts';
import { publicLogos } from './convenioLogos.ts';
import { readIdentidad } from './identidadRow.ts';

const { to: table } = descriptors.identidad.references.lider_id;

/** The member who leads the group; null without one, or while visitors may not see the member. */
async function publicLider(db: Database, id: number | null, now: Date): Promise<Lider | null> {
  if (id === null) return null;
  const { rows } = await sql<Lider>`
    select id, ${nombreIn(table)} as nombre from ${sql.table(table)}
    where id = ${id} and ${publicRows(table, now)}`.execute(db);
  return rows[0] ?? null;
}

/** The page with the data policy; null without one, or while visitors may not read it. */
export async function publicPrivacidad(
  db: Database,
  id: number | null,
  now: Date,
): Promise<InicioData['privacidad'] | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('paginas')
    .where('id', '=', id)
    .where(publicRows('paginas', now))
    .select(['direccion', 'idioma'])
    .executeTakeFirst();
  return row === undefined ? null : { ...row, direccion: row.direccion.toLowerCase() };
}

const countedPartOf = (name: Counted) => (siteResources[name] as SitePart).counted ?? {};

/** The records that count today. */
function currentRows(column: string | undefined, now: Date): RawBuilder<SqlBool> {
  if (column === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.ref(column)} = '' or ${sql.ref(column)} >= ${localDay(now.toISOString())})`;
}

/** The year of the earliest day in a column of the records that visitors see; '' without one. */
async function firstYear(db: Database, name: Counted, column: string, now: Date): Promise<string> {
  const { rows } = await sql<{ first: string | null }>`
    select min(${sql.ref(column)}) as first from ${sql.table(name)}
    where ${publicRows(name, now)} and ${sql.ref(column)} <> ''`.execute(db);
  return rows[0]?.first?.slice(0, 4) ?? '';
}

/** How many records of each counted kind visitors see, and since when there are any. */
async function readCifras(db: Database, now: Date): Promise<Cifras> {
  const figures: Record<string, number | string> = { desde: '' };
  for (const name of COUNTED) {
    const { since, until } = countedPartOf(name);
    figures[name] = await countPublic(db, name, now, currentRows(until, now));
    if (since !== undefined) figures.desde = await firstYear(db, name, since, now);
  }
  return figures as Cifras;
}

/** The instant of the newest change that visitors can see; null without any. */
async function newestChange(db: Database, now: Date): Promise<string | null> {
  const seen = (table: (typeof PUBLIC_TABLES)[number]) => sql`${sql.table(table)} where ${publicRows(table, now)}`;
  const appeared = PUBLIC_TABLES.map(
    (table): RawBuilder<unknown> => sql`
      select max(case when created_at > publicar_desde then created_at else publicar_desde end) as instant
      from ${seen(table)}`,
  );
  const isSeen = EDITED_RESOURCES.map((recurso) => {
    const exists = isScheduled(recurso)
      ? sql`exists (select 1 from ${seen(recurso)} and ${sql.ref(`${recurso}.id`)} = m.recurso_id)`
      : sql`true`;
    return sql`(m.recurso = ${sql.lit(recurso)} and ${exists})`;
  });
  // A new order is no change of a record.
  const changed = sql`
    select instant from (
      select m.created_at as instant from movimientos m
      where m.accion <> 'ordenar' and (${sql.join(isSeen, sql` or `)})
      order by m.id desc limit 1
    ) as changed`;
  const { rows } = await sql<{ instant: string | null }>`
    select max(instant) as instant from (${sql.join([...appeared, changed], sql` union all `)}) as instants`.execute(
    db,
  );
  return rows[0]?.instant ?? null;
}

interface Known {
  mark: string;
  from: number;
  /** when the next record appears or disappears */
  until: number;
  day: string;
}

/** Every page shows the day: it is read once for all pages, until the next write or publication. */
const known = new WeakMap<Database, Known>();

/** The day of the newest change that visitors can see, 'YYYY-MM-DD'; '' without any. */
async function lastUpdate(db: Database, now: Date): Promise<string> {
  // Read first: a write meanwhile makes the day newer than its mark, and it is read once more.
  const mark = await readChangeMark(db);
  const last = known.get(db);
  const moment = now.getTime();
  if (last?.mark === mark && mark !== '' && last.from <= moment && moment < last.until) return last.day;
  const until = await nextChange(db, now);
  const instant = await newestChange(db, now);
  const day = instant === null ? '' : localDay(instant);
  known.set(db, { mark, from: moment, until, day });
  return day;
}

type DraftInicio = Inicio & Pick<Row<'inicio'>, 'privacidad_id'>;

interface HomeOptions {
  now: Date;
  /** all of them */
  resources: ServerResources;
  /** in place of what is stored, for previews */
  draft?: {
    inicio?: DraftInicio;
    logos_convenios?: PublicConvenio[];
    identidad?: Pick<Identidad, 'bloques' | 'lider_id'>;
  };
}

/** The home's own answer, with the newest records of the resources whose blocks it shows. */
export async function homeAnswer(db: Database, { now, resources, draft = {} }: HomeOptions): Promise<InicioData> {
  const { bloques, lider_id } = draft.identidad ?? (await readIdentidad(db));
  const lists: Record<string, readonly object[]> = {};
  for (const { id, visible } of bloques) {
    const { homeRecords } = serverPartsOf(resources, id);
    if (visible && homeRecords) lists[id] = await homeRecords(db, now);
  }
  const { privacidad_id, ...inicio } =
    draft.inicio ??
    (await db
      .selectFrom('inicio')
      .select([...INICIO_FIELDS, 'privacidad_id'])
      .executeTakeFirstOrThrow());
  const logos_convenios = draft.logos_convenios ?? (await publicLogos(db, now));
  const hasCifras = bloques.some(({ id, visible }) => id === 'cifras' && visible);
  const cifras = hasCifras ? { cifras: await readCifras(db, now) } : {};
  const lider = await publicLider(db, lider_id, now);
  const privacidad = await publicPrivacidad(db, privacidad_id, now);
  const actualizado = await lastUpdate(db, now);
  return {
    success: 1,
    inicio,
    logos_convenios,
    ...(lider !== null && { lider }),
    ...(privacidad !== null && { privacidad }),
    ...(actualizado !== '' && { actualizado }),
    ...cifras,
    ...(lists as Partial<InicioData>),
  };
}
