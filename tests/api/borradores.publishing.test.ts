import { describe, expect, it } from 'vitest';
import { aDraft, newDraft } from '../support/builders/drafts.ts';
import {
  aConvenio,
  anEvento,
  anIntegrante,
  aProducto,
  aProyecto,
  newConvenio,
  newIntegrante,
  newProducto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { unchanged, uploadedRows } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { aPdf } from '../support/pdf.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const SECRET = 'Secreto';

const filesOf = async ({ db }: TestApp): Promise<string[]> => {
  const rows = await uploadedRows(db).distinct().execute();
  return rows.map(({ nombre }) => nombre);
};

const fileOfDraft = async ({ db }: TestApp, id: number): Promise<string> => {
  const { archivo } = await db
    .selectFrom('borradores')
    .where('id', '=', id)
    .select('archivo')
    .executeTakeFirstOrThrow();
  return archivo ?? '';
};

const draftCount = async ({ db }: TestApp): Promise<number> =>
  (await db.selectFrom('borradores').select('id').execute()).length;

describe('publishing a draft', () => {
  const NEW = [
    ['proyectos', 'addProyecto', aProyecto()],
    ['integrantes', 'addIntegrante', anIntegrante()],
    ['productos', 'addProducto', aProducto()],
    ['convenios', 'addConvenio', aConvenio()],
    ['eventos', 'addEvento', anEvento()],
  ] as const;

  it.each(NEW)(
    'of a new record of %s adds it and deletes the draft in one transaction',
    async (recurso, call, body) => {
      await using portal = await testApp();
      const staff = await portal.staff();
      const campos = { nombre: 'Uno', nombres: 'Uno' };
      const file = recurso === 'convenios' ? aLogo() : undefined;
      const borrador_id = await newDraft(staff, { recurso, campos }, file);
      const broken = await staff.send(call, { body: { ...body, nombre: '', nombres: '', borrador_id } });
      expect(broken.status).toBe(422);
      expect(await draftCount(portal)).toBe(1);
      expect((await staff.send(call, { body: { ...body, borrador_id } })).status).toBe(200);
      expect(await draftCount(portal)).toBe(0);
      const rows = await portal.db
        .selectFrom(recurso as 'proyectos')
        .select('id')
        .execute();
      expect(rows).toHaveLength(1);
      await unchanged(portal.db, async () => {
        const again = await staff.send(call, { body: { ...body, borrador_id } });
        expect(again, 'a second time').toMatchObject({ status: 404, body: { borrador: null } });
      });
    },
  );

  it('of a record updates it, or is answered 409 with the stored record', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    const borrador_id = await newDraft(staff, { recurso_id: id, version_base: 1, campos: { nombre: 'Mío' } });
    await staff.call('updateProyecto', { body: { id, version: 1, nombre: 'Ajeno' } });
    const stale = await staff.send('updateProyecto', { body: { id, version: 1, nombre: 'Mío', borrador_id } });
    expect(stale).toMatchObject({ status: 409, body: { actual: { nombre: 'Ajeno', version: 2 } } });
    expect(await draftCount(portal)).toBe(1);
    expect((await staff.send('updateProyecto', { body: { id, version: 2, nombre: 'Mío', borrador_id } })).status).toBe(
      200,
    );
    expect(await draftCount(portal)).toBe(0);
    expect(await portal.visitor.call('listPublicProyectos', {})).toMatchObject({ projects: [{ nombre: 'Mío' }] });
  });

  it('of another record is refused', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [one, other] = [await newProyecto(staff), await newProyecto(staff)];
    const borrador_id = await newDraft(staff, { recurso_id: one });
    await unchanged(portal.db, async () => {
      for (const [call, sent] of [
        ['updateProyecto', { body: { id: other, borrador_id } }],
        ['addProyecto', { body: { ...aProyecto(), borrador_id } }],
        ['addProducto', { body: { ...aProducto(), borrador_id } }],
      ] as const) {
        expect((await staff.send(call, sent)).status, call).toBe(409);
      }
    });
  });

  it('of a version that is no longer stored is refused, with the stored draft', async () => {
    await using portal = await testApp();
    const [staff, other] = [await portal.staff(), await portal.otherStaff()];
    const draft = { recurso: 'convenios', campos: { nombre: 'Uno' } } as const;
    const borrador_id = await newDraft(staff, draft, aLogo());
    const changed = aDraft({ ...draft, id: borrador_id, version: 1, conservar_archivo: '1' });
    await other.call('saveDraft', { body: changed });
    const body = { ...aConvenio(), borrador_id };
    const stale = await unchanged(portal.db, () =>
      staff.send('addConvenio', { body: { ...body, borrador_version: 1 } }),
    );
    expect(stale).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Otra persona cambió/), borrador: { id: borrador_id, version: 2 } },
    });
    expect(stale.body.actual).toBeUndefined();
    expect((await staff.send('addConvenio', { body: { ...body, borrador_version: 2 } })).status).toBe(200);
  });

  it('of the home configuration changes it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const borrador_id = await newDraft(staff, { recurso: 'inicio', recurso_id: 1, campos: { objetivo: '<p>x</p>' } });
    const body = { objetivo: '<p>x</p>', borrador_id };
    expect((await staff.send('updateConfiguracion', { body })).status).toBe(200);
    expect(await draftCount(portal)).toBe(0);
  });

  it('of the identity changes it, merges by version, and is undone with it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.call('updateIdentidad', { body: { lema: 'Del mar' } });
    const campos = { nombre: 'Marea Alta', publicado: false, temas: [] };
    const borrador_id = await newDraft(staff, { recurso: 'identidad', recurso_id: 1, version_base: 1, campos });
    const second = await staff.send('saveDraft', { body: aDraft({ recurso: 'identidad', recurso_id: 1 }) });
    expect(second.status).toBe(409);
    expect((await staff.call('getIdentidad', {})).data[0]?.nombre).not.toBe('Marea Alta');
    const stale = await staff.send('updateIdentidad', { body: { version: 1, ...campos, borrador_id } });
    expect([stale.status, stale.body.actual?.lema]).toEqual([409, 'Del mar']);
    expect(await draftCount(portal)).toBe(1);
    const { status, headers } = await staff.send('updateIdentidad', { body: { version: 2, ...campos, borrador_id } });
    expect(status).toBe(200);
    expect((await staff.call('getIdentidad', {})).data[0]).toMatchObject({ ...campos, lema: 'Del mar' });
    expect(await draftCount(portal)).toBe(0);
    await staff.call('undo', { body: { operacion: String(headers.operacion) } });
    expect((await staff.call('getIdentidad', {})).data[0]?.nombre).not.toBe('Marea Alta');
    expect(await draftCount(portal)).toBe(1);
  });

  it("gives the record the draft's picture", async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff);
    const body = { id, ...anIntegrante() };
    await staff.call('updateIntegrante', { body, file: await anImage() });
    const draft = { recurso: 'integrantes', recurso_id: id, campos: {} } as const;
    const borrador_id = await newDraft(staff, draft, await anImage());
    const picture = await fileOfDraft(portal, borrador_id);
    expect((await staff.send('updateIntegrante', { body: { ...body, borrador_id } })).status).toBe(200);
    const { investigador } = await portal.visitor.call('getIntegrante', { params: { id } });
    expect(investigador.nombre_imagen).toBe(picture);
    expect((await portal.app.inject(`/api/uploads/${picture}`)).statusCode).toBe(200);
  });

  it('of a line gives a new or stored one its picture', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const imagenOf = async (id: number) =>
      (await staff.call('listLineas', {})).lineas.find((linea) => linea.id === id)?.imagen;
    const nueva = await newDraft(staff, { recurso: 'lineas', campos: { nombre: 'Arrecifes' } }, aLogo());
    const ofNew = await fileOfDraft(portal, nueva);
    const { linea } = (await staff.send('addLinea', { body: { nombre: 'Arrecifes', borrador_id: nueva } })).body;
    expect(linea).toMatchObject({ nombre: 'Arrecifes', imagen: ofNew });
    const cambio = await newDraft(staff, { recurso: 'lineas', recurso_id: linea.id, campos: {} }, aLogo());
    const ofChange = await fileOfDraft(portal, cambio);
    const body = { id: linea.id, version: 1, nombre: 'Corales', borrador_id: cambio };
    expect((await staff.send('editLinea', { body })).status).toBe(200);
    expect(await imagenOf(linea.id)).toBe(ofChange);
    expect(await draftCount(portal)).toBe(0);
  });

  it.each([
    ['another file is sent', {}, aLogo()],
    ['it is told so', { borrador_archivo: 0 }, undefined],
  ])("leaves the draft's file out if %s", async (_, fields, file) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff);
    const draft = { recurso: 'convenios', recurso_id: id, campos: {} } as const;
    const borrador_id = await newDraft(staff, draft, aLogo());
    const own = await fileOfDraft(portal, borrador_id);
    const body = { id, ...aConvenio(), borrador_id, ...fields };
    expect((await staff.send('updateConvenio', { body, file })).status).toBe(200);
    const { convenio } = await staff.call('getConvenio', { params: { id } });
    expect(convenio.logo).not.toBe(own);
  });

  it("gives the product the draft's full text", async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProducto(staff);
    await staff.call('updateProducto', { body: { id }, file: aPdf() });
    const draft = { recurso: 'productos', recurso_id: id, campos: {} } as const;
    const borrador_id = await newDraft(staff, draft, aPdf(500));
    const pdf = await fileOfDraft(portal, borrador_id);
    expect((await staff.send('updateProducto', { body: { id, acceso: 'abierto', borrador_id } })).status).toBe(200);
    const row = await portal.db.selectFrom('productos').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ pdf, pdf_bytes: aPdf(500).size });
  });

  it('is undone as a whole: the draft is back with its file', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const draft = { recurso: 'integrantes', campos: { nombres: 'Ana' } } as const;
    const borrador_id = await newDraft(staff, draft, await anImage());
    const before = await portal.db.selectFrom('borradores').selectAll().executeTakeFirstOrThrow();
    const { headers } = await staff.send('addIntegrante', { body: { ...anIntegrante(), borrador_id } });
    await staff.call('undo', { body: { operacion: String(headers.operacion) } });
    expect(await portal.db.selectFrom('integrantes').selectAll().execute()).toEqual([]);
    const after = await portal.db.selectFrom('borradores').selectAll().executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, version: 2 });
  });

  it('leaves nothing of the draft in the history once its record is deleted for ever', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const draft = { recurso: 'integrantes', campos: { nombres: SECRET } } as const;
    const borrador_id = await newDraft(staff, draft, await anImage());
    const added = await staff.send('addIntegrante', { body: { ...anIntegrante({ nombres: 'Ana' }), borrador_id } });
    const recurso_id = added.body.integrante.id;
    await newDraft(staff, { ...draft, recurso_id }, await anImage());
    const other = await newDraft(staff, { campos: { nombre: 'Otro' } });
    await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id } });
    const nombre = `Ana ${anIntegrante().apellidos}`;
    await staff.call('deleteForever', { body: { recurso: 'integrantes', recurso_id, nombre } });
    const { movimientos } = await staff.call('listMovements', { query: {} });
    expect(JSON.stringify(movimientos)).not.toContain(SECRET);
    expect(await filesOf(portal)).toEqual([]);
    expect((await staff.call('listDrafts', { query: {} })).borradores).toMatchObject([{ id: other }]);
  });

  it('leaves the draft of another record that the same operation published', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const headers = { operacion: '0b6f3a52-7c1e-4d5b-9a43-2f1d8c7e6b5a' };
    const ids: number[] = [];
    for (const nombre of ['Uno', 'Dos']) {
      const borrador_id = await newDraft(staff, { recurso: 'productos', campos: { nombre: `Borrador ${nombre}` } });
      const body = { ...aProducto({ nombre }), borrador_id };
      ids.push((await staff.send('addProducto', { body }, headers)).body.product.id);
    }
    const record = { recurso: 'productos', recurso_id: ids[0] ?? 0 } as const;
    await staff.call('archiveRecord', { body: record });
    await staff.call('deleteForever', { body: { ...record, nombre: 'Uno' } });
    const history = JSON.stringify((await staff.call('listMovements', { query: {} })).movimientos);
    expect(history).not.toContain('Borrador Uno');
    expect(history).toContain('Borrador Dos');
  });

  it('is published once by concurrent requests', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const borrador_id = await newDraft(staff);
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff.send('addProyecto', { body: { ...aProyecto(), borrador_id } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});
