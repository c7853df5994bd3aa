import { Readable } from 'node:stream';
import { messages } from '../../../contract/calls/messages.ts';
import { IMPORTED_RESOURCES } from '../../../contract/resources/resources.ts';
import { conflictError, invalidFieldError, notFoundError } from '../../errors/httpError.ts';
import { areMembers } from '../bibliography/productoBibliography.ts';
import type { HandlersOf } from '../calls/handler.ts';
import type { ImportService, SeenImport } from '../calls/services.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { SUMMARY_COLUMNS, toDetail, toSummary } from './answers.ts';
import { cleanImports, pastWeek } from './stored/cleanImports.ts';
import {
  afterChange,
  demandRoom,
  findImport,
  findOpen,
  insertImport,
  isState,
  nextVersion,
  OPEN,
  optionsOf,
  storeFileParts,
  totalsOf,
} from './stored/staging.ts';
import { listRemembered, nameKey, readRememberedNames } from './values/authors.ts';
import { demandFields } from './values/columns.ts';
import { templateColumns } from './values/templates.ts';

const texts = messages.importaciones;

const FILE_NAME = 'Archivo sin nombre';

/** Goes on with what was changed. */
function changed(imports: ImportService, next: SeenImport) {
  if (next.estado === 'leyendo') imports.read(next);
  else imports.review(next);
  return { success: 1 as const, message: texts.rowsChanged, version: next.version };
}

