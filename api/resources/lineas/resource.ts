import { sql } from 'kysely';
import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { type Linea, linea } from '../../../contract/entities/linea.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { htmlText } from '../../../contract/values/markup/htmlText.ts';
import { readLinea } from '../../../contract/wire/linea.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError } from '../../errors/httpError.ts';
import type { Movement } from '../auditLog/movement.ts';
import { draftTexto, openDraft, shownFile } from '../parts/draftOf.ts';
import { part } from '../parts/pendienteParts.ts';
import type { DraftOf, DraftPage, ServerResource } from '../parts/serverResource.ts';
import { partsOfLinea } from '../productos/queries.ts';
import { proyectosOfLinea } from '../proyectos/queries.ts';
import { addressFor, writtenAddress } from '../records/recordAddress.ts';
import { recordsNaming } from '../records/references.ts';
import { DEFAULT_LINEAS } from '../site/defaults.ts';

async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const { row, id, file: picture } = await openDraft(preview, 'lineas');
  const { nombre, texto: html, descripcion_imagen } = readLinea({ ...row, ...campos });
  const { texto, files } = await draftTexto(preview, html);
  const retirada = row !== undefined && row.retirada !== 0;
  const file = retirada ? null : picture;
  const imagen = shownFile(preview, file) ?? '';
  // The typed address may be refused when the draft is published.
  const direccion = row?.direccion ?? (await addressFor(db, 'lineas', nombre, 0));
  return {
    path: lineaPath({ direccion }),
    answers: async () => ({
      listProyectosByLinea: await proyectosOfLinea(db, id, now),
      listProductosByLinea: {
        success: '1',
        message: '',
        texto,
        ...(await partsOfLinea(db, id, now)),
      },
    }),
    file,
    files,
    linea: { id, nombre, direccion, anteriores: [], imagen, descripcion_imagen, retirada },
  };
}

/** A project keeps its line. @throws {HttpError} 409 */
async function demandNoProyectos(trx: Trx, lineaId: number): Promise<Movement[]> {
  if ((await recordsNaming(trx, 'lineas', lineaId)).length > 0) throw conflictError(messages.lineas.hasProyectos);
  return [];
}

/** The lines that every new portal has, as long as they keep their names. */
async function readSampleLineas(db: Database): Promise<{ id: number; nombre: string }[]> {
  const rows = await db
    .selectFrom('lineas')
    .where('retirada', '<>', ACTIVO)
    .select(['id', 'nombre'])
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return rows.filter(({ id, nombre }) => DEFAULT_LINEAS.some((linea) => linea.id === id && linea.nombre === nombre));
}

const toLinea = ({ created_at, created_by, updated_by, ...fields }: Row<'lineas'>): Linea => fields;

export const lineas: ServerResource<'lineas'> = {
  toStaff: toLinea,
  staffList: (db) => db.selectFrom('lineas').select(columnsOf(linea)).orderBy('id').execute(),
  beforeWrite: (trx, { direccion, nombre }, id) => writtenAddress(trx, 'lineas', { direccion, nombre }, id),
  draftPage,
  removeLinks: demandNoProyectos,
  compareRows: (a, b) => a.orden - b.orden || a.id - b.id,
  searchedTexts: ({ texto }) => ({ textos: [htmlText(texto)] }),
  recordsOf: (proyectos) => proyectos,
  pendientes: () => ({
    lineas_sin_texto: part(sql`retirada <> ${ACTIVO} and texto = ''`, { campo: 'texto' }),
    lineas_sin_imagen: part(sql`retirada <> ${ACTIVO} and coalesce(imagen, '') = ''`, { campo: 'imagen' }),
  }),
  sampleTexts: readSampleLineas,
  stepDone: sql`exists (select 1 from lineas where texto <> '')`,
};
