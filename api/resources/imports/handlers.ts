import { messages } from '../../../contract/calls/messages.ts';
import type { ImportedRow } from '../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES } from '../../../contract/resources/resources.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { conflictError, invalidFieldError, notFoundError } from '../../errors/httpError.ts';
import { areMembers } from '../bibliography/productoBibliography.ts';
import type { HandlersOf } from '../calls/handler.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { SUMMARY_COLUMNS, toDetail, toRow, toShortRow, toSummary } from './answers.ts';
import { nameKey, readRememberedNames } from './authors.ts';
import { changeRows } from './changeRows.ts';
import { demandFields } from './columns.ts';
import { compareChanged, demandRoom, findOpen, nextVersion } from './openImports.ts';
import { countStored, deleteRows, pageNumbers, type RowsQuery, readStored } from './stagedRows.ts';
import {
  contentOf,
  deleteFileParts,
  findImport,
  isState,
  OPEN,
  optionsOf,
  RUNNING,
  storeFileParts,
  totalsOf,
} from './staging.ts';
import { setState } from './states.ts';
import { templateFile } from './template.ts';
import { templateColumns } from './templateColumns.ts';

const texts = messages.importaciones;

const DISCARDABLE = OPEN.filter((estado) => estado !== 'importando');

const FILE_NAME = 'Archivo sin nombre';
const PAGE_ROWS = 50;

