import { expect, it } from 'vitest';
import type { CslItem } from '../../citation/csl.ts';
import { parseCitations } from '../../citation/parse.ts';
import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { NewProducto } from '../../contract/entities/producto.ts';
import { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';
import { held } from '../citation/fields.ts';
import { institution, persona } from '../support/builders/article.ts';
import { testApp } from '../support/testApp.ts';

const AUTORES = [persona('Núñez', 'Ana'), persona('de la Cruz', 'José Luis'), institution('Ministerio de Transporte')];

/** A product with every field that its type shows in a reference. */
const record = (index: number): NewProducto => ({
  nombre: `Vías ${index}: el caso de «Ñandú» & {otros} — 50 %`,
  tipo: PRODUCTO_TIPOS[index % PRODUCTO_TIPOS.length] ?? 'Otro',
  autores: AUTORES.slice(index % 3),
  fecha_publicacion: ['2025', '2025-03', '2025-03-09'][index % 3] ?? '',
  idioma: 'es',
  resumen: `Se midieron ${index} cruces_escolares.`,
  palabras_clave: ['señales', 'cruces'],
  doi: index % 2 === 0 ? `10.5555/vias_${index}` : '',
  enlace: index % 2 === 0 ? '' : `https://example.org/vias?n=${index}`,
  revista: 'Revista Andina',
  issn: '9999-9994',
  volumen: '8',
  numero: '2',
  pagina_inicial: '45',
  pagina_final: '63',
  editorial: 'Editorial Camino Real',
  ciudad: 'Villa Aurora',
  edicion: '2',
  isbn: '978-0-00-000000-2',
  titulo_libro: 'Memorias',
  evento_nombre: 'Foro vial',
  evento_lugar: 'Puerto Sereno',
  evento_fecha_inicio: '2025-03-01',
  institucion: 'Consejo',
  numero_informe: `IT-${index}`,
  version_software: '1.2',
});

const unnumbered = ({ id, ...item }: CslItem): Partial<CslItem> => item;

it.each(['bib', 'ris'] as const)(
  'a list of 100 products exported as .%s is read back in the fields that it holds',
  async (format) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (let index = 0; index < 100; index++) await staff.call('addProducto', { body: record(index) });
    const get = async (as: 'bib' | 'ris' | 'json') =>
      (await portal.app.inject({ url: documentPaths.citation(sitePaths.productos, as) })).body;
    const items = JSON.parse(await get('json')) as CslItem[];
    expect(items).toHaveLength(100);
    const back = await parseCitations(await get(format));
    expect(back.map(unnumbered)).toEqual(items.map((item) => held(item, format === 'bib' ? 'bibtex' : 'ris')));
  },
);
