import { expect, test } from 'vitest';
import { parseEventos } from '../../public-site/data/parseEvento.ts';
import { parseInicio } from '../../public-site/data/parseInicio.ts';
import { parseIntegranteDetail, parseIntegrantes } from '../../public-site/data/parseIntegrante.ts';
import { parseOneProducto, parseProductos } from '../../public-site/data/parseProducto.ts';
import { parseProyectoDetail, parseProyectos } from '../../public-site/data/parseProyecto.ts';

test('parseProyectos reads products, projects and bare lists', () => {
  const wire = { id: '5', nombre: 'Buses', estado: '1', entidades: 'Red Vía Clara, , Nogales' };
  for (const answer of [{ success: '1', products: [wire] }, { success: 1, projects: [wire] }, [wire]]) {
    const [proyecto] = parseProyectos(answer);
    expect(proyecto).toMatchObject({ id: 5, id_proyecto: 5, estado: 1, entidades: ['Red Vía Clara', 'Nogales'] });
  }
  expect(parseProyectos({ success: 1, data: null })).toEqual([]);
  expect(parseProyectos([{ id: 1, id_proyecto: 9 }])[0]?.id_proyecto).toBe(9);
});

test('parseProyectoDetail reads at most one line and the members of its links', () => {
  const detalle = parseProyectoDetail({
    project: [{ id: 3, nombre: 'Buses', enlace_ext: 'https://a.co' }],
    investigadores: [{ id: '1', id_integrante: '8', nombres: 'Inés', apellidos: 'Peña' }],
    productos: [{ id: 2, nombre: 'Guía', enlace: 'https://b.co' }],
    lineas: [{ id_linea: '3', linea_nombre: 'Seguridad química' }, { id_linea: 4 }],
  });
  expect(detalle?.proyecto.url_externa).toBe('https://a.co');
  expect(detalle?.integrantes[0]).toMatchObject({ id_integrante: 8, nombre_imagen: null });
  expect(detalle?.productos[0]?.url_externa).toBe('https://b.co');
  expect(detalle?.linea).toEqual({ id_linea: 3, linea_nombre: 'Seguridad química' });
  expect(parseProyectoDetail({ success: 1, project: null })).toBeNull();
  expect(parseProyectoDetail('<html>')).toBeNull();
});

test('parseProductos preserves the id that the teaser links by', () => {
  expect(parseProductos({ products: [{ id: '4', nombre: 'Guía' }] })[0]).toMatchObject({ id: 4, id_proyecto: 4 });
  expect(parseProductos({ products: [{ id: 4, id_proyecto: '9' }] })[0]?.id_proyecto).toBe(9);
  expect(parseOneProducto({ product: { id: 4, enlace: 'https://a.co' } })?.producto.url_externa).toBe('https://a.co');
  expect(parseOneProducto({ success: 1 })).toBeNull();
});

test('parseIntegranteDetail reads text, JSON and array lists, and email as correo', () => {
  const detalle = parseIntegranteDetail({
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
  expect(parseIntegrantes([{ id: 1, grupo: '1', nombre_imagen: '' }])[0]).toMatchObject({
    grupo: 1,
    nombre_imagen: null,
  });
});

test('parseEventos reads titulo as nombre and JSON text as additional URLs', () => {
  const [evento] = parseEventos({
    eventos: [{ id: 1, titulo: 'Foro', tipo: '3', urls_adicionales: '["https://a.co",""]' }],
  });
  expect(evento).toMatchObject({ nombre: 'Foro', tipo: 3, urls_adicionales: ['https://a.co'] });
});

test('parseInicio defaults missing fields and drops partners without a logo', () => {
  const { inicio, logos } = parseInicio({
    inicio: [{ objetivo: '<p>Hola</p>', codigo: 12 }],
    logos_convenios: [{ logo: 'a.svg', url_web: null }, { nombre: 'Sin logo' }],
  });
  expect(inicio).toMatchObject({ objetivo: '<p>Hola</p>', codigo: '12', url_encuesta: '' });
  expect(logos).toEqual([{ id: 0, nombre: '', logo: 'a.svg', url_web: '' }]);
});
