import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ACTIVO, EVENTO_TIPOS } from '../../../contract/constants.ts';
import { extraFieldsOfTipo } from '../../../contract/entities/evento.ts';
import type { GrupoPendiente } from '../../../contract/gruposPendientes.ts';
import type { PublicTable } from '../isPublic.ts';
import type { IdentidadGroup } from './identidadGroups.ts';

export interface Moment {
  now: Date;
  /** 'YYYY-MM-DD' in Bogotá */
  today: string;
  /** ISO 8601 in UTC */
  yearAgo: string;
}

type PartTable = PublicTable | 'lineas';

/** The records of one table in a group. */
export interface Part {
  recurso: PartTable;
  where: RawBuilder<SqlBool>;
  campo: RawBuilder<string>;
  detalle: RawBuilder<string>;
}

export type RecordGroup = Exclude<GrupoPendiente, IdentidadGroup | 'enlaces_rotos' | 'borradores_viejos'>;

/** 'En ejecución' */
const RUNNING = 1;

type Fields = { campo: string | RawBuilder<string>; detalle?: RawBuilder<string> };

const part = (recurso: PartTable, where: RawBuilder<SqlBool>, { campo, detalle = sql<string>`''` }: Fields): Part => ({
  recurso,
  where,
  campo: typeof campo === 'string' ? sql.lit(campo) : campo,
  detalle,
});

const without = (recurso: PublicTable, campo: string): Part =>
  part(recurso, sql<SqlBool>`${sql.ref(campo)} = ''`, { campo });

/** The field for the link of an event: that of its type, else the first additional one. */
function eventoLinkField(): RawBuilder<string> {
  const news = EVENTO_TIPOS.filter((tipo) => extraFieldsOfTipo(tipo).noticia);
  const page = EVENTO_TIPOS.filter((tipo) => extraFieldsOfTipo(tipo).participacion);
  return sql`case when tipo in (${sql.join(news)}) then 'url_noticia_divulgacion'
    when tipo in (${sql.join(page)}) then 'url_pagina_evento' else 'urls_adicionales.0' end`;
}

/** Inactive records without a change for a year. @param campo the form of a project has no field for `activo` */
function unchanged(
  recurso: 'convenios' | 'eventos' | 'proyectos',
  column: string,
  campo: string,
  yearAgo: string,
): Part {
  const lastChange = sql<string>`coalesce(
    (select max(m.created_at) from movimientos m where m.recurso = ${sql.lit(recurso)}
      and m.recurso_id = ${sql.ref(`${recurso}.id`)}), created_at)`;
  const where = sql<SqlBool>`${sql.ref(column)} <> ${ACTIVO} and ${lastChange} < ${yearAgo}`;
  return part(recurso, where, { campo, detalle: lastChange });
}

/** Groups of records selected by SQL conditions, with one part for each table. */
export const recordGroups = ({ today, yearAgo }: Moment): Record<RecordGroup, readonly Part[]> => ({
  proyectos_vencidos: [
    part('proyectos', sql`estado = ${RUNNING} and fecha_fin <> '' and fecha_fin < ${today}`, {
      campo: 'estado',
      detalle: sql`fecha_fin`,
    }),
  ],
  productos_sin_proyecto: [part('productos', sql`proyecto_id is null`, { campo: 'proyecto_id' })],
  productos_sin_autores: [part('productos', sql`autores = '[]'`, { campo: 'autores' })],
  productos_sin_anio: [
    part('productos', sql`fecha_publicacion = '' and en_prensa = 0`, { campo: 'fecha_publicacion' }),
  ],
  productos_sin_doi: [without('productos', 'doi')],
  productos_sin_resumen: [without('productos', 'resumen')],
  integrantes_sin_imagen: [part('integrantes', sql`coalesce(nombre_imagen, '') = ''`, { campo: 'imagen' })],
  integrantes_sin_orcid: [without('integrantes', 'orcid')],
  integrantes_sin_cvlac: [without('integrantes', 'url_cvlac')],
  eventos_sin_enlace: [
    part(
      'eventos',
      sql`fecha <> '' and fecha < ${today} and url_noticia_divulgacion = '' and url_pagina_evento = ''
        and urls_adicionales = '[]'`,
      { campo: eventoLinkField(), detalle: sql`fecha` },
    ),
  ],
  lineas_sin_texto: [part('lineas', sql`retirada <> ${ACTIVO} and texto = ''`, { campo: 'texto' })],
  lineas_sin_imagen: [part('lineas', sql`retirada <> ${ACTIVO} and coalesce(imagen, '') = ''`, { campo: 'imagen' })],
  registros_inactivos: [
    unchanged('proyectos', 'activo', 'nombre', yearAgo),
    unchanged('convenios', 'estado', 'estado', yearAgo),
    unchanged('eventos', 'estado', 'estado', yearAgo),
  ],
});
