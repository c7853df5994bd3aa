import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newDraft } from '../support/builders/drafts.ts';
import {
  anIntegrante,
  aProducto,
  aProyecto,
  newIntegrante,
  newProducto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { aLogo, anImage } from '../support/images.ts';
import { archive, type Merger, merge, mergerBody, restore, undo } from '../support/mergers.ts';
import { aPdf } from '../support/pdf.ts';
import { expectRefusal } from '../support/refusals.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

/** Merges, and expects it to be done. */
async function merged(portal: Pick<TestApp, 'db'>, staff: Caller, merger: Merger) {
  const { id, answer } = await merge(portal, staff, merger);
  expect(answer).toMatchObject({ status: 200, body: { message: 'Se fusionaron los registros' } });
  return { id, ...answer.body };
}

/** 'project member' of each link, in order. */
const linksOf = async ({ db }: TestApp): Promise<string[]> =>
  (await db.selectFrom('proyecto_integrante').selectAll().execute())
    .map(({ proyecto_id, integrante_id }) => `${proyecto_id} ${integrante_id}`)
    .sort();

const proyectosOf = async (staff: Caller) => (await staff.call('listProyectos', {})).projects;
const productosOf = async (staff: Caller) => (await staff.call('listProductos', {})).products;

/** Without who wrote last, and how often. */
async function recordsOf(portal: TestApp, staff: Caller) {
  const records = [
    ...(await proyectosOf(staff)),
    ...(await productosOf(staff)),
    ...(await staff.call('listIntegrantes', {})).integrantes,
  ];
  const { lider_id } = await portal.db.selectFrom('identidad').select('lider_id').executeTakeFirstOrThrow();
  const written = records.map((record) => ({ ...record, version: 0, updated_by: '' }));
  return { written, lider_id, links: await linksOf(portal) };
}

/** Projects 1 and 2 with members 1, 2 and 2, 3, and one product each. */
async function twoProyectos(staff: Caller): Promise<void> {
  for (const nombres of ['Ana', 'Luis', 'Eva']) await newIntegrante(staff, { nombres });
  await newProyecto(staff, { nombre: 'Cruces', objetivo: 'Uno', integrantes: [1, 2] });
  await newProyecto(staff, { nombre: 'Cruces seguros', objetivo: 'Otro', descripcion: 'Larga', integrantes: [2, 3] });
  await newProducto(staff, { nombre: 'Informe A', proyecto_id: 1 });
  await newProducto(staff, { nombre: 'Informe B', proyecto_id: 2 });
}

const PROYECTOS: Merger = { recurso: 'proyectos', to: 1, from: 2, campos: ['descripcion'] };

describe('merging two projects', () => {
  it('gives the one that stays the chosen fields, members and products, and archives the other one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await twoProyectos(staff);
    const { project } = await merged(portal, staff, PROYECTOS);
    expect(project).toMatchObject({ id: 1, nombre: 'Cruces', objetivo: 'Uno', descripcion: 'Larga', version: 2 });
    expect(await linksOf(portal)).toEqual(['1 1', '1 2', '1 3']);
    expect((await productosOf(staff)).map(({ proyecto_id }) => proyecto_id)).toEqual([1, 1]);
    expect((await staff.call('listTrash', {})).papelera).toMatchObject([{ recurso: 'proyectos', recurso_id: 2 }]);
  });

  it('is one operation, which one undo takes back', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await twoProyectos(staff);
    const before = await recordsOf(portal, staff);
    const { id } = await merged(portal, staff, PROYECTOS);
    const { movimientos } = await staff.call('listMovements', { query: {} });
    expect(movimientos.filter(({ operacion }) => operacion === id).map((each) => [each.accion, each.recurso])).toEqual([
      ['fusionar', 'proyectos'],
      ['fusionar', 'proyectos'],
      ['agregar a proyecto', 'productos'],
      ['agregar integrante', 'proyectos'],
      ['quitar integrante', 'proyectos'],
      ['quitar integrante', 'proyectos'],
    ]);
    expect((await undo(staff, id)).answer).toMatchObject({ status: 200, body: { message: 'Se deshizo el cambio' } });
    expect(await recordsOf(portal, staff)).toEqual(before);
    expect((await staff.call('listTrash', {})).papelera).toEqual([]);
  });

  it.each([
    ['was merged', 0],
    ['was merged, taken back and merged again', 2],
  ])('leaves the chosen fields where the trash gives back one that %s, with its links', async (_, undos) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await twoProyectos(staff);
    let { id } = await merged(portal, staff, PROYECTOS);
    for (let n = 0; n < undos; n += 1) ({ id } = await undo(staff, id));
    expect((await restore(staff, 'proyectos', 2)).answer.body.message).toBe('Restaurado exitosamente');
    expect((await proyectosOf(staff)).map(({ descripcion }) => descripcion)).toEqual(['Larga', 'Larga']);
    expect(await linksOf(portal)).toEqual(['1 1', '1 2', '2 2', '2 3']);
    expect((await productosOf(staff)).map(({ proyecto_id }) => proyecto_id)).toEqual([1, 2]);
  });

  it('leaves the member who stayed to an earlier version of a project', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await twoProyectos(staff);
    await staff.call('updateProyecto', { body: { id: 1, objetivo: 'Otro' } });
    await merged(portal, staff, { recurso: 'integrantes', to: 3, from: 1 });
    const { movimientos } = await staff.call('listMovements', { query: { recurso: 'proyectos', recurso_id: 1 } });
    const body = { movimiento: movimientos.find(({ accion }) => accion === 'actualizar')?.id ?? 0 };
    const { body: answer } = await staff.send('restoreVersion', { body });
    expect(answer).toMatchObject({ success: 1 });
    expect(await linksOf(portal)).toEqual(['1 2', '1 3', '2 2', '2 3']);
  });

  it('gives no pair back whose records are one by now', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await twoProyectos(staff);
    const pair = { recurso: 'proyectos', recurso_id: 1, otro_id: 2 } as const;
    await staff.call('setNoDuplicado', { body: { ...pair, no_duplicado: 1 } });
    const operacion = randomUUID();
    const headers = { operacion };
    await staff.send('setNoDuplicado', { body: { ...pair, no_duplicado: 0 }, headers });
    await merged(portal, staff, PROYECTOS);
    expect((await undo(staff, operacion)).answer.status).toBe(409);
    expect(await portal.db.selectFrom('no_duplicados').selectAll().execute()).toEqual([]);
  });

  it('leaves a link with the one that stayed if somebody changed it since, and says so', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await twoProyectos(staff);
    await merged(portal, staff, PROYECTOS);
    await newProyecto(staff, { nombre: 'Tercero' });
    await merged(portal, staff, { recurso: 'proyectos', to: 3, from: 1 });
    const { body } = (await restore(staff, 'proyectos', 2)).answer;
    expect(body.message).toBe('Restaurado. Algunos vínculos no se restauraron, porque el otro registro cambió.');
    expect(await linksOf(portal)).toEqual(['2 2', '3 1', '3 2', '3 3']);
  });

  it('takes the line, the link, the entities and the schedule of the other one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProyecto(staff);
    const taken = {
      id_linea: 2,
      enlace_ext: 'https://example.org/otro',
      entidades: ['Alcaldía', 'Universidad'],
      publicar_hasta: '2999-01-01T00:00:00.000Z',
    };
    await newProyecto(staff, taken);
    const campos = Object.keys(taken);
    const { project } = await merged(portal, staff, { recurso: 'proyectos', to: 1, from: 2, campos });
    expect(project).toMatchObject(taken);
    expect((await proyectosOf(staff))[0]).toMatchObject(taken);
  });

  it('takes a picture with its description, or leaves both', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const descripcion_imagen of ['Mía', 'Otra'])
      await staff.call('addProyecto', { body: aProyecto({ descripcion_imagen }), file: aLogo() });
    const imagenes = async () =>
      (await proyectosOf(staff)).map(({ imagen, descripcion_imagen }) => ({ imagen, descripcion_imagen }));
    const [mine, other] = await imagenes();
    expect(other).toMatchObject({ imagen: expect.any(String), descripcion_imagen: 'Otra' });
    const { id } = await merged(portal, staff, { recurso: 'proyectos', to: 1, from: 2, campos: ['imagen'] });
    expect(await imagenes()).toEqual([other]);
    await undo(staff, id);
    await merged(portal, staff, { recurso: 'proyectos', to: 1, from: 2, campos: ['objetivo'] });
    expect(await imagenes()).toEqual([mine]);
  });
});

