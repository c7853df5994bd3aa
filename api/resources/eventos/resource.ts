import { eventoChanges } from '../../../contract/entities/evento.ts';
import type { ServerResource } from '../serverResource.ts';
import { draftPage } from './draftPage.ts';

export const eventos: ServerResource<'eventos'> = {
  changes: eventoChanges,
  listColumns: ['urls_adicionales'],
  draftPage,
  searchedTexts: (_db, rows) =>
    rows.map((row) => ({
      id: row.id,
      nombre: row.nombre,
      personas: '',
      textos: [row.descripcion, row.nombre_ponencia, [row.lugar, row.pais].filter(Boolean).join(', ')],
      fecha: row.fecha,
      row,
    })),
};