/** @param resources all of them */
export const importaciones = (resources: ServerResources) =>
  ({
    async listImports(db, { imports }) {
      const latest = db.selectFrom('importaciones').orderBy('id', 'desc').limit(200);
      const rows = await latest.select(SUMMARY_COLUMNS).execute();
      return { success: 1, importaciones: rows.map((row) => toSummary(row, imports)) };
    },

    async addImport(db, { body: { nombre }, fileBytes, staff, imports }) {
      if (fileBytes === null) throw invalidFieldError('archivo', texts.noFile);
      await demandRoom(db, fileBytes.length);
      const now = new Date().toISOString();
      const { id } = await db
        .insertInto('importaciones')
        .values({
          nombre: nombre?.trim() || FILE_NAME,
          estado: 'leyendo',
          bytes: fileBytes.length,
          created_at: now,
          created_by: staff.usuario,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await storeFileParts(db, id, fileBytes);
      await imports.read(id);
      return { success: 1, message: texts.started, id };
    },

    async getImport(db, { params: { id }, imports }) {
      const remembered = await readRememberedNames(db);
      return { success: 1, importacion: toDetail(await findImport(db, id), resources, imports, remembered) };
    },

    async discardImport(db, { params: { id }, imports }) {
      const record = await findImport(db, id);
      if (!isState(record, OPEN)) throw conflictError(texts.notOpen);
      if (record.estado === 'importando') throw conflictError(texts.running);
      await imports.stop(id);
      // First, so that nobody applies it while its rows are deleted.
      await setState(db, id, DISCARDABLE, { estado: 'fallida', problema: texts.discarded }, texts.running);
      await deleteRows(db, id);
      await deleteFileParts(db, id);
      await db.deleteFrom('importaciones').where('id', '=', id).execute();
      return { success: 1, message: texts.discarded };
    },

    async listImportRows(db, { params: { id }, query: { recurso, estado, numero, desde = 0 } }) {
      const { version } = await findImport(db, id);
      const filter = (query: RowsQuery) =>
        query
          .$if(recurso !== undefined, (query) => query.where('recurso', '=', recurso ?? ''))
          .$if(estado !== undefined, (query) => query.where('estado', '=', estado ?? ''))
          .$if(numero !== undefined, (query) => query.where('numero', '=', numero ?? 0));
      const total = await countStored(db, id, filter);
      const page = pageNumbers(db, id, { filter, limit: PAGE_ROWS, offset: desde });
      const filas: ImportedRow[] = [];
      for await (const numbers of page) filas.push(...(await readStored(db, id, numbers)).map(toRow).map(toShown));
      return { success: 1, version, total, filas };

      function toShown(row: ImportedRow): ImportedRow {
        return numero === undefined ? toShortRow(row) : row;
      }
    },

    async changeImportRows(db, { params: { id }, body, imports }) {
      const record = await findOpen(db, id, body.version);
      await imports.stop(id);
      // The version first: a change that comes at the same time is refused before it writes a row.
      const version = await db.transaction().execute(async (trx) => {
        const next = await nextVersion(trx, record);
        await changeRows(trx, resources, id, body);
        return next;
      });
      await compareChanged(record, imports);
      return { success: 1, message: texts.rowsChanged, version };
    },

    async setImportOptions(db, { params: { id }, body: { version, ...chosen }, imports }) {
      const record = await findOpen(db, id, version);
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
      await imports.stop(id);
      const next = await nextVersion(db, record, { opciones });
      const readsAgain =
        record.estado === 'fallida' ||
        isOtherTable ||
        chosen.recurso !== undefined ||
        chosen.columnas !== undefined ||
        chosen.aparte !== undefined;
      await (readsAgain ? imports.read(id) : imports.compare(id));
      return { success: 1, message: texts.rowsChanged, version: next };
    },

    async chooseImportAuthor(db, { params: { id }, body: { version, nombre, integrante_id }, staff, imports }) {
      const record = await findOpen(db, id, version);
      const asked = contentOf(record).nombres.find((each) => each.nombre === nombre);
      if (asked === undefined) throw invalidFieldError('nombre', texts.unknownName);
      if (integrante_id !== null && !(await areMembers(db, [integrante_id])))
        throw invalidFieldError('integrante_id', texts.invalidAuthor);
      await imports.stop(id);
      const chosen = { nombre, integrante_id, created_at: new Date().toISOString(), created_by: staff.usuario };
      const next = await db.transaction().execute(async (trx) => {
        const version = await nextVersion(trx, record);
        await trx
          .insertInto('nombres_recordados')
          .values({ clave: nameKey(nombre), ...chosen })
          .onConflict((conflict) => conflict.column('clave').doUpdateSet(chosen))
          .execute();
        return version;
      });
      await compareChanged(record, imports);
      return { success: 1, message: texts.rowsChanged, version: next };
    },

    async applyImport(db, { params: { id }, body: { version }, staff, imports }) {
      const record = await findOpen(db, id, version);
      if (record.estado !== 'por_revisar') throw conflictError(texts.running);
      const totals = totalsOf(record);
      if (totals.comparada !== null && totals.comparada !== version) {
        // The comparison after the last change was cancelled or interrupted.
        await imports.read(id);
        throw conflictError(texts.notCompared);
      }
      await nextVersion(db, record, { resumen: JSON.stringify({ ...totals, comparada: version + 1 }) });
      await imports.apply(id, staff);
      return { success: 1, message: texts.applying };
    },

    async cancelImport(db, { params: { id }, imports }) {
      const record = await findImport(db, id);
      if (!isState(record, RUNNING)) throw conflictError(texts.notRunning);
      await imports.stop(id);
      // A job of another instance ends when it finds another state.
      const after = { leyendo: 'fallida', deshaciendo: 'importada' }[record.estado] ?? 'por_revisar';
      await db
        .updateTable('importaciones')
        .set({ estado: after, problema: texts.cancelled })
        .where('id', '=', id)
        .where('estado', '=', record.estado)
        .execute();
      // The job may have ended before it could be cancelled.
      if ((await findImport(db, id)).estado !== after) throw conflictError(texts.notRunning);
      return { success: 1, message: texts.cancelled };
    },

    async undoImport(db, { params: { id }, staff, imports }) {
      const record = await findImport(db, id);
      if (record.estado === 'deshaciendo') throw conflictError(texts.running);
      if (record.estado !== 'importada') throw conflictError(texts.notApplied);
      await imports.undo(id, staff);
      return { success: 1, message: texts.undoing };
    },

    async listRememberedNames(db) {
      const rows = await db
        .selectFrom('nombres_recordados as n')
        .leftJoin('integrantes as i', 'i.id', 'n.integrante_id')
        .select([
          'n.id',
          'n.nombre',
          'n.created_at',
          'n.created_by',
          'i.id as integrante_id',
          'i.nombres',
          'i.apellidos',
        ])
        .orderBy('n.nombre')
        .orderBy('n.id')
        .execute();
      return {
        success: 1,
        nombres: rows.map(({ id, nombre, created_at, created_by, integrante_id, nombres, apellidos }) => ({
          id,
          nombre,
          integrante:
            integrante_id === null || nombres === null || apellidos === null
              ? null
              : { id: integrante_id, nombre: fullNameOf({ nombres, apellidos }) },
          created_at,
          created_by,
        })),
      };
    },

    async forgetName(db, { params: { id } }) {
      const deleted = await db.deleteFrom('nombres_recordados').where('id', '=', id).returning('id').executeTakeFirst();
      if (deleted === undefined) throw notFoundError('nombre');
      return { success: 1, message: texts.nameForgotten };
    },

    async listImportColumns(_db, { query: { recurso } }) {
      const columns = templateColumns(resources[recurso].imports.fields);
      return {
        success: 1,
        columnas: columns.map(({ header, takes, required, example }) => ({
          nombre: header,
          recibe: takes,
          ejemplo: example,
          obligatoria: required,
        })),
      };
    },

    async getImportTemplate(_db, { query: { recurso, formato } }) {
      return templateFile(recurso, resources[recurso].imports, formato);
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
