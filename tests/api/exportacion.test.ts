import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelOf } from '../../api/export/fields.ts';
import { fieldOf } from '../../api/export/records.ts';
import { nameOfPersona, type Persona } from '../../contract/bibliography/persona.ts';
import { EDITED_RESOURCES } from '../../contract/resources/resources.ts';
import { newDraft } from '../support/builders/drafts.ts';
import {
  anIntegrante,
  aPagina,
  aProducto,
  newConvenio,
  newIntegrante,
  newProducto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { type ExportedRow, entriesOf, jsonOf, wrongChecksums } from '../support/exportedZip.ts';
import { anImage } from '../support/images.ts';
import { aPdf, pdfBytes } from '../support/pdf.ts';
import { sendExport } from '../support/sendExport.ts';
import { STAFF, type TestApp, testApp } from '../support/testApp.ts';
import { sendPicture, textWith } from '../support/textFiles.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

/** A portal with records of each state, and what an export leaves out. @returns the files that it leaves out */
async function fill(portal: TestApp): Promise<string[]> {
  const staff = await portal.staff();
  const lineas = await staff.call('addLinea', { body: { nombre: 'Biología marina' } });
  const linea = lineas.linea.id;
  await staff.call('editLinea', { body: { id: linea, nombre: 'Biología marina', direccion: 'mar' } });
  const laura = (
    await staff.call('addIntegrante', {
      body: anIntegrante({
        nombres: 'Laura',
        apellidos: 'Restrepo',
        periodos: [{ desde: '2015-02-01', hasta: '2018-06-30' }],
        correo_publico: 1,
        imagen_publica: 1,
        fecha_autorizacion: '2026-02-03',
        nota_autorizacion: 'Por escrito',
      }),
      file: await anImage(),
    })
  ).integrante.id;
  const jorge = await newIntegrante(staff, { nombres: 'Jorge', apellidos: 'Nieto' });
  const { integrante } = await staff.call('addIntegrante', {
    body: anIntegrante({ nombres: 'Zoraida', apellidos: 'Papelera' }),
    file: await anImage(),
  });
  await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: integrante.id } });
  const otra = await newIntegrante(staff, { nombres: 'L.', apellidos: 'Restrepo' });
  const versions = { version: 1, otra_version: 1 };
  const merger = { recurso: 'integrantes', recurso_id: laura, otro_id: otra } as const;
  await staff.call('mergeRecords', { body: { ...merger, ...versions, campos: [] } });
  const proyecto = await newProyecto(staff, { nombre: 'Cruces seguros', id_linea: linea, integrantes: [laura, jorge] });
  const oculto = await newProyecto(staff, { nombre: 'Proyecto inactivo' });
  await staff.call('toggleProyecto', { body: { id: oculto, activo: 0 } });
  const autores = [
    { apellidos: 'Restrepo', nombres: 'Laura', integrante_id: laura },
    { nombre_corporativo: 'Red Vía Clara' },
  ];
  await staff.call('addProducto', {
    body: aProducto({
      nombre: 'Señales & cruces',
      autores,
      fecha_publicacion: '2025-03',
      proyecto_id: proyecto,
      doi: '10.5555/abc',
    }),
    file: aPdf(),
  });
  await newProducto(staff, { nombre: 'De un proyecto oculto', proyecto_id: oculto, en_prensa: 1 });
  await newProducto(staff, { nombre: 'Para mañana', publicar_desde: TOMORROW });
  await newProducto(staff, { nombre: 'De ayer', publicar_hasta: YESTERDAY });
  await newConvenio(staff, { nombre: 'Red Vía Clara' });
  const inText = await sendPicture(staff);
  await staff.call('addPagina', { body: aPagina({ texto: textWith(inText) }) });
  await sendPicture(staff);
  const redirecciones = [{ desde: '/antiguo', hacia: '/proyectos_investigacion' }];
  await staff.call('updateIdentidad', { body: { redirecciones } });
  await newDraft(staff, { campos: { nombre: 'Solo en borrador' } }, await anImage());
  await portal.visitor.call('getProyecto', { params: { id: proyecto } });
  const { archivo } = await portal.db.selectFrom('borradores').select('archivo').executeTakeFirstOrThrow();
  const unused = await portal.db.selectFrom('archivos').select('nombre').where('nombre', '<>', inText).execute();
  return [archivo ?? '', integrante.nombre_imagen ?? '', ...unused.map(({ nombre }) => nombre)];
}

