import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import {
  aDetail,
  anEvento,
  anIntegrante,
  aProducto,
  aProyecto,
  elInicio,
  toListItem,
} from '../support/builders/publicRecords.ts';
import { answer, mockedNetwork, visit } from './site.tsx';

const ARABIC = 'السلامة على الطرق';

mockedNetwork();

// Paragraphs of objetivo and descripcion on detail pages take their direction from CSS instead.
const proyecto = aProyecto({ nombre: ARABIC, entidades: [ARABIC] });
const producto = aProducto({ nombre: ARABIC });
const names = { nombres: ARABIC, apellidos: ARABIC, cargo: ARABIC, areas_tematicas: [ARABIC] };

function answerInArabic(): void {
  const { success } = aDetail();
  answer('getInicio', elInicio({ direccion: ARABIC, codigo: ARABIC }));
  answer('listPublicProyectos', { success, projects: [{ ...proyecto, descripcion: ARABIC }] });
  answer('getProyecto', aDetail({ project: proyecto }));
  answer('listPublicProductos', { success, message: '', products: [{ ...producto, descripcion: ARABIC }] });
  answer('getProducto', { success, product: producto });
  answer('listPublicIntegrantes', [toListItem(names)]);
  answer('getIntegrante', {
    success,
    investigador: anIntegrante({ ...names, profesion: ARABIC, estudios: [ARABIC] }),
    proyectos: [],
  });
  answer('listPublicEventos', {
    success,
    eventos: [anEvento({ nombre: ARABIC, descripcion: ARABIC, lugar: ARABIC, pais: ARABIC })],
  });
}

const textOf = (element: Element) =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/** Elements whose text begins in Arabic, outside of any `dir="auto"`. */
const withoutDirection = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => textOf(element).startsWith(ARABIC))
    .filter((element) => element.closest('[dir]')?.getAttribute('dir') !== 'auto')
    .map((element) => element.outerHTML);

test.each([
  ['the home', '/'],
  ['the projects', '/proyectos_investigacion'],
  ['a project', `/proyecto_investigacion/${encodeId(1)}`],
  ['the members', '/integrantes_grupo_investigacion'],
  ['a member', `/integrante_grupo_investigacion/${encodeId(1)}`],
  ['the products', '/productos_investigacion'],
  ['a product', `/productos_investigacion_detail/${encodeId(1)}`],
])('texts on the page of %s take their direction from their first letters', async (_, path) => {
  answerInArabic();
  visit(`#${path}`);
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(ARABIC));
  expect(withoutDirection()).toEqual([]);
});