const persona = (apellidos: string, integrante_id: number | null = null) => ({
  apellidos,
  nombres: 'A.',
  integrante_id,
});

const namesIn = (personas: readonly { apellidos: string; integrante_id: number | null }[] = []) =>
  personas.map(({ apellidos, integrante_id }) => `${apellidos} ${integrante_id}`);

describe('merging two members', () => {
  it('makes the one that stays the author, editor, member and leader that the other one was, each once', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const nombres of ['Ana', 'Ana María', 'Luis']) await newIntegrante(staff, { nombres });
    await newProyecto(staff, { integrantes: [1, 2] });
    await newProyecto(staff, { integrantes: [2, 3] });
    const editores = [persona('Luis', 3), persona('Núñez', 2)];
    await newProducto(staff, { autores: [persona('Núñez', 2), persona('Otro'), persona('Ana', 1)] });
    await newProducto(staff, { tipo: 'Libro', autores: [persona('Luis', 3)], editores });
    await newProducto(staff, { autores: [persona('Diez', 3)] });
    await staff.call('updateIdentidad', { body: { lider_id: 2 } });
    const { totales } = await staff.call('listVinculos', { query: { recurso: 'integrantes', recurso_id: 2 } });
    expect(totales).toEqual({ proyectos: 2, productos: 2, identidad: 1 });
    const before = await recordsOf(portal, staff);
    const { id, integrante } = await merged(portal, staff, {
      recurso: 'integrantes',
      to: 1,
      from: 2,
      campos: ['nombres'],
    });
    expect(integrante).toMatchObject({ id: 1, nombres: 'Ana María' });
    expect(await linksOf(portal)).toEqual(['1 1', '2 1', '2 3']);
    const productos = await productosOf(staff);
    expect(productos.map(({ autores }) => namesIn(autores))).toEqual([
      ['Núñez 1', 'Otro null'],
      ['Luis 3'],
      ['Diez 3'],
    ]);
    expect(namesIn(productos[1]?.editores)).toEqual(['Luis 3', 'Núñez 1']);
    expect(productos.map(({ version }) => version)).toEqual([2, 2, 1]);
    expect((await recordsOf(portal, staff)).lider_id).toBe(1);
    await undo(staff, id);
    expect(await recordsOf(portal, staff)).toEqual(before);
  });

  it('takes an e-mail address and a photograph with what shows them, and an authorisation with who recorded it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newIntegrante(staff, { email: 'ana@ejemplo.org' });
    const hidden = { email: 'ana.maria@ejemplo.org', correo_publico: 0, imagen_publica: 0 } as const;
    const authorised = { fecha_autorizacion: '2026-01-15', nota_autorizacion: 'Por escrito' };
    await staff.call('addIntegrante', { body: anIntegrante({ ...hidden, ...authorised }), file: await anImage() });
    await portal.db.updateTable('integrantes').set({ autorizacion_por: 'otra.persona' }).where('id', '=', 2).execute();
    const campos = ['email', 'imagen', 'fecha_autorizacion'];
    const { integrante } = await merged(portal, staff, { recurso: 'integrantes', to: 1, from: 2, campos });
    expect(integrante).toMatchObject({ ...hidden, ...authorised, autorizacion_por: 'otra.persona' });
    const { investigador } = await portal.visitor.call('getIntegrante', { params: { id: 1 } });
    expect(investigador).toMatchObject({ email: '', nombre_imagen: null });
  });

  it('takes the times in the group with their last day, which is no field', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newIntegrante(staff);
    await newIntegrante(staff, { periodos: [{ desde: '2019-02-01', hasta: '2021-06-30' }] });
    const refused = await merge(portal, staff, { recurso: 'integrantes', to: 1, from: 2, campos: ['fin_periodos'] });
    expect(refused.answer).toMatchObject({
      status: 422,
      body: { message: 'El campo «fin_periodos» no se puede fusionar' },
    });
    await merged(portal, staff, { recurso: 'integrantes', to: 1, from: 2, campos: ['periodos'] });
    const rows = await portal.db.selectFrom('integrantes').select(['id', 'periodos', 'fin_periodos']).execute();
    expect(rows).toEqual([
      { id: 1, periodos: '[{"desde":"2019-02-01","hasta":"2021-06-30"}]', fin_periodos: '2021-06-30' },
    ]);
    const { integrantes } = await staff.call('listIntegrantes', {});
    expect(integrantes).toMatchObject([{ id: 1, anterior: 1 }]);
  });

  it.each(['correo_publico', 'imagen_publica', 'nota_autorizacion', 'autorizacion_por'])(
    'takes %s only with what it belongs to',
    async (campo) => {
      await using portal = await testApp();
      const staff = await portal.staff();
      for (const nombres of ['Ana', 'Ana María']) await newIntegrante(staff, { nombres });
      const { answer } = await merge(portal, staff, { recurso: 'integrantes', to: 1, from: 2, campos: [campo] });
      const message = `El campo «${campo}» no se puede fusionar`;
      expect(answer).toMatchObject({ status: 422, body: { message, errors: { campos: message } } });
    },
  );

  it('is what a name means that staff remembered for the other one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const nombres of ['Ana', 'Ana María']) await newIntegrante(staff, { nombres, apellidos: 'Núñez' });
    const remembered = { clave: 'a nunez', nombre: 'Núñez, A.', integrante_id: 2, created_at: '', created_by: '' };
    await portal.db.insertInto('nombres_recordados').values(remembered).execute();
    const meant = async () => (await staff.call('listRememberedNames', {})).nombres.map(({ integrante }) => integrante);
    await merged(portal, staff, { recurso: 'integrantes', to: 1, from: 2 });
    expect(await meant()).toEqual([{ id: 1, nombre: 'Ana Núñez' }]);
    await restore(staff, 'integrantes', 2);
    expect(await meant()).toEqual([{ id: 2, nombre: 'Ana María Núñez' }]);
  });
});

