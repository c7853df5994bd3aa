import { ACTIVO } from '../../../contract/constants.ts';
import type { PublicEvento, StaffEvento } from '../../../contract/entities/evento.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';

/** What visitors may read of an event: nothing of who wrote it. */
const PUBLIC_COLUMNS = [
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
export async function publicEventos(db: Database): Promise<PublicEvento[]> {
  const filas = await db
    .selectFrom('eventos')
    .where('estado', '=', ACTIVO)
    .select(PUBLIC_COLUMNS)
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return filas.map((row) => ({ ...row, urls_adicionales: parseTextList(row.urls_adicionales) }));
}

/** A stored event, in the form that staff read. */
export const forStaff = ({ created_at, ...row }: Row<'eventos'>): StaffEvento => ({
  ...row,
  urls_adicionales: parseTextList(row.urls_adicionales),
});

/** All events, for staff: newest first. */
export async function staffEventos(db: Database): Promise<StaffEvento[]> {
  const filas = await db.selectFrom('eventos').selectAll().orderBy('fecha', 'desc').orderBy('id', 'desc').execute();
  return filas.map(forStaff);
}
