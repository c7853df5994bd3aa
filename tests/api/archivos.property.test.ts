import fc from 'fast-check';
import { expect, it } from 'vitest';
import { removeOldVersions } from '../../api/cli/cleanUp/oldVersions.ts';
import { textFilesOf } from '../../api/database/fileColumns.ts';
import { TEXT_FILES_FOLDER } from '../../contract/addresses/textFiles.ts';
import { uploadsFolder } from '../../contract/addresses/uploads.ts';
import { PICTURED } from '../../contract/resources/siteResources.ts';
import { aDraft, newDraft } from '../support/builders/drafts.ts';
import { aNoticia, aPagina, newProducto } from '../support/builders/inputs.ts';
import { anImage } from '../support/images.ts';
import { aPdf } from '../support/pdf.ts';
import { type Answered, type Caller, type TestApp, testApp } from '../support/testApp.ts';
import { sendPdf, sendPicture, textWith } from '../support/textFiles.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const FOLDERS = [...PICTURED.map(uploadsFolder), TEXT_FILES_FOLDER];

const rowsOf = async ({ db }: TestApp) => ({
  noticias: await db.selectFrom('noticias').selectAll().execute(),
  lineas: await db.selectFrom('lineas').selectAll().execute(),
  paginas: await db.selectFrom('paginas').selectAll().execute(),
  borradores: await db.selectFrom('borradores').selectAll().execute(),
});

const storedNames = async ({ db }: TestApp): Promise<Set<string>> =>
  new Set((await db.selectFrom('imagenes').select('nombre').distinct().execute()).map(({ nombre }) => nombre));

/** The uses are what the rows name, and each has its file. */
async function usesAreThoseOfTheRows(portal: TestApp) {
  const stored = await storedNames(portal);
  const uses = await portal.db.selectFrom('usos_archivos').selectAll().execute();
  expect(uses.filter(({ archivo }) => !stored.has(archivo))).toEqual([]);
  const named = Object.entries(await rowsOf(portal)).flatMap(([tabla, rows]) =>
    rows.flatMap((row) =>
      textFilesOf(tabla, { ...row })
        .filter((archivo) => stored.has(archivo))
        .map((archivo) => `${tabla} ${row.id} ${archivo}`),
    ),
  );
  expect(uses.map(({ tabla, registro_id, archivo }) => `${tabla} ${registro_id} ${archivo}`).sort()).toEqual(
    named.sort(),
  );
}

/** Of each stored file visitors get what a record that they may read names, from whatever folder. */
async function visitorsReadTheirFiles(portal: TestApp) {
  const { noticias, paginas, lineas } = await rowsOf(portal);
  const shown = [
    ...noticias.filter(({ activo }) => activo === 1).flatMap((row) => [...textFilesOf('noticias', row), row.imagen]),
    ...paginas.filter(({ activo }) => activo === 1).flatMap((row) => [...textFilesOf('paginas', row), row.imagen]),
    ...lineas.flatMap((row) => [...textFilesOf('lineas', row), row.retirada === 0 ? row.imagen : null]),
  ];
  for (const name of await storedNames(portal)) {
    for (const folder of FOLDERS) {
      const { statusCode } = await portal.app.inject(`${folder}/${name}`);
      expect([folder, name, statusCode]).toEqual([folder, name, shown.includes(name) ? 200 : 404]);
    }
  }
}

/** Everything was written long ago, and `limpiar` is run. */
async function cleanUp(portal: TestApp) {
  for (const table of ['archivos', 'movimientos'] as const)
    await portal.db.updateTable(table).set({ created_at: LONG_AGO }).execute();
  await removeOldVersions(portal.db, new Date());
  const sent = (await portal.db.selectFrom('archivos').select('nombre').execute()).map(({ nombre }) => nombre);
  const stored = await storedNames(portal);
  const uses = await portal.db.selectFrom('usos_archivos').select('archivo').execute();
  const history = await portal.db.selectFrom('movimientos').select(['antes', 'despues', 'tabla']).execute();
  const kept = JSON.stringify([uses, history.filter(({ tabla }) => tabla !== 'archivos')]);
  expect(sent.filter((nombre) => stored.has(nombre) && !kept.includes(nombre))).toEqual([]);
}