describe('merging two products', () => {
  it('gives the one that stays the project and authors that were chosen, and the full text with who may read it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProyecto(staff);
    await newProducto(staff, { autores: [persona('Mía')], acceso: 'abierto' });
    const other = aProducto({
      proyecto_id: 1,
      autores: [persona('Otra')],
      palabras_clave: ['cruces'],
      acceso: 'cerrado',
    });
    await staff.call('addProducto', { body: other, file: aPdf() });
    const campos = ['proyecto_id', 'autores', 'palabras_clave', 'pdf'];
    const { product } = await merged(portal, staff, { recurso: 'productos', to: 1, from: 2, campos });
    expect(product).toMatchObject({ id: 1, proyecto_id: 1, palabras_clave: ['cruces'], pdf_bytes: aPdf().size });
    expect(namesIn(product.autores)).toEqual(['Otra null']);
    expect((await portal.app.inject(product.url_pdf)).statusCode).toBe(404);
    await staff.call('updateProducto', { body: { id: 1, acceso: 'abierto' } });
    expect((await portal.app.inject(product.url_pdf)).statusCode).toBe(200);
  });

  it('keeps the row of a file that the one that stays comes from, and has that of the other one where it comes from none', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const _ of [1, 2, 3]) await newProducto(staff);
    await portal.db.updateTable('productos').set({ origen: 'Fila 2' }).where('id', '=', 2).execute();
    await portal.db.updateTable('productos').set({ origen: 'Fila 3' }).where('id', '=', 3).execute();
    const origenes = async () => (await staff.call('listOrigenes', { query: { recurso: 'productos' } })).origenes;
    await merged(portal, staff, { recurso: 'productos', to: 1, from: 2 });
    await merged(portal, staff, { recurso: 'productos', to: 1, from: 3 });
    expect(await origenes()).toEqual([{ id: 1, origen: 'Fila 2' }]);
  });
});

