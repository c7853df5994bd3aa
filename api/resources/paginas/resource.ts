import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { imagenError } from '../../../contract/entities/imagen.ts';
import { publicPagina } from '../../../contract/entities/pagina.ts';
import { htmlText } from '../../../contract/values/markup/htmlText.ts';
import { readPagina } from '../../../contract/wire/pagina.ts';
import { draftTexto, openDraft, shownFile } from '../parts/draftOf.ts';
import { type Moment, unchanged } from '../parts/pendienteParts.ts';
import type { DraftOf, DraftPage, ServerResource } from '../parts/serverResource.ts';
import { addressFor, writtenAddress } from '../records/recordAddress.ts';
import { toStaffPagina } from './queries.ts';

async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos } = preview;
  const { row, id, file } = await openDraft(preview, 'paginas');
  const read = readPagina({ ...row, ...campos });
  // The typed address may be refused when the draft is published.
  const direccion = row?.direccion ?? (await addressFor(db, 'paginas', read.titulo, 0));
  const imagen = shownFile(preview, file);
  const { texto, files } = await draftTexto(preview, read.texto);
  const pagina = publicPagina.parse({ ...read, id, direccion, imagen, texto });
  return {
    path: sitePaths.pagina(direccion.toLowerCase()),
    answers: async () => ({ getPublicPagina: { success: 1, pagina } }),
    file,
    files,
  };
}

export const paginas: ServerResource<'paginas'> = {
  toStaff: toStaffPagina,
  errorOf: imagenError,
  beforeWrite: (trx, { direccion, titulo }, id) => writtenAddress(trx, 'paginas', { direccion, nombre: titulo }, id),
  draftPage,
  compareRows: (a, b) => a.orden - b.orden || a.id - b.id,
  searchedTexts: ({ resumen, texto }) => ({ textos: [resumen, htmlText(texto)] }),
  foundFields: ({ direccion, idioma }) => ({ direccion: direccion.toLowerCase(), idioma }),
  pendientes: (moment: Moment) => ({ registros_inactivos: unchanged('paginas', { column: 'activo' }, moment) }),
};
