/** One save is one request: the calls that take fields, file, links and draft of a record. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { newDraft } from '../support/builders/drafts.ts';
import {
  anEvento,
  anIntegrante,
  aProducto,
  aProyecto,
  newEvento,
  newIntegrante,
  newProducto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { countOf, movementOf, rowOf, unchanged, uploadedRows } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { aPdf } from '../support/pdf.ts';
import { expectRefusal } from '../support/refusals.ts';
import { type Caller, type Sent, type TestApp, testApp } from '../support/testApp.ts';

const TEXT = 'Una avenida con ciclorruta';
const DESCRIBE = 'Describa la imagen para quien no la ve';

interface Kind {
  recurso: 'proyectos' | 'productos' | 'eventos';
  add: EndpointName;
  update: EndpointName;
  field: 'project' | 'product' | 'evento';
  /** the field of the file, and its column of the record */
  file: 'imagen' | 'pdf';
  aFile: () => Blob;
  newRecord: (staff: Caller) => Promise<number>;
  /** what the calls send, with the text of a picture */
  added: (changes?: object) => Sent;
  changed: (changes?: object) => Sent;
  listed: (staff: Caller) => Promise<object[]>;
}

const described = { descripcion_imagen: TEXT };

const KINDS: Kind[] = [
  {
    recurso: 'proyectos',
    add: 'addProyecto',
    update: 'updateProyecto',
    field: 'project',
    file: 'imagen',
    aFile: aLogo,
    newRecord: newProyecto,
    added: (changes) => ({ body: { ...aProyecto(described), ...changes } }),
    changed: (changes) => ({ body: { id: 1, nombre: 'Otro', ...described, ...changes } }),
    listed: async (staff) => (await staff.call('listProyectos', {})).projects,
  },
  {
    recurso: 'productos',
    add: 'addProducto',
    update: 'updateProducto',
    field: 'product',
    file: 'pdf',
    aFile: () => aPdf(),
    newRecord: newProducto,
    added: (changes) => ({ body: { ...aProducto(), ...changes } }),
    changed: (changes) => ({ body: { id: 1, nombre: 'Otro', ...changes } }),
    listed: async (staff) => (await staff.call('listProductos', {})).products,
  },
  {
    recurso: 'eventos',
    add: 'addEvento',
    update: 'updateEvento',
    field: 'evento',
    file: 'imagen',
    aFile: aLogo,
    newRecord: newEvento,
    added: (changes) => ({ body: { ...anEvento(described), ...changes } }),
    changed: (changes) => ({ params: { id: 1 }, body: { ...anEvento({ nombre: 'Otro' }), ...described, ...changes } }),
    listed: async (staff) => (await staff.call('listEventos', {})).eventos,
  },
];

const movements = ({ db }: TestApp) =>
  db
    .selectFrom('movimientos')
    .select(['recurso', 'recurso_id', 'accion', 'tabla', 'operacion'])
    .orderBy('id')
    .execute();

const fileOf = async ({ db }: TestApp, { recurso, file }: Kind, id = 1): Promise<unknown> => {
  const row = (await rowOf(db, recurso, id)) as Record<string, unknown> | undefined;
  return row?.[file];
};

