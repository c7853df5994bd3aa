import { redireccionesErrors, sameRedirecciones } from '../../../contract/addresses/redirecciones.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { INVALID_PICTURE, identidadErrors, type StaffIdentidad } from '../../../contract/entities/identidad.ts';
import { type Identidad, isUpload } from '../../../contract/identidad/identidad.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Trx } from '../../database/open.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import type { Row } from '../../database/tables.ts';
import { HttpError, invalidFieldError } from '../../errors/httpError.ts';
import { encodePicture, type PreparedFile, prepareVideo } from '../../uploads/prepare.ts';
import { storeFile } from '../../uploads/store.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { findRecord, requireVersion, updateRecord } from '../records/records.ts';
import { columnsOfIdentidad, identidadOf, isKnownPicture, picturesOf } from '../site/identidadRow.ts';

const { identidad: texts } = messages;

async function isStored(trx: Trx, nombre: string): Promise<boolean> {
  const file = await trx.selectFrom('imagenes').where('nombre', '=', nombre).select('nombre').executeTakeFirst();
  return file !== undefined;
}

const toStaffIdentidad = (row: Row<'identidad'>): StaffIdentidad => ({ ...identidadOf(row), version: row.version });

/** @throws {HttpError} 422 for an upload that is not stored, or for a drawing that the site does not have */
async function demandPictures(trx: Trx, changes: Partial<Identidad>): Promise<void> {
  for (const nombre of picturesOf(changes)) {
    const message = isUpload(nombre) ? texts.imageGone : INVALID_PICTURE;
    const isThere = isUpload(nombre) ? await isStored(trx, nombre) : isKnownPicture(nombre);
    if (isThere) continue;
    const field = Object.entries(changes).find(([, value]) => value === nombre)?.[0] ?? 'temas';
    throw invalidFieldError(field, message);
  }
}

/** @throws {HttpError} 422 for a video that is not stored */
async function demandVideo(trx: Trx, { hero_video = '' }: Partial<Identidad>): Promise<void> {
  if (hero_video !== '' && !(await isStored(trx, hero_video))) throw invalidFieldError('hero_video', texts.videoGone);
}

/** @throws {HttpError} 404 for a member who is not there */
async function demandLider(trx: Trx, { lider_id = null }: Partial<Identidad>): Promise<void> {
  if (lider_id !== null) await findRecord(trx, resources.identidad.references.lider_id.to, lider_id);
}

/**
 * A call that stores a file. Its movimiento is not one of the identity, which has not changed: nothing shows the file until the identity names it.
 * @param texts for a call without a file, and for a stored one
 */
const fileCall = (
  field: string,
  texts: { missing: string; added: string },
  prepare: (bytes: Buffer) => PreparedFile | Promise<PreparedFile>,
) => ({
  async prepare({ fileBytes }: { fileBytes: Buffer | null }) {
    if (fileBytes === null) throw invalidFieldError(field, texts.missing);
    return prepare(fileBytes);
  },
  async handle(trx: Trx, _input: object, file: PreparedFile) {
    const nombre = await storeFile(trx, file);
    return {
      answer: { success: 1 as const, message: texts.added, nombre },
      movimiento: {
        recurso: 'archivos' as const,
        recordId: SINGLE_ROW_ID,
        accion: 'agregar' as const,
        antes: null,
        despues: { nombre },
      },
    };
  },
});

/** Stored redirections that today's rules refuse do not stop a save of other fields. @throws {HttpError} 422 for rules over more than one value */
function demandRules(antes: Identidad, changes: Partial<Identidad>): void {
  const despues = { ...antes, ...changes };
  const isChanged = !sameRedirecciones(despues.redirecciones, antes.redirecciones);
  const [ofRow] = isChanged ? redireccionesErrors(despues.redirecciones).values() : [];
  const errors = { ...identidadErrors(despues), ...(ofRow !== undefined && { redirecciones: ofRow }) };
  const [message] = Object.values(errors);
  if (message !== undefined) throw new HttpError(422, message, { errors });
}

export const identidad = {
  async getIdentidad(db) {
    return { success: 1, data: [toStaffIdentidad(await findRecord(db, 'identidad', SINGLE_ROW_ID))] };
  },

  async updateIdentidad(trx, { body: { version, ...rest }, staff }) {
    const changes = definedFields(rest) as Partial<Identidad>;
    await demandPictures(trx, changes);
    await demandVideo(trx, changes);
    await demandLider(trx, changes);
    return updateRecord(trx, {
      recurso: 'identidad',
      id: SINGLE_ROW_ID,
      fields: { ...columnsOfIdentidad(changes), updated_by: staff.usuario },
      accion: 'actualizar',
      message: texts.updated,
      check: async (antes) => {
        await requireVersion(version, toStaffIdentidad)(antes);
        demandRules(identidadOf(antes), changes);
      },
      toAnswer: (row) => ({ data: [toStaffIdentidad(row)] }),
    });
  },

  addImagenIdentidad: fileCall('imagen', { missing: texts.imageRequired, added: texts.imageAdded }, (bytes) =>
    encodePicture(bytes, 'picture', 'identidad'),
  ),

  addVideoIdentidad: fileCall('video', { missing: texts.videoRequired, added: texts.videoAdded }, prepareVideo),
} satisfies HandlersOf<'getIdentidad' | 'updateIdentidad' | 'addImagenIdentidad' | 'addVideoIdentidad'>;
