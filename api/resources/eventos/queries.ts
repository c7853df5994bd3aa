import { ACTIVO } from '../../../contract/constants.ts';
import type { PublicEvento, StaffEvento } from '../../../contract/entities/evento.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';

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

/** Active events, newest first. */
export async function publicEventos(db: Database): Promise<PublicEvento[]> {
  const rows = await db
    .selectFrom('eventos')
    .where('estado', '=', ACTIVO)
    .select(PUBLIC_COLUMNS)
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, urls_adicionales: parseTextList(row.urls_adicionales) }));
}

export const toStaffEvento = ({ created_at, ...row }: Row<'eventos'>): StaffEvento => ({
  ...row,
  urls_adicionales: parseTextList(row.urls_adicionales),
});

/** All events, newest first. */
export async function staffEventos(db: Database): Promise<StaffEvento[]> {
  const rows = await db.selectFrom('eventos').selectAll().orderBy('fecha', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toStaffEvento);
}
