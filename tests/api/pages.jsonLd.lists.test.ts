import { describe, expect, it } from 'vitest';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { anEvento, aProducto, aProyecto, toListItem } from '../support/builders/publicRecords.ts';
import { nodeOf, trailOf } from '../support/jsonLdNodes.ts';
import { answered, factsOf, ORIGIN } from '../support/pageFacts.ts';

const PROYECTO = sitePaths.proyecto(1, 'Gestión de riesgos viales');

describe('the graph', () => {
  it.each([
    [
      sitePaths.integrantes,
      answered('listPublicIntegrantes', {}, [toListItem({ id: 3 })]),
      sitePaths.integrante(3, 'Ana Núñez'),
      'Ana Núñez',
    ],
    [
      sitePaths.proyectos,
      answered('listPublicProyectos', {}, { success: 1, projects: [aProyecto()] }),
      PROYECTO,
      'Gestión de riesgos viales',
    ],
    [
      sitePaths.productos,
      answered('listPublicProductos', {}, { success: '1', message: '', products: [aProducto()] }),
      sitePaths.producto(1, 'Guía de carga'),
      'Guía de carga',
    ],
    [
      sitePaths.eventos,
      answered('listPublicEventos', {}, { success: 1, eventos: [anEvento()] }),
      sitePaths.evento(1, 'Foro vial'),
      'Foro vial',
    ],
    [
      sitePaths.linea('sostenibilidad'),
      answered('listProyectosByLinea', { params: { lineId: 1 } }, [aProyecto()]),
      PROYECTO,
      'Gestión de riesgos viales',
    ],
  ])('of %s lists its records', (path, answers, item, name) => {
    const page = nodeOf(factsOf(path, { answers }), 'CollectionPage');
    expect(page).toMatchObject({ '@id': `${ORIGIN}${path}#pagina`, url: ORIGIN + path, description: 'D' });
    expect(page?.mainEntity).toMatchObject({
      '@type': 'ItemList',
      '@id': `${ORIGIN}${path}#lista`,
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, name, url: ORIGIN + item }],
    });
    expect(trailOf(factsOf(path, { answers }))).toHaveLength(2);
  });

  it('of a long list has the first hundred records', () => {
    const projects = Array.from({ length: 120 }, (_, index) => aProyecto({ id: index + 1 }));
    const answers = answered('listPublicProyectos', {}, { success: 1, projects });
    const list = nodeOf(factsOf(sitePaths.proyectos, { answers }), 'CollectionPage')?.mainEntity;
    const { numberOfItems, itemListElement } = list as { numberOfItems: number; itemListElement: unknown[] };
    expect([numberOfItems, itemListElement.length]).toEqual([120, 100]);
  });

  it('of the site map has the page', () => {
    const facts = factsOf(sitePaths.mapaDelSitio);
    expect(nodeOf(facts, 'WebPage')).toMatchObject({ name: 'Mapa del sitio', url: `${ORIGIN}/mapa_del_sitio` });
    expect(trailOf(facts)[1]).toEqual([2, 'Mapa del sitio', `${ORIGIN}/mapa_del_sitio`]);
    const statement = factsOf(sitePaths.accesibilidad);
    expect(nodeOf(statement, 'WebPage')).toMatchObject({ name: 'Accesibilidad', url: `${ORIGIN}/accesibilidad` });
  });
});
