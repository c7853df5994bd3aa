import { expect, test } from 'vitest';
import { readEventos } from '../../contract/wire/evento.ts';
import { readHome } from '../../contract/wire/inicio.ts';
import { readIntegranteDetail, readIntegrantes } from '../../contract/wire/integrante.ts';
import { readProductoDetail, readProductos } from '../../contract/wire/producto.ts';
import { readProyectoDetail, readProyectos } from '../../contract/wire/proyecto.ts';

test('readProyectos reads products, projects and bare lists', () => {
  const wire = { id: '5', nombre: 'Buses', estado: '1', entidades: 'Red Vía Clara, , Nogales' };
  for (const answer of [{ success: '1', products: [wire] }, { success: 1, projects: [wire] }, [wire]]) {
    const [proyecto] = readProyectos(answer);
    expect(proyecto).toMatchObject({ id: 5, id_proyecto: 5, estado: 1, entidades: ['Red Vía Clara', 'Nogales'] });
  }
  expect(readProyectos({ success: 1, data: null })).toEqual([]);
  expect(readProyectos([{ id: 1, id_proyecto: 9 }])[0]?.id_proyecto).toBe(9);
});

test('readProyectoDetail reads at most one line and the members of its links', () => {
  const detalle = readProyectoDetail({
    project: [{ id: 3, nombre: 'Buses', enlace_ext: 'https://a.co' }],
    investigadores: [{ id: '1', id_integrante: '8', nombres: 'Inés', apellidos: 'Peña' }],
    productos: [{ id: 2, nombre: 'Guía', enlace: 'https://b.co' }],
    lineas: [{ id_linea: '3', linea_nombre: 'Seguridad química' }, { id_linea: 4 }],
  });
  expect(detalle?.proyecto.url_externa).toBe('https://a.co');
  expect(detalle?.integrantes[0]).toMatchObject({ id_integrante: 8, nombre_imagen: null });
  expect(detalle?.productos[0]?.url_externa).toBe('https://b.co');
  expect(detalle?.linea).toEqual({ id_linea: 3, linea_nombre: 'Seguridad química' });
  expect(readProyectoDetail({ success: 1, project: null })).toBeNull();
  expect(readProyectoDetail('<html>')).toBeNull();
});

test('readProductos preserves the id that the teaser links by', () => {
  expect(readProductos({ products: [{ id: '4', nombre: 'Guía' }] })[0]).toMatchObject({ id: 4, id_proyecto: 4 });
  expect(readProductos({ products: [{ id: 4, id_proyecto: '9' }] })[0]?.id_proyecto).toBe(9);
  expect(readProductoDetail({ product: { id: 4, enlace: 'https://a.co' } })?.producto.url_externa).toBe('https://a.co');
  expect(readProductoDetail({ success: 1 })).toBeNull();
});

test('readIntegranteDetail reads text, JSON and array lists, and email as correo', () => {
  const detalle = readIntegranteDetail({
    investigador: { id: '2', grupo: '2', estudios: '["A","B "]', areas_tematicas: 'X, Y', email: 'a@b.co' },
    proyectos: null,
  });
  expect(detalle?.integrante).toMatchObject({
    grupo: 2,
    estudios: ['A', 'B'],
    areas_tematicas: ['X', 'Y'],
    correo: 'a@b.co',
  });
  expect(detalle?.proyectos).toEqual([]);
  expect(readIntegrantes([{ id: 1, grupo: '1', nombre_imagen: '' }])[0]).toMatchObject({
    grupo: 1,
    nombre_imagen: null,
  });
});

test('readEventos reads titulo as nombre and JSON text as additional URLs', () => {
  const [evento] = readEventos({
    eventos: [{ id: 1, titulo: 'Foro', tipo: '3', urls_adicionales: '["https://a.co",""]' }],
  });
  expect(evento).toMatchObject({ nombre: 'Foro', tipo: 3, urls_adicionales: ['https://a.co'] });
});

test('readHome defaults missing fields and drops partners without a logo', () => {
  const { inicio, logos } = readHome({
    inicio: [{ objetivo: '<p>Hola</p>', codigo: 12 }],
    logos_convenios: [{ logo: 'a.svg', url_web: null }, { nombre: 'Sin logo' }],
  });
  expect(inicio).toMatchObject({ objetivo: '<p>Hola</p>', codigo: '12', url_encuesta: '' });
  expect(logos).toEqual([{ id: 0, nombre: '', logo: 'a.svg', url_web: '' }]);
});

test('readers trim texts, also those of authors', () => {
  const autores = [{ apellidos: ' Rojas ', nombres: 'Inés ' }];
  expect(readProductos([{ id: 1, nombre: ' Guía\n', tipo: ' ', autores }])[0]).toMatchObject({
    nombre: 'Guía',
    tipo: '',
    autores: [{ apellidos: 'Rojas', nombres: 'Inés' }],
  });
});
