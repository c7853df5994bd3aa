import { type Kysely, type RawBuilder, sql } from 'kysely';
import { OTHER_URLS, OUTREACH_URLS } from '../../contract/inicioFields.ts';
import { type Database, isPostgres } from '../database/open.ts';
import { type PublicTable, publicRows } from './isPublic.ts';

type LinkTable = PublicTable | 'inicio';

export interface PublicLink {
  recurso: LinkTable;
  id: number;
  nombre: string;
  /** the field's name in the calls that write it */
  campo: string;
  url: string;
}

/** Columns with a URL, by the field of the calls that write them. */
const LINK_COLUMNS: Readonly<Record<LinkTable, Readonly<Record<string, string>>>> = {
  proyectos: { enlace_ext: 'url_externa' },
  integrantes: sameName('url_linkedin', 'url_hv', 'url_cvlac', 'url_google_scholar'),
  productos: sameName('enlace'),
  convenios: sameName('url_web'),
  eventos: sameName('url_noticia_divulgacion', 'url_pagina_evento'),
  inicio: sameName(...OUTREACH_URLS, ...OTHER_URLS, 'ror', 'url_img_pilares'),
};

function sameName(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}

const nameOf = (table: LinkTable): RawBuilder<string> => {
  if (table === 'inicio') return sql`''`;
  return table === 'integrantes' ? sql`nombres || ' ' || apellidos` : sql`nombre`;
};

/** Links in the JSON list of an event. Its items are counted from 0, by PostgreSQL from 1. */
function linksOfLists(db: Database, now: Date): RawBuilder<PublicLink> {
  const { items, place } = isPostgres(db as unknown as Kysely<never>)
    ? {
        items: sql`json_array_elements_text(urls_adicionales::json) with ordinality as item(value, place)`,
        place: sql`(item.place - 1)`,
      }
    : { items: sql`json_each(urls_adicionales) as item`, place: sql`item.key` };
  return sql`
    select 'eventos' as recurso, eventos.id, nombre, 'urls_adicionales.' || ${place} as campo, item.value as url
    from eventos cross join ${items} where ${publicRows('eventos', now)}`;
}

/** A query of the links of all records that visitors see; of the home configuration too. */
export function publicLinks(db: Database, now: Date): RawBuilder<PublicLink> {
  const ofColumns = Object.entries(LINK_COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns).map(
      ([field, column]) => sql`
        select ${sql.lit(table)} as recurso, id, ${nameOf(table as LinkTable)} as nombre, ${sql.lit(field)} as campo,
          ${sql.ref(column)} as url
        from ${sql.table(table)}
        where ${sql.ref(column)} like 'http%' and ${table === 'inicio' ? sql`true` : publicRows(table as PublicTable, now)}`,
    ),
  );
  return sql`${sql.join([...ofColumns, linksOfLists(db, now)], sql` union all `)}`;
}

/** A dead link, as a condition on `enlaces`: 404, 410, or consecutive failures on two different days. */
export const isDead = sql<boolean>`(estado = 'falla' and (fallos >= 2 or http in (404, 410)))`;