/** One action of staff; indices are taken modulo what there is. */
const index = fc.nat({ max: 50 });
const texts = fc.array(index, { minLength: 1, maxLength: 3 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: fc.constant('send' as const), isPdf: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant('add' as const), texts, activo: fc.constantFrom(0 as const, 1 as const) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('update' as const),
      of: index,
      texts,
      activo: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('editLine' as const), of: index, texts }) },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('retire' as const), of: index, retirada: fc.constantFrom(0, 1) }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('addPage' as const), texts }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('editPage' as const), of: index, texts }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('draft' as const), of: fc.option(index), texts }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('publish' as const), of: index }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('discard' as const), of: index }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('undo' as const), of: index }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('version' as const), of: index }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('archive' as const), isPage: fc.boolean(), of: index }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('restore' as const), of: index }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('erase' as const), of: index }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('clean' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const at = <T>(items: readonly T[], place: number): T | undefined => items[place % Math.max(1, items.length)];

/** Takes a step. @returns what the server answered, if it was asked */
async function take(
  portal: TestApp,
  staff: Caller,
  names: string[],
  wanted: Step,
): Promise<Answered<unknown> | undefined> {
  const { db } = portal;
  const textOf = (places: readonly number[]) => textWith(...places.flatMap((place) => at(names, place) ?? []));
  const { noticias, paginas, lineas, borradores } = await rowsOf(portal);
  switch (wanted.is) {
    case 'send':
      names.push(await (wanted.isPdf ? sendPdf(staff) : sendPicture(staff)));
      return undefined;
    case 'add':
      return staff.send('addNoticia', { body: aNoticia({ texto: textOf(wanted.texts), activo: wanted.activo }) });
    case 'update': {
      const params = { id: at(noticias, wanted.of)?.id ?? 0 };
      const body = aNoticia({ texto: textOf(wanted.texts), activo: wanted.activo });
      return staff.send('updateNoticia', { params, body });
    }
    case 'editLine': {
      const { id, nombre } = at(lineas, wanted.of) ?? { id: 0, nombre: '' };
      return staff.send('editLinea', { body: { id, nombre, texto: textOf(wanted.texts) } });
    }
    case 'retire':
      return staff.send('retireLinea', { body: { id: at(lineas, wanted.of)?.id, retirada: wanted.retirada } });
    case 'addPage':
      return staff.send('addPagina', {
        body: aPagina({ direccion: '', lugar: 'ninguno', texto: textOf(wanted.texts) }),
      });
    case 'editPage': {
      const params = { id: at(paginas, wanted.of)?.id ?? 0 };
      return staff.send('updatePagina', { params, body: { titulo: 'Otra', texto: textOf(wanted.texts) } });
    }
    case 'draft': {
      const recurso_id = wanted.of === null ? undefined : at(noticias, wanted.of)?.id;
      const campos = aNoticia({ texto: textOf(wanted.texts) });
      return staff.send('saveDraft', {
        body: aDraft({ recurso: 'noticias', campos, ...(recurso_id && { recurso_id }) }),
      });
    }
    case 'publish': {
      const draft = at(borradores, wanted.of);
      if (draft === undefined) return undefined;
      const body = { ...aNoticia(JSON.parse(draft.campos)), borrador_id: draft.id };
      return draft.recurso_id === null
        ? staff.send('addNoticia', { body })
        : staff.send('updateNoticia', { params: { id: draft.recurso_id }, body });
    }
    case 'discard':
      return staff.send('discardDraft', { params: { id: at(borradores, wanted.of)?.id ?? 0 }, query: {} });
    case 'undo': {
      const last = await db.selectFrom('movimientos').select('operacion').orderBy('id', 'desc').limit(8).execute();
      return staff.send('undo', { body: { operacion: at(last, wanted.of)?.operacion } });
    }
    case 'version': {
      const ids = await db
        .selectFrom('movimientos')
        .where('recurso', 'in', ['noticias', 'paginas'])
        .select('id')
        .orderBy('id')
        .execute();
      return staff.send('restoreVersion', { body: { movimiento: at(ids, wanted.of)?.id ?? 0 } });
    }
    case 'archive': {
      const [recurso, rows] = wanted.isPage ? (['paginas', paginas] as const) : (['noticias', noticias] as const);
      return staff.send('archiveRecord', {
        body: { recurso, recurso_id: at<{ id: number }>(rows, wanted.of)?.id ?? 0 },
      });
    }
    case 'restore':
    case 'erase': {
      const archived = at(await db.selectFrom('papelera').selectAll().orderBy('recurso_id').execute(), wanted.of);
      const body = { recurso: archived?.recurso ?? 'noticias', recurso_id: archived?.recurso_id ?? 0 };
      return wanted.is === 'restore'
        ? staff.send('restoreArchived', { body })
        : staff.send('deleteForever', { body: { ...body, nombre: archived?.nombre ?? '' } });
    }
    case 'clean': {
      await cleanUp(portal);
      const stored = await storedNames(portal);
      // One that is gone stays to be named.
      names.splice(0, names.length, ...names.filter((name, place) => place === 0 || stored.has(name)));
      return undefined;
    }
  }
}

const SEEDS = [1, 2, 3];

it.each(SEEDS)(
  'a use has its file, and visitors read the files of what they read, whatever is done (%i)',
  async (seed) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProducto(staff);
    await staff.call('updateProducto', { body: { id: 1, nombre: 'Otro' }, file: aPdf() });
    await staff.call('addNoticia', { body: aNoticia({ descripcion_imagen: 'Un puente' }), file: await anImage() });
    await newDraft(staff, { campos: { nombre: 'Uno' } }, await anImage());
    await staff.call('addImagenIdentidad', { body: {}, file: await anImage() });
    const names: string[] = [];
    const property = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
      names.push(await sendPicture(staff), await sendPdf(staff));
      for (const each of steps) {
        const answer = await take(portal, staff, names, each);
        expect(answer?.status ?? 200, JSON.stringify([each, answer?.body])).toBeLessThan(500);
        await usesAreThoseOfTheRows(portal);
      }
      await visitorsReadTheirFiles(portal);
      await cleanUp(portal);
      await usesAreThoseOfTheRows(portal);
    });
    await fc.assert(property, { numRuns: 3, seed, endOnFailure: true });
  },
);
