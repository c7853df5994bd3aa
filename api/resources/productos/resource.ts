import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import { bibliographyError } from '../../../contract/entities/bibliography.ts';
import { productoChanges } from '../../../contract/entities/producto.ts';
import { readProductos } from '../../../contract/wire/producto.ts';
import { textOf } from '../../../contract/wire/tolerant.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { preparePdf } from '../../uploads/prepare.ts';
import { firstListed, recordAt } from '../listedRecords.ts';
import type { SearchedTexts, ServerResource, Vinculo } from '../serverResource.ts';
import { parseLists } from './bibliography.ts';
import { draftPage } from './draftPage.ts';
import { feedEntries } from './feedEntries.ts';
import { productoNode } from './jsonLd.ts';
import { pendientes } from './pendientes.ts';
import { shownTogether } from './shownTogether.ts';
import { signposts } from './signposts.ts';

async function proyectoOf(db: Database, productoId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('proyectos')
    .innerJoin('productos', 'productos.proyecto_id', 'proyectos.id')
    .where('productos.id', '=', productoId)
    .select(['proyectos.id', 'proyectos.nombre'])
    .execute();
  return rows.map((row) => ({ recurso: 'proyectos', ...row }));
}

function searchedTextsOf(row: Row<'productos'>): SearchedTexts {
  const { autores, editores, palabras_clave } = parseLists(row);
  const placed = [row.revista, row.titulo_libro, row.evento_nombre, row.institucion, row.editorial];
  return {
    id: row.id,
    nombre: row.nombre,
    personas: [...autores, ...editores].map(nameOfPersona).join(', '),
    textos: [row.resumen, row.descripcion, palabras_clave.join(', '), ...placed, row.doi, row.tipo],
    fecha: row.fecha_publicacion || row.created_at,
    row,
  };
}

export const productos: ServerResource<'productos'> = {
  changes: productoChanges,
  listColumns: ['autores', 'editores', 'palabras_clave'],
  errorOf: bibliographyError,
  draftPage,
  links: proyectoOf,
  prepareFile: preparePdf,
  upload: null,
  searchedTexts: (_db, rows) => rows.map(searchedTextsOf),
  jsonLd: productoNode,
  signposts,
  listed: (answer, max) => firstListed(readProductos(answer), max, (record) => recordAt('producto', record)),
  sharedImage: ({ tipo }) => ({ label: textOf(tipo), picture: null }),
  feedEntries,
  pendientes,
  shownTogether,
};