describe('the ZIP of an export', () => {
  let portal: TestApp;
  let entries: Map<string, Buffer>;
  let leftOut: string[];
  beforeAll(async () => {
    portal = await testApp();
    leftOut = await fill(portal);
    entries = await entriesOf((await sendExport(portal, await portal.staff())).rawPayload);
  });
  afterAll(() => portal[Symbol.asyncDispose]());

  it('has a file of each kind, the files of the records once, and a checksum of each entry', async () => {
    const lineas = await portal.db.selectFrom('lineas').select('imagen').execute();
    const pictures = lineas.map(({ imagen }) => imagen);
    const { nombre_imagen } = await portal.db
      .selectFrom('integrantes')
      .select('nombre_imagen')
      .where('nombre_imagen', 'is not', null)
      .executeTakeFirstOrThrow();
    const { pdf } = await portal.db
      .selectFrom('productos')
      .select('pdf')
      .where('pdf', 'is not', null)
      .executeTakeFirstOrThrow();
    const { logo } = await portal.db.selectFrom('convenios').select('logo').executeTakeFirstOrThrow();
    const used = await portal.db.selectFrom('usos_archivos').select('archivo').where('tabla', '=', 'paginas').execute();
    const files = [...pictures, nombre_imagen, pdf, logo, ...used.map(({ archivo }) => archivo)].filter(
      (name) => name !== null,
    );
    expect([...entries.keys()].toSorted()).toEqual(
      [
        'LEAME.md',
        'SHA256SUMS',
        'productos.bib',
        ...[...EDITED_RESOURCES, 'direcciones_anteriores', 'fusiones'].map((name) => `datos/${name}.json`),
        ...files.map((name) => `archivos/${name}`),
      ].toSorted(),
    );
    expect(wrongChecksums(entries)).toEqual([]);
    expect(entries.get(`archivos/${pdf}`)).toEqual(Buffer.from(pdfBytes()));
  });

  it('has a picture in its largest width', async () => {
    const [{ nombre_imagen: name } = { nombre_imagen: '' }] = jsonOf(entries, 'integrantes');
    const stored = await portal.db
      .selectFrom('imagenes')
      .where('nombre', '=', String(name))
      .select('bytes')
      .orderBy('ancho', 'desc')
      .execute();
    expect(stored).toHaveLength(2);
    expect(entries.get(`archivos/${name}`)).toEqual(Buffer.from(stored[0]?.bytes ?? []));
  });

  it('has inactive and scheduled records, links, redirections and former addresses', () => {
    const proyectos = jsonOf(entries, 'proyectos');
    expect(proyectos).toMatchObject([
      { nombre: 'Cruces seguros', activo: 1, id_linea: 5, integrantes: [1, 2], entidades: expect.any(Array) },
      { nombre: 'Proyecto inactivo', activo: 0, id_linea: null, integrantes: [] },
    ]);
    expect(jsonOf(entries, 'productos').map(({ nombre }) => nombre)).toEqual([
      'Señales & cruces',
      'De un proyecto oculto',
      'Para mañana',
      'De ayer',
    ]);
    expect(jsonOf<object>(entries, 'identidad')).toMatchObject({
      redirecciones: [{ desde: '/antiguo', hacia: '/proyectos_investigacion' }],
      bloques: expect.arrayContaining([expect.objectContaining({ id: 'objetivo' })]),
    });
    expect(jsonOf<object>(entries, 'inicio')).toMatchObject({ codigo: expect.any(String) });
    const anterior = { recurso: 'lineas', direccion: 'biologia-marina', recurso_id: 5 };
    expect(jsonOf(entries, 'direcciones_anteriores')).toContainEqual(anterior);
    expect(jsonOf(entries, 'fusiones')).toEqual([{ recurso: 'integrantes', recurso_id: 4, destino_id: 1 }]);
    expect(jsonOf(entries, 'eventos')).toEqual([]);
  });

  it('has no user, draft, trash or history, and none of their files', async () => {
    const { clave } = await portal.db.selectFrom('usuarios').select('clave').executeTakeFirstOrThrow();
    const texts = [...entries.values()].map((content) => content.toString('latin1'));
    for (const secret of [clave, 'Solo en borrador', 'Zoraida', ...leftOut])
      expect(
        texts.filter((text) => text.includes(secret)),
        secret,
      ).toEqual([]);
    expect(leftOut.filter((name) => name !== '')).toHaveLength(3);
  });

  it('is enough to rebuild the list of publications that visitors see, as its README says', async () => {
    const now = new Date().toISOString();
    const isShown = ({ publicar_desde, publicar_hasta }: ExportedRow) =>
      String(publicar_desde) <= now && (publicar_hasta === '' || String(publicar_hasta) > now);
    const shown = new Map(jsonOf(entries, 'proyectos').map((proyecto) => [proyecto.id, proyecto]));
    const publications = jsonOf(entries, 'productos')
      .filter(isShown)
      .map(({ id, nombre, tipo, autores, fecha_publicacion, en_prensa, doi, enlace, proyecto_id }) => {
        const proyecto = shown.get(Number(proyecto_id));
        const titulo = proyecto?.activo === 1 && isShown(proyecto) ? proyecto.nombre : null;
        const names = (autores as Persona[]).map(nameOfPersona);
        return { id, nombre, tipo, names, fecha_publicacion, en_prensa, doi, enlace, titulo };
      });
    const { products } = await portal.visitor.call('listPublicProductos', {});
    expect(publications).toEqual(
      products.map(
        ({ id, nombre, tipo, autores, fecha_publicacion, en_prensa, doi, url_externa, proyecto_nombre }) => ({
          id,
          nombre,
          tipo,
          names: autores.map(nameOfPersona),
          fecha_publicacion,
          en_prensa,
          doi,
          enlace: url_externa,
          titulo: proyecto_nombre,
        }),
      ),
    );
    expect(publications).toHaveLength(2);
  });

  it('has all products in BibTeX', () => {
    const text = String(entries.get('productos.bib'));
    expect(text.match(/^@/gm)).toHaveLength(4);
    expect(text).toContain('title = {{Señales \\& cruces}}');
    expect(text).toContain('author = {Restrepo, Laura and {Red Vía Clara}}');
  });

  it('says in its README which fields of a member are shown by choice', () => {
    const text = String(entries.get('LEAME.md'));
    expect(text).toContain('Los visitantes ven `email` solo si `correo_publico` es `1`.');
    expect(text).toContain('Los visitantes ven `nombre_imagen` solo si `imagen_publica` es `1`.');
  });

  it('has the times in the group and the authorisation of a member, without what follows from them', () => {
    const [laura] = jsonOf(entries, 'integrantes');
    const periodos = [{ desde: '2015-02-01', hasta: '2018-06-30' }];
    expect(laura).toMatchObject({ periodos, correo_publico: 1, imagen_publica: 1, fecha_autorizacion: '2026-02-03' });
    expect(laura).toMatchObject({ nota_autorizacion: 'Por escrito', autorizacion_por: STAFF.usuario });
    expect(laura).not.toHaveProperty('fin_periodos');
    expect(String(entries.get('LEAME.md'))).not.toContain('fin_periodos');
  });

  it.each(EDITED_RESOURCES)(
    'explains each field of %s in its README, by its label in the catalogue',
    async (recurso) => {
      const tables = await portal.db.introspection.getTables();
      const columns = tables.find(({ name }) => name === recurso)?.columns.map(({ name }) => name) ?? [];
      const fields = columns.flatMap((column) => {
        const name = fieldOf(recurso, column);
        return name === null ? [] : [[name, labelOf(recurso, column, name)] as const];
      });
      expect(fields.filter(([, label]) => label === undefined)).toEqual([]);
      const [, section = ''] = String(entries.get('LEAME.md')).split(`\`datos/${recurso}.json\`\n`);
      const [table = ''] = section.split('\n### ');
      const explained = [...table.matchAll(/^\| `(\w+)` \| (.+?) \| .+ \|$/gm)];
      expect(explained.map(([, name, label]) => [name, label])).toEqual(
        expect.arrayContaining(fields.map((field) => [...field])),
      );
      const content = jsonOf<ExportedRow | ExportedRow[]>(entries, recurso);
      const [record] = Array.isArray(content) ? content : [content];
      const names = explained.map(([, name]) => name);
      if (record !== undefined) expect(Object.keys(record).toSorted()).toEqual(names.toSorted());
      else expect(names.toSorted()).toEqual(fields.map(([name]) => name).toSorted());
    },
  );
});

it('names the files that records have and the portal lacks', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  await newConvenio(staff, { nombre: 'Red Vía Clara' });
  const { logo } = await portal.db.selectFrom('convenios').select('logo').executeTakeFirstOrThrow();
  await portal.db.deleteFrom('imagenes').where('nombre', '=', logo).execute();
  const entries = await entriesOf((await sendExport(portal, staff)).rawPayload);
  expect(String(entries.get('FALTAN.txt'))).toBe(`${logo}\n`);
  expect(wrongChecksums(entries)).toEqual([]);
  expect(String(entries.get('LEAME.md'))).toContain('| `FALTAN.txt` |');
});
