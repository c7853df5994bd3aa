import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aDetail, anIntegrante, aProducto, elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answer, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('getProyecto', aDetail());
  answer('getIntegrante', { success: 1, message: '', investigador: anIntegrante(), proyectos: [] });
  answer('getProducto', { success: 1, product: aProducto() });
  answer('listPublicProyectos', { success: 1, projects: [] });
  answer('listPublicIntegrantes', []);
  answer('listPublicProductos', { success: '1', message: '', products: [] });
});

test.each([
  ['/proyecto_investigacion/MQ', 'Todos los proyectos', '/proyectos_investigacion'],
  ['/proyecto_investigacion/hola', 'Todos los proyectos', '/proyectos_investigacion'],
  ['/integrante_grupo_investigacion/MQ', 'Todos los integrantes', '/integrantes_grupo_investigacion'],
  ['/productos_investigacion_detail/MQ', 'Todos los productos', '/productos_investigacion'],
])('the page at %s links its list', async (page, name, list) => {
  const user = visit(page);
  await user.click(await screen.findByRole('link', { name }));
  expect(await screen.findByText(/^No hay/)).toBeDefined();
  expect(currentAddress()).toBe(list);
});
