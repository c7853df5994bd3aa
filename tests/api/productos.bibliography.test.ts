import { describe, expect, it } from 'vitest';
import { ORCID, persona } from '../support/builders/article.ts';
import { newDraft } from '../support/builders/drafts.ts';
import { newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { rowOf } from '../support/database.ts';
import { settled } from '../support/imports.ts';
import { expectFieldRules, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const DATE = 'Escriba la fecha como año, año-mes o año-mes-día: 2026, 2026-05 o 2026-05-12';
const ISSN = 'El ISSN no es válido: su último dígito no corresponde';
const ISBN = 'El ISBN no es válido: su último dígito no corresponde';
const DOI = 'El DOI no es válido: comienza por 10. y lleva una barra';

describe('the bibliographic record', () => {
  it('holds a title of 500 characters and 1,000 authors, also as a draft and from a file', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const nombre = 'ñ'.repeat(500);
    const autores = Array.from({ length: 1_000 }, (_, n) =>
      persona(`Apellido Segundo ${n}`, 'María de los Ángeles', { orcid: ORCID }),
    );
    const body = { nombre, tipo: 'Artículo científico', autores } as const;
    const { product } = await staff.call('addProducto', { body });
    expect(product).toMatchObject({ nombre, autores });
    const id = await newDraft(staff, { recurso: 'productos', campos: body });
    const { borrador } = await staff.call('getDraft', { params: { id } });
    expect(borrador.campos).toMatchObject(body);
    const authors = autores.map(({ apellidos, nombres }) => `${apellidos}, ${nombres}`);
    const bibtex = `@article{a, title={${'u'.repeat(500)}}, year=2020, author={${authors.join(' and ')}}}`;
    const { id: importId } = await staff.call('addImport', { body: { nombre: 'a.bib' }, file: new Blob([bibtex]) });
    await settled(portal);
    const { filas } = await staff.call('listImportRows', { params: { id: importId }, query: {} });
    expect(filas).toMatchObject([{ estado: 'nuevo', errores: {}, marcas: {} }]);
  });

  it('is normalized: DOI without resolver, ORCID without address, ISSN and ISBN with hyphens, licence', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { product } = await staff.call('addProducto', {
      body: {
        nombre: 'Uno',
        tipo: 'Otro',
        doi: ' HTTPS://doi.org/10.5555/ABC ',
        issn: '20493630',
        isbn: '978 3 16 148410 0',
        licencia: 'cc-by-4.0',
        editores: null,
        autores: [{ apellidos: ' Núñez ', orcid: `https://orcid.org/${ORCID}` }],
      },
    });
    expect(product).toMatchObject({
      doi: '10.5555/abc',
      issn: '2049-3630',
      isbn: '978-3-16-148410-0',
      licencia: 'CC-BY-4.0',
      editores: [],
      autores: [persona('Núñez', '', { orcid: ORCID })],
    });
  });

  it('is refused field by field, on adding and updating', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProducto(staff);
    const rules: FieldRule[] = [
      ...['26', '2026-13', '2026-02-30', '0999', '2026-5', 'mayo de 2026'].map(
        (date): FieldRule => ['fecha_publicacion', date, DATE],
      ),
      ['en_prensa', 2, 'El valor de en prensa no es válido'],
      ['idioma', 'xx', 'El idioma no es válido'],
      ['resumen', 'x'.repeat(5_001), 'Use como máximo 5000 caracteres'],
      ['palabras_clave', Array.from({ length: 31 }, (_, n) => `p${n}`), 'Escriba como máximo 30 palabras clave'],
      ...['10.5555', '11.5555/a', '10.5555/a b', 'doi'].map((doi): FieldRule => ['doi', doi, DOI]),
      ['licencia', 'CC BY', 'La licencia no es válida: use un identificador SPDX'],
      ['acceso', 'libre', 'El acceso no es válido'],
      ['fecha_embargo', '2026', 'La fecha no es válida'],
      ...['2049-3631', '1234', 'X049-3630'].map((issn): FieldRule => ['issn', issn, ISSN]),
      ...['978-3-16-148410-1', '0-306-40615-3', '977-3-16-148410-0'].map((isbn): FieldRule => ['isbn', isbn, ISBN]),
      ['revista', 'x'.repeat(301), 'Use como máximo 300 caracteres'],
      ['volumen', 'x'.repeat(201), 'Use como máximo 200 caracteres'],
      ['autores', 'Ana', 'La lista de autores no es válida'],
      ['autores', Array.from({ length: 1_001 }, () => ({ apellidos: 'A' })), 'Escriba como máximo 1000 autores'],
      ['editores', Array.from({ length: 201 }, () => ({ apellidos: 'A' })), 'Escriba como máximo 200 editores'],
    ];
    await expectFieldRules(portal, staff, 'updateProducto', { body: { id } }, rules);
    await expectFieldRules(portal, staff, 'addProducto', { body: { nombre: 'Otro', tipo: 'Libro' } }, rules);
  });

  it.each([
    [{}, 'autores', 'Escriba los apellidos o el nombre de la institución'],
    [
      { apellidos: 'Ruiz', nombre_corporativo: 'Consejo' },
      'autores',
      'Escriba los apellidos o el nombre de la institución, no los dos',
    ],
    [
      { apellidos: 'Ruiz', orcid: '0000-0002-1825-0098' },
      'autores',
      'El ORCID no es válido: su último dígito no corresponde',
    ],
    [{ apellidos: 'Ruiz', orcid: '0000-0002' }, 'autores', 'El ORCID no es válido: le faltan 8 cifras'],
    [{ apellidos: 'Ruiz', orcid: '0000-0002-1825-00977' }, 'autores', 'El ORCID no es válido: le sobra 1 cifra'],
    [{ apellidos: 'Ruiz', integrante_id: 99 }, 'autores', 'El integrante elegido no existe'],
  ])('refuses the author %j', async (autor, field, message) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProducto(staff);
    const before = await rowOf(portal.db, 'productos', id);
    const { status, body } = await staff.send('updateProducto', { body: { id, autores: [autor] } });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: message });
    expect(await rowOf(portal.db, 'productos', id)).toEqual(before);
  });

  it.each([
    [{ acceso: 'embargo' }, 'fecha_embargo', 'Elija la fecha en que termina el embargo'],
    [
      { evento_fecha_inicio: '2026-02-02', evento_fecha_fin: '2026-02-01' },
      'evento_fecha_fin',
      'El evento no puede terminar antes de comenzar',
    ],
    [
      { pagina_inicial: '20', pagina_final: '9' },
      'pagina_final',
      'La última página no puede ser anterior a la primera',
    ],
  ])('keeps a rule over two fields: %j', async (fields, field, message) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const refused = await staff.send('addProducto', { body: { nombre: 'Uno', tipo: 'Libro', ...fields } });
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: message } } });
    // Sent one by one, the second is refused because of what the first stored.
    const id = await newProducto(staff, { fecha_embargo: '2026-01-01' });
    const answers = [];
    for (const [name, value] of Object.entries({
      ...fields,
      ...(field === 'fecha_embargo' && { fecha_embargo: '' }),
    })) {
      answers.push(await staff.send('updateProducto', { body: { id, [name]: value } }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 422]);
    expect(answers[1]?.body.errors).toEqual({ [field]: message });
  });

  it('stays unchanged when a field is absent, and is cleared when it is empty', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProducto(staff, { autores: [persona('Ruiz')], doi: '10.5555/a', fecha_publicacion: '2026' });
    const record = async () => (await portal.visitor.call('getProducto', { params: { id } })).product;
    await staff.call('updateProducto', { body: { id, nombre: 'Otro' } });
    expect(await record()).toMatchObject({ autores: [persona('Ruiz')], doi: '10.5555/a', fecha_publicacion: '2026' });
    await staff.call('updateProducto', { body: { id, en_prensa: 1 } });
    await staff.call('updateProducto', {
      body: { id, autores: null, doi: '', fecha_publicacion: null, en_prensa: '' },
    });
    expect(await record()).toMatchObject({ autores: [], doi: '', fecha_publicacion: '', en_prensa: 0 });
  });
});