describe.each(KINDS)('a save of $recurso', (kind) => {
  const { recurso, add, update, field, file, aFile, newRecord, added, changed, listed } = kind;

  it('adds fields and file at once, and answers the record as the list of staff has it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { answer, movement } = await movementOf(portal.db, () => staff.send(add, { ...added(), file: aFile() }));
    expect(answer.status).toBe(200);
    expect(answer.body[field]).toEqual((await listed(staff))[0]);
    expect(movement).toMatchObject({ recurso, accion: 'agregar', antes: null });
    expect(await fileOf(portal, kind)).toEqual(expect.any(String));
    expect((await uploadedRows(portal.db).execute()).length).toBeGreaterThan(0);
  });

  it('changes fields and file at once, by one version, and answers the record as the list of staff has it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newRecord(staff);
    const { answer, movement } = await movementOf(portal.db, () =>
      staff.send(update, { ...changed({ version: 1 }), file: aFile() }),
    );
    expect(answer.status).toBe(200);
    expect(answer.body[field]).toEqual((await listed(staff))[0]);
    expect(answer.body[field]).toMatchObject({ nombre: 'Otro', version: 2 });
    expect(movement).toMatchObject({ recurso, accion: 'actualizar' });
    expect(await fileOf(portal, kind)).toEqual(expect.any(String));
    const { headers } = answer;
    await staff.call('undo', { body: { operacion: String(headers.operacion) } });
    expect(await fileOf(portal, kind)).toBeNull();
  });

  it('stores nothing of a save whose file or field is refused', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newRecord(staff);
    const text = new Blob(['hola'], { type: file === 'pdf' ? 'application/pdf' : 'image/png' });
    const refused: [EndpointName, Sent, number][] = [
      [add, { ...added(), file: text }, 415],
      [update, { ...changed(), file: text }, 415],
      [add, { ...added({ nombre: 'a'.repeat(501) }), file: aFile() }, 422],
      [update, { ...changed({ nombre: 'a'.repeat(501) }), file: aFile() }, 422],
      [update, { ...changed({ version: 7 }), file: aFile() }, 409],
      [add, { ...added(), file: new Blob([]) }, 422],
      [update, { ...changed({ [`quitar_${file}`]: 1 }), file: aFile() }, 422],
      [update, changed({ [`quitar_${file}`]: 2 }), 422],
    ];
    await unchanged(portal.db, async () => {
      for (const [call, sent, status] of refused) {
        expect((await staff.send(call, sent)).status, `${call} ${JSON.stringify(sent.body)}`).toBe(status);
      }
    });
  });

  it('leaves nothing stored if its last statement fails, and is stored by the next try with its id', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const headers = { solicitud: randomUUID() };
    const save = () => staff.send(add, { ...added(), file: aFile() }, headers);
    await sql`alter table movimientos rename to lejos`.execute(portal.db);
    const failed = await unchanged(portal.db, save);
    await sql`alter table lejos rename to movimientos`.execute(portal.db);
    expect([failed.status, failed.body]).toEqual([500, { success: 0, message: 'Error interno' }]);
    expect(await countOf(portal.db, recurso)).toBe(0);
    expect(await uploadedRows(portal.db).execute()).toEqual([]);
    expect((await save()).status).toBe(200);
  });

  it('is stored once if it is sent twice at once, and again after its answer was lost', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const headers = { solicitud: randomUUID() };
    const save = () => staff.send(add, { ...added(), file: aFile() }, headers);
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.en_curso).toBe(1);
    expect((await unchanged(portal.db, save)).body).toEqual(answers.find(({ status }) => status === 200)?.body);
    expect(await countOf(portal.db, recurso)).toBe(1);
  });

  it('publishes a draft with its file', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const borrador_id = await newDraft(staff, { recurso, campos: { nombre: 'Uno' } }, aFile());
    const draft = await rowOf(portal.db, 'borradores', borrador_id);
    expect((await staff.send(add, added({ borrador_id }))).status).toBe(200);
    expect(await fileOf(portal, kind)).toBe(draft?.archivo);
    expect((await movements(portal)).slice(-2)).toMatchObject([
      { recurso: 'borradores', accion: 'publicar' },
      { recurso, accion: 'agregar' },
    ]);
  });

  it("removes the stored file, and leaves the draft's, unless it is told to take that one", async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.send(add, { ...added(), file: aFile() });
    const borrador_id = await newDraft(staff, { recurso, recurso_id: 1, campos: { nombre: 'Uno' } }, aFile());
    const removal = { borrador_id, [`quitar_${file}`]: 1 };
    const errors = { [`quitar_${file}`]: expect.stringMatching(/no las dos cosas$/) };
    const refused = await unchanged(portal.db, () => staff.send(update, changed({ ...removal, borrador_archivo: 1 })));
    expect([refused.status, refused.body]).toMatchObject([422, { errors }]);
    expect((await staff.send(update, changed(removal))).status).toBe(200);
    expect(await fileOf(portal, kind)).toBeNull();
    expect(await countOf(portal.db, 'borradores')).toBe(0);
  });

  it('changes no file by a removal without a stored one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newRecord(staff);
    const empty = file === 'imagen' ? { descripcion_imagen: '' } : {};
    expect((await staff.send(update, changed({ [`quitar_${file}`]: 1 }))).status).toBe(200);
    expect(await rowOf(portal.db, recurso, 1)).toMatchObject({ nombre: 'Otro', version: 2, [file]: null, ...empty });
  });
});

