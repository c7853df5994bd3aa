import { ACTIVO } from '../../contract/constantes.ts';
import type { EventoDePersonal, EventoPublico } from '../../contract/entidades/evento.ts';
import type { Database } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { listaDe } from '../database/texts.ts';

/** What visitors may read of an event: nothing of who wrote it. */
const COLUMNAS_PUBLICAS = [
  'id',
  'nombre',
  'descripcion',
  'fecha',
  'lugar',
  'pais',
  'tipo',
  'estado',
  'url_noticia_divulgacion',
  'nombre_ponencia',
  'url_pagina_evento',
  'urls_adicionales',
] as const;

/** The events that visitors see: active, newest first. */
export async function eventosPublicos(db: Database): Promise<EventoPublico[]> {
  const filas = await db
    .selectFrom('eventos')
    .where('estado', '=', ACTIVO)
    .select(COLUMNAS_PUBLICAS)
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return filas.map((fila) => ({ ...fila, urls_adicionales: listaDe(fila.urls_adicionales) }));
}

/** A stored event, in the form that staff read. */
export const dePersonal = ({ created_at, ...fila }: Row<'eventos'>): EventoDePersonal => ({
  ...fila,
  urls_adicionales: listaDe(fila.urls_adicionales),
});

/** All events, for staff: newest first. */
export async function eventosDePersonal(db: Database): Promise<EventoDePersonal[]> {
  const filas = await db.selectFrom('eventos').selectAll().orderBy('fecha', 'desc').orderBy('id', 'desc').execute();
  return filas.map(dePersonal);
}