it('an author who is a member is linked by the present name of the member', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const member = await newIntegrante(staff, { nombres: 'Ana María', apellidos: 'Núñez Ruiz' });
  const id = await newProducto(staff, { autores: [persona('Núñez', 'A.', { integrante_id: member }), persona('Paz')] });
  const { product } = await portal.visitor.call('getProducto', { params: { id } });
  expect(product.autores_integrantes).toEqual([{ id: member, nombre: 'Ana María Núñez Ruiz' }]);
  expect(product.autores[0]).toMatchObject({ apellidos: 'Núñez', nombres: 'A.' });
});

describe('the products of a page', () => {
  it('are those of the member, of the line and of the same project', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const member = await newIntegrante(staff);
    for (let n = 1; n < 12; n++) await newIntegrante(staff);
    const proyecto_id = await newProyecto(staff);
    await staff.call('assignLinea', { body: { proyecto_id, id_linea: 2 } });
    const one = await newProducto(staff, { autores: [persona('Ruiz', '', { integrante_id: member })] });
    const two = await newProducto(staff, { autores: [persona('Ruiz', '', { integrante_id: 12 })] });
    for (const producto_id of [one, two])
      await staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id } });
    await newProducto(staff);

    const ids = (products: readonly { id: number }[] = []) => products.map(({ id }) => id);
    const { visitor } = portal;
    expect(ids((await visitor.call('getIntegrante', { params: { id: member } })).productos)).toEqual([one]);
    const lineId = { params: { lineId: 2 } };
    expect(ids((await visitor.call('listProductosByLinea', lineId)).products)).toEqual([one, two]);
    expect(ids((await visitor.call('getProducto', { params: { id: one } })).relacionados)).toEqual([two]);
    expect((await visitor.call('getProducto', { params: { id: one } })).product.id_linea).toBe(2);

    await staff.call('toggleProyecto', { body: { id: proyecto_id, activo: 0 } });
    expect(ids((await visitor.call('listProductosByLinea', lineId)).products)).toEqual([]);
    expect(ids((await visitor.call('getProducto', { params: { id: one } })).relacionados)).toEqual([]);
  });
});