describe('a merger', () => {
  /** Two projects and a caller. */
  async function twoRecords() {
    const portal = await testApp();
    const staff = await portal.staff();
    for (const nombre of ['Cruces', 'Cruces seguros']) await newProyecto(staff, { nombre });
    const refused = async (changes: object, refusal: Parameters<typeof expectRefusal>[4]) => {
      const body = { ...(await mergerBody(portal, { ...PROYECTOS, campos: [] })), ...changes };
      await expectRefusal(portal, staff, 'mergeRecords', { body }, refusal);
    };
    return { ...portal, caller: staff, refused };
  }

  it('is refused for one record twice', async () => {
    await using portal = await twoRecords();
    const message = 'Elija dos registros distintos';
    await portal.refused({ otro_id: 1, otra_version: 1 }, { status: 422, message, errors: { otro_id: message } });
  });

  it('is refused for a record in the trash, and for one that never was', async () => {
    await using portal = await twoRecords();
    await portal.refused({ otro_id: 9 }, { status: 404, message: 'No se encontró el proyecto' });
    await portal.refused({ recurso_id: 9 }, { status: 404, message: 'No se encontró el proyecto' });
    await archive(portal.caller, 'proyectos', 2);
    const message = 'El proyecto está en la Papelera';
    await portal.refused({ otra_version: 1 }, { status: 404, message, papelera: true });
    await portal.refused({ recurso_id: 2, otro_id: 1 }, { status: 404, message, papelera: true });
  });

  it.each([
    ['version', 1],
    ['otra_version', 2],
  ])('is answered 409 with the stored record when %s is stale', async (field, id) => {
    await using portal = await twoRecords();
    await portal.caller.call('updateProyecto', { body: { id, nombre: 'Otro nombre' } });
    const body = { ...(await mergerBody(portal, { ...PROYECTOS, campos: [] })), [field]: 1 };
    const { status, body: answer } = await portal.caller.send('mergeRecords', { body });
    expect({ status, answer }).toMatchObject({ status: 409, answer: { actual: { id, nombre: 'Otro nombre' } } });
    expect(await proyectosOf(portal.caller)).toHaveLength(2);
  });

  it('is made once where two people merge the same records at once, each into the other one', async () => {
    await using portal = await twoRecords();
    const bodies = await Promise.all([
      mergerBody(portal, { recurso: 'proyectos', to: 1, from: 2 }),
      mergerBody(portal, { recurso: 'proyectos', to: 2, from: 1 }),
    ]);
    const answers = await Promise.all(bodies.map((body) => portal.caller.send('mergeRecords', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await proyectosOf(portal.caller)).toHaveLength(1);
  });

  it('is refused while the record that goes has a draft', async () => {
    await using portal = await twoRecords();
    await newDraft(portal.caller, { recurso: 'proyectos', recurso_id: 2 });
    await portal.refused(
      {},
      {
        status: 409,
        message: 'El proyecto que se va tiene un borrador. Publíquelo o descártelo antes de fusionar.',
      },
    );
    await merged(portal, portal.caller, { recurso: 'proyectos', to: 2, from: 1 });
  });

  it.each([
    'id',
    'version',
    'created_by',
    'created_at',
    'updated_by',
    'origen',
    'descripcion_imagen',
    'nada',
    '__proto__',
  ])('is refused for the field %s', async (campo) => {
    await using portal = await twoRecords();
    const message = `El campo «${campo}» no se puede fusionar`;
    await portal.refused({ campos: [campo] }, { status: 422, message, errors: { campos: message } });
  });

  it('is refused where the chosen fields break a rule together', async () => {
    await using portal = await twoRecords();
    await portal.caller.call('updateProyecto', {
      body: { id: 2, fecha_inicio: '1999-01-01', fecha_fin: '1999-02-01' },
    });
    const message = 'La fecha de fin no puede ser anterior a la fecha de inicio';
    await portal.refused({ campos: ['fecha_fin'] }, { status: 422, message, errors: { fecha_fin: message } });
  });
});

describe('deleting a merged record for ever', () => {
  it('keeps the file that the one that stays took, also where only a version of it names the file', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const nombres of ['Ana', 'Ana María'])
      await staff.call('addIntegrante', {
        body: { nombres, apellidos: 'Núñez', cargo: 'Docente', grupo: 1 },
        file: await anImage(),
      });
    await merged(portal, staff, { recurso: 'integrantes', to: 1, from: 2, campos: ['imagen'] });
    const { integrantes } = await staff.call('listIntegrantes', {});
    const taken = integrantes[0]?.nombre_imagen ?? '';
    const body = { id: 1, nombres: 'Ana', apellidos: 'Núñez', cargo: 'Docente', grupo: 1, quitar_imagen: 1 } as const;
    await staff.call('updateIntegrante', { body });
    await staff.call('deleteForever', { body: { recurso: 'integrantes', recurso_id: 2, nombre: 'Ana María Núñez' } });
    const stored = await portal.db.selectFrom('imagenes').where('nombre', '=', taken).selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
  });
});
