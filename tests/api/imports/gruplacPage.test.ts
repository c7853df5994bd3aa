import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settled } from '../../support/imports.ts';
import { testApp } from '../../support/testApp.ts';

/** A page written from the description of the site, by somebody else than its reader. */
const PAGE = readFileSync(new URL('../../fixtures/gruplac.html', import.meta.url));

it('imports the members, projects and products of a page at once, and links authors to the new members', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const { id } = await staff.call('addImport', { body: { nombre: 'grupo.html' }, file: new Blob([PAGE]) });
  await settled(portal);
  const common = {
    integrantes: { cargo: 'Investigador', grupo: 'Interno', apellidos: 'Por separar' },
    proyectos: { objetivo: 'Por escribir', estado: 'Finalizado' },
  };
  const { importacion } = await staff.call('getImport', { params: { id } });
  expect(importacion).toMatchObject({ formato: 'gruplac', problema: '' });
  await staff.call('setImportOptions', { params: { id }, body: { version: importacion.version, valores: common } });
  await settled(portal);
  const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
  expect(
    filas.map(({ recurso, estado, falta, celdas }) => [recurso, estado, falta.join(), celdas.nombre ?? celdas.nombres]),
  ).toEqual([
    ['integrantes', 'nuevo', '', 'Rosa Elena'],
    ['integrantes', 'nuevo', '', 'Hernán'],
    ['proyectos', 'nuevo', 'Fecha de fin', 'Andenes inundables'],
    ['proyectos', 'nuevo', '', 'Muelles seguros'],
    ['productos', 'nuevo', '', 'Velocidad de los mototaxis en puertos del Pacífico'],
    ['productos', 'nuevo', '', '¿Qué sabemos de los cruces fluviales?'],
    ['productos', 'nuevo', '', 'Cartilla de señales para lanchas'],
    ['productos', 'nuevo', '', 'Mareas y accesos'],
    ['productos', 'nuevo', '', 'ConteoMar'],
  ]);
  const { version, avisos } = (await staff.call('getImport', { params: { id } })).importacion;
  expect(avisos).toContain(
    'Estas secciones no se conocen y sus filas no se leen: «Reconocimientos del gremio portuario» (una fila).',
  );
  await staff.call('applyImport', { params: { id }, body: { version } });
  await settled(portal);
  expect((await staff.call('getImport', { params: { id } })).importacion).toMatchObject({
    estado: 'importada',
    problema: '',
    resultado: { creados: 8, borradores: 1 },
  });
  const { integrantes } = await staff.call('listIntegrantes', {});
  const idOf = (nombres: string) => integrantes.find((each) => each.nombres === nombres)?.id;
  const { products } = await staff.call('listProductos', {});
  const merged = products.find(({ doi }) => doi === '10.5555/mototaxi.2019');
  expect(merged).toMatchObject({
    nombre: 'Velocidad de los mototaxis en puertos del Pacífico',
    tipo: 'Artículo científico',
    revista: 'Revista de Ingeniería, Sociedad y Transporte',
    issn: '0124-8170',
    fecha_publicacion: '2019',
    pagina_inicial: '15',
    pagina_final: '29',
  });
  expect(merged?.autores.map(({ nombre_corporativo, integrante_id }) => [nombre_corporativo, integrante_id])).toEqual([
    ['ROSA ELENA MINA CAICEDO', idOf('Rosa Elena')],
    ['HERNAN DARIO OBANDO', idOf('Hernán')],
    ['JOHN FREDY TORRES', null],
  ]);
});

it('includes theses and events of a page only if staff ask for them', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const { id } = await staff.call('addImport', { body: { nombre: 'grupo.html' }, file: new Blob([PAGE]) });
  await settled(portal);
  const { version } = (await staff.call('getImport', { params: { id } })).importacion;
  await staff.call('setImportOptions', { params: { id }, body: { version, aparte: true } });
  await settled(portal);
  const { filas } = await staff.call('listImportRows', { params: { id }, query: { recurso: 'productos' } });
  const others = filas.filter(({ celdas }) => celdas.tipo === 'Otro');
  expect(others.map(({ celdas }) => celdas.nombre)).toEqual(['Congreso del Litoral', 'Rutas de evacuación en esteros']);
  expect(others.map(({ origen }) => origen)).toEqual([
    expect.stringContaining('Eventos Científicos'),
    expect.stringContaining('Trabajos dirigidos'),
  ]);
});
