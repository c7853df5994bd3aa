import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { FeedLink } from '../../public-site/components/FeedLink/FeedLink.tsx';
import { RenderingContext } from '../../public-site/settings/rendering.ts';
import { anEvento, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { answer, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('listPublicProyectos', { success: 1, projects: [aProyecto({ id: 1 }), aProyecto({ id: 2 })] });
  answer('listPublicNoticias', { success: 1, message: '', noticias: [] });
  answer('listPublicProductos', { success: '1', message: '', products: [aProducto({ id: 5, nombre: 'Cascos' })] });
});

test.each([
  ['/proyectos_investigacion', '/feeds/proyectos.atom'],
  ['/noticias', '/feeds/noticias.atom'],
  ['/productos_investigacion', '/feeds/productos.atom'],
])('the page at %s links the feed of its list', async (page, feed) => {
  visit(page);
  const link = await screen.findByRole('link', { name: 'Suscribirse a esta lista' });
  expect(link.getAttribute('href')).toBe(feed);
});

test('the list of projects says how many there are, and with a filter how many match', async () => {
  const user = visit('/proyectos_investigacion');
  expect(await screen.findByText('2 proyectos')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'nada de eso');
  expect(await screen.findByText('Mostrando 0 de 2 proyectos')).toBeDefined();
});

test('the list of products says how many there are, and with a filter how many match', async () => {
  const user = visit('/productos_investigacion');
  expect(await screen.findByText('1 producto')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'cascos');
  expect(await screen.findByText('1 producto encontrado')).toBeDefined();
});

test("the page of a line links the line's feed and says how many each of its lists has", async () => {
  const member = { id: 7, nombres: 'Ana', apellidos: 'Núñez', cargo: '', nombre_imagen: null };
  answer('listProyectosByLinea', [aProyecto({ id: 1 }), aProyecto({ id: 2 }), aProyecto({ id: 3 })]);
  answer('listProductosByLinea', {
    success: '1',
    message: '',
    products: [aProducto({ id: 5 }), aProducto({ id: 6 })],
    eventos: [anEvento({ id: 8 })],
    integrantes: [member],
  });
  visit('/lineas/GESTION_sst');
  const list = async (name: string) => within(await screen.findByRole('region', { name }));
  const proyectos = await list('Proyectos de la línea');
  expect(await proyectos.findByText('3 proyectos')).toBeDefined();
  expect(proyectos.getByRole('link', { name: 'Suscribirse a esta lista' }).getAttribute('href')).toBe(
    '/feeds/lineas/gestion_sst.atom',
  );
  expect((await list('Productos de la línea')).getByText('2 productos')).toBeDefined();
  expect((await list('Eventos de la línea')).getByText('1 evento')).toBeDefined();
  expect((await list('Integrantes de la línea')).getByText('1 integrante')).toBeDefined();
});

test('the preview of a draft links no feed, which a new line does not have yet', () => {
  const html = (isScriptless: boolean) =>
    renderToString(
      <RenderingContext value={{ renderedOn: null, publicOrigin: '', isScriptless }}>
        <FeedLink feed="lineas/arrecifes" />
      </RenderingContext>,
    );
  expect(html(false)).toContain('/feeds/lineas/arrecifes.atom');
  expect(html(true)).toBe('');
});