/** @param resources all of them */
export const importaciones = (resources: ServerResources) =>
  ({
    async listImports(db, { imports }) {
      imports.prepare();
      const latest = db.selectFrom('importaciones').orderBy('id', 'desc').limit(200);
      const rows = await latest.select(SUMMARY_COLUMNS).execute();
      return { success: 1, importaciones: rows.map((row) => toSummary(row, imports)) };
    },

    async addImport(db, { body: { nombre }, fileBytes, staff, imports }) {
      if (fileBytes === null) throw invalidFieldError('archivo', texts.noFile);
      await demandRoom(db, fileBytes.length);
      const added = await insertImport(db, {
        nombre: nombre?.trim() || FILE_NAME,
        estado: 'leyendo',
        bytes: fileBytes.length,
        created_by: staff.usuario,
      });
      await storeFileParts(db, added.id, fileBytes);
      imports.read(added);
      return { success: 1, message: texts.started, id: added.id };
    },

    async getImport(db, { params: { id }, imports }) {
      const remembered = await readRememberedNames(db);
      const nombres = await imports.names(await findImport(db, id));
      // The names may have begun a review, which it shows.
      return {
        success: 1,
        importacion: toDetail(await findImport(db, id), resources, imports, { nombres, remembered }),
      };
    },

    async discardImport(db, { params: { id }, imports }) {
      const record = await findImport(db, id);
      if (!isState(record, OPEN)) throw conflictError(texts.notOpen);
      if (imports.progress(id)?.estado === 'importando') throw conflictError(texts.running);
      await imports.stop(id);
      // First, so that nobody applies it while its rows are deleted, and a stop leaves nothing of it.
      const over = { estado: 'fallida', version: record.version + 1, updated_at: pastWeek(new Date()) };
      const own = db.updateTable('importaciones').set(over).where('id', '=', id);
      const { numUpdatedRows } = await own.where('estado', 'in', [...OPEN]).executeTakeFirst();
      if (numUpdatedRows === 0n) throw conflictError(texts.notOpen);
      await cleanImports(db, new Date());
      return { success: 1, message: texts.discarded };
    },

    async listImportRows(db, { params: { id }, query: { desde = 0, ...query }, imports }) {
      const record = await findImport(db, id);
      const page = await imports.page(record, { ...query, desde });
      return { success: 1, version: record.version, ...page };
    },

    async changeImportRows(db, { params: { id }, body, imports }) {
      const record = await findOpen(db, id, body.version, imports);
      return changed(imports, await imports.change(record, body));
    },

    async setImportOptions(db, { params: { id }, body: { version, ...chosen }, imports }) {
      const record = await findOpen(db, id, version, imports);
      const before = optionsOf(record);
      const isOther = (name: 'formato' | 'codificacion' | 'separador' | 'hoja' | 'recurso') =>
        chosen[name] !== undefined && chosen[name] !== before[name];
      // Other columns: those that were chosen are of the table that was read before.
      const isOtherTable = isOther('formato') || isOther('codificacion') || isOther('separador') || isOther('hoja');
      const columnas = isOtherTable || isOther('recurso') ? [] : before.columnas;
      const recurso = isOtherTable ? '' : before.recurso;
      const opciones = JSON.stringify({
        ...before,
        columnas,
        recurso,
        ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
      });
      const kind = IMPORTED_RESOURCES.find((each) => each === (chosen.recurso ?? recurso));
      if (kind !== undefined)
        demandFields(
          resources,
          kind,
          'columnas',
          (chosen.columnas ?? []).filter((name) => name !== ''),
        );
      const readsAgain =
        isOtherTable || chosen.recurso !== undefined || chosen.columnas !== undefined || chosen.aparte !== undefined;
      const next = await nextVersion(db, record, {
        opciones,
        ...(readsAgain ? { estado: 'leyendo' } : afterChange(record)),
      });
      return changed(imports, next);
    },

    async chooseImportAuthor(db, { params: { id }, body: { version, nombre, integrante_id }, staff, imports }) {
      const record = await findOpen(db, id, version, imports);
      const asked = (await imports.names(record, true)).find((each) => each.nombre === nombre);
      if (asked === undefined) throw invalidFieldError('nombre', texts.unknownName);
      if (integrante_id !== null && !(await areMembers(db, [integrante_id])))
        throw invalidFieldError('integrante_id', texts.invalidAuthor);
      const chosen = { nombre, integrante_id, created_at: new Date().toISOString(), created_by: staff.usuario };
      const next = await db.transaction().execute(async (trx) => {
        const changed = await nextVersion(trx, record, afterChange(record));
        await trx
          .insertInto('nombres_recordados')
          .values({ clave: nameKey(nombre), ...chosen })
          .onConflict((conflict) => conflict.column('clave').doUpdateSet(chosen))
          .execute();
        return changed;
      });
      return changed(imports, next);
    },

    async applyImport(db, { params: { id }, body: { version }, staff, imports }) {
      const record = await findOpen(db, id, version, imports);
      if (record.estado !== 'por_revisar') throw conflictError(texts.running);
      imports.apply(record, staff, totalsOf(record).revisada);
      return { success: 1, message: texts.applying };
    },

    async cancelImport(db, { params: { id }, imports }) {
      const record = await findImport(db, id);
      if (imports.progress(id) === null && record.estado !== 'leyendo') throw conflictError(texts.notRunning);
      await imports.stop(id);
      // A reading of another instance ends when it finds another state.
      const cancelled = { estado: 'fallida', problema: texts.cancelled };
      const own = db.updateTable('importaciones').set(cancelled).where('id', '=', id);
      await own.where('estado', '=', 'leyendo').execute();
      // The job may have ended before it could be cancelled.
      if ((await findImport(db, id)).problema !== texts.cancelled) throw conflictError(texts.notRunning);
      return { success: 1, message: texts.cancelled };
    },

    async undoImport(db, { params: { id }, staff, imports }) {
      const record = await findImport(db, id);
      if (imports.progress(id) !== null) throw conflictError(texts.running);
      if (record.estado !== 'importada') throw conflictError(texts.notApplied);
      imports.undo(record, staff);
      return { success: 1, message: texts.undoing };
    },

    async listRememberedNames(db) {
      return { success: 1, nombres: await listRemembered(db, 'n.nombre') };
    },

    async forgetName(db, { params: { id } }) {
      const deleted = await db.deleteFrom('nombres_recordados').where('id', '=', id).returning('id').executeTakeFirst();
      if (deleted === undefined) throw notFoundError('nombre');
      return { success: 1, message: texts.nameForgotten };
    },

    async listImportColumns(_db, { query: { recurso } }) {
      return { success: 1, columnas: templateColumns(resources[recurso].imports.fields) };
    },

    async getImportTemplate(_db, { query: { recurso, formato }, imports }) {
      const file = Buffer.from(await imports.template(recurso, formato));
      return { nombre: `plantilla_${recurso}.${formato}`, bytes: file.length, content: Readable.from([file]) };
    },
  }) satisfies HandlersOf<
    | 'listImports'
    | 'addImport'
    | 'getImport'
    | 'discardImport'
    | 'listImportRows'
    | 'changeImportRows'
    | 'setImportOptions'
    | 'chooseImportAuthor'
    | 'applyImport'
    | 'cancelImport'
    | 'undoImport'
    | 'listRememberedNames'
    | 'forgetName'
    | 'listImportColumns'
    | 'getImportTemplate'
  >;