describe.each(KINDS.filter(({ file }) => file === 'imagen'))('the picture of $recurso', (kind) => {
  const { recurso, add, update, newRecord, added, changed } = kind;

  it('needs its text, and a removal takes the text away', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newRecord(staff);
    const without = { descripcion_imagen: ' ' };
    const refusal = { status: 422, message: DESCRIBE, errors: { descripcion_imagen: DESCRIBE } };
    await expectRefusal(portal, staff, add, { ...added(without), file: aLogo() }, refusal);
    await expectRefusal(portal, staff, update, { ...changed(without), file: aLogo() }, refusal);
    await staff.send(update, { ...changed(), file: await anImage({ ancho: 30 }) });
    expect(await rowOf(portal.db, recurso, 1)).toMatchObject({ descripcion_imagen: TEXT });
    await expectRefusal(portal, staff, update, changed(without), refusal);
    expect((await staff.send(update, changed({ quitar_imagen: 1 }))).status).toBe(200);
    expect(await rowOf(portal.db, recurso, 1)).toMatchObject({ imagen: null, descripcion_imagen: '' });
  });
});

describe('a new project', () => {
  /** A portal with three members and three products, of which another project has the last. */
  async function portalWithOthers() {
    const portal = await testApp();
    const staff = await portal.staff();
    const proyecto_id = await newProyecto(staff);
    const integrantes = [await newIntegrante(staff), await newIntegrante(staff), await newIntegrante(staff)];
    const productos = [
      await newProducto(staff),
      await newProducto(staff),
      await newProducto(staff, { nombre: 'Guía de carga', proyecto_id }),
    ];
    return { portal, staff, integrantes, productos };
  }

  it('has line, members, products and picture at once, with a movement for each row', async () => {
    const { portal, staff } = await portalWithOthers();
    await using _ = portal;
    const links = { id_linea: 2, integrantes: [3, 1, 3], productos: [2, 1] };
    const known = (await movements(portal)).length;
    const { body, headers } = await staff.send('addProyecto', {
      body: aProyecto({ ...links, descripcion_imagen: TEXT }),
      file: aLogo(),
    });
    expect(body.project).toEqual((await staff.call('listProyectos', {})).projects[1]);
    expect(body.project).toMatchObject({ id_linea: 2, linea_nombre: expect.any(String), version: 1 });
    const detail = await staff.call('getProyecto', { params: { id: 2 } });
    expect(detail.investigadores.map(({ id_integrante }) => id_integrante)).toEqual([3, 1]);
    expect(detail.productos.map(({ id }) => id)).toEqual([1, 2]);
    const operacion = String(headers.operacion);
    expect((await movements(portal)).slice(known)).toEqual([
      { recurso: 'proyectos', recurso_id: 2, accion: 'agregar', tabla: 'proyectos', operacion },
      { recurso: 'proyectos', recurso_id: 2, accion: 'agregar integrante', tabla: 'proyecto_integrante', operacion },
      { recurso: 'proyectos', recurso_id: 2, accion: 'agregar integrante', tabla: 'proyecto_integrante', operacion },
      { recurso: 'productos', recurso_id: 2, accion: 'agregar a proyecto', tabla: 'productos', operacion },
      { recurso: 'productos', recurso_id: 1, accion: 'agregar a proyecto', tabla: 'productos', operacion },
    ]);
    const undone = (await movements(portal)).length;
    await staff.call('undo', { body: { operacion } });
    const reversed = (await movements(portal)).slice(undone).map(({ tabla, recurso_id }) => [tabla, recurso_id]);
    expect(reversed).toEqual([
      ['productos', 1],
      ['productos', 2],
      ['proyecto_integrante', 2],
      ['proyecto_integrante', 2],
      ['proyectos', 2],
    ]);
    expect((await staff.call('listProyectos', {})).projects).toHaveLength(1);
    expect(await countOf(portal.db, 'proyecto_integrante')).toBe(0);
    expect((await staff.call('listProductos', {})).products.map((producto) => producto.proyecto_id)).toEqual([
      null,
      null,
      1,
    ]);
  });

  it('is refused as a whole for a link that cannot be, or an archived record', async () => {
    const { portal, staff, integrantes, productos } = await portalWithOthers();
    await using _ = portal;
    await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: 3 } });
    const links = { id_linea: 1, integrantes: integrantes.slice(0, 2), productos: productos.slice(0, 2) };
    const refuse = (changes: object, status: number, field: string, message: string) =>
      expectRefusal(
        portal,
        staff,
        'addProyecto',
        { body: { ...aProyecto(described), ...links, ...changes }, file: aLogo() },
        { status, message, errors: { [field]: message } },
      );
    await refuse({ id_linea: 9 }, 422, 'id_linea', 'No se encontró la línea de investigación');
    await refuse({ integrantes: [1, 3] }, 422, 'integrantes', 'El integrante está en la Papelera');
    await refuse({ productos: [1, 9] }, 422, 'productos', 'No se encontró el producto');
    const assigned = 'El producto «Guía de carga» ya está asignado a otro proyecto';
    await refuse({ productos: [1, 3] }, 409, 'productos', assigned);
    const many = (count: number) => Array.from({ length: count }, (_value, n) => n + 1);
    await refuse({ integrantes: many(201) }, 422, 'integrantes', 'Elija como máximo 200 integrantes');
    await refuse({ productos: many(201) }, 422, 'productos', 'Elija como máximo 200 productos');
    await refuse({ integrantes: [1, 'x'] }, 422, 'integrantes', 'El integrante no es válido');
    await refuse({ productos: ['1.5'] }, 422, 'productos', 'El producto no es válido');
    await refuse({ id_linea: 'x' }, 422, 'id_linea', 'La línea no es válida');
  });

  it('takes a product once: of two at once, one is told so', async () => {
    const { portal, staff } = await portalWithOthers();
    await using _ = portal;
    const add = () => staff.send('addProyecto', { body: aProyecto({ productos: [1, 2], integrantes: [1, 2] }) });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countOf(portal.db, 'proyectos')).toBe(2);
  });

  it('ignores lists of links in an update: a stale one would delete what a colleague has linked', async () => {
    const { portal, staff } = await portalWithOthers();
    await using _ = portal;
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id: 1, actor_id: 1 } });
    const body = { id: 1, nombre: 'Otro', integrantes: [], productos: [], id_linea: 2 };
    expect((await staff.send('updateProyecto', { body })).body.project).toMatchObject({
      nombre: 'Otro',
      id_linea: null,
    });
    const detail = await staff.call('getProyecto', { params: { id: 1 } });
    expect([detail.investigadores.length, detail.productos.length]).toEqual([1, 1]);
  });
});

describe('the project of a product', () => {
  it('is stored with a new product', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const proyecto_id = await newProyecto(staff);
    const { answer, movement } = await movementOf(portal.db, () =>
      staff.call('addProducto', { body: aProducto({ proyecto_id }) }),
    );
    expect(answer.product).toMatchObject({
      proyecto_id,
      id_proyecto: proyecto_id,
      proyecto_nombre: aProyecto().nombre,
    });
    expect(movement).toMatchObject({ accion: 'agregar', despues: { proyecto_id } });
  });

  it('changes with the other fields, also from another project, and is named alone by its movement', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [one, other] = [await newProyecto(staff), await newProyecto(staff)];
    const id = await newProducto(staff);
    const save = (changes: object) =>
      movementOf(portal.db, () => staff.send('updateProducto', { body: { id, ...changes } }));
    const actions: unknown[] = [];
    for (const changes of [
      { proyecto_id: one },
      { proyecto_id: other },
      { proyecto_id: null },
      { proyecto_id: one, nombre: 'Otro' },
      { nombre: 'Otro', enlace: '' },
      { proyecto_id: '' },
    ]) {
      const { answer, movement } = await save(changes);
      const stored = movement.despues as { proyecto_id: number | null };
      expect(answer.body.product).toMatchObject({ proyecto_id: stored.proyecto_id, version: actions.length + 2 });
      actions.push([movement.accion, stored.proyecto_id]);
    }
    expect(actions).toEqual([
      ['agregar a proyecto', one],
      ['agregar a proyecto', other],
      ['quitar de proyecto', null],
      ['actualizar', one],
      ['actualizar', one],
      ['quitar de proyecto', null],
    ]);
  });

  it('must be there, and not in the trash', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const proyecto_id = await newProyecto(staff);
    const id = await newProducto(staff);
    await staff.call('archiveRecord', { body: { recurso: 'proyectos', recurso_id: proyecto_id } });
    const message = 'El proyecto está en la Papelera';
    const refusal = { status: 422, message, errors: { proyecto_id: message } };
    await expectRefusal(portal, staff, 'addProducto', { body: aProducto({ proyecto_id }), file: aPdf() }, refusal);
    const body = { id, nombre: 'Otro', proyecto_id };
    await expectRefusal(portal, staff, 'updateProducto', { body, file: aPdf() }, refusal);
  });
});

it('a member can be archived while a project with it is added: one of the two is refused, or both hold', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const id = await newIntegrante(staff, anIntegrante());
  const [added, archived] = await Promise.all([
    staff.send('addProyecto', { body: aProyecto({ integrantes: [id] }) }),
    staff.send('archiveRecord', { body: { recurso: 'integrantes', recurso_id: id } }),
  ]);
  expect(archived.status).toBe(200);
  expect([200, 422]).toContain(added.status);
  expect(await countOf(portal.db, 'proyecto_integrante')).toBe(0);
});
