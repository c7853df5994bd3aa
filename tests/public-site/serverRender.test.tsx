import { afterEach, expect, test, vi } from 'vitest';
import { renderHome } from '../../public-site/ssr/server.tsx';
import { anEvento, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders the home without browser globals. */
function rendered(random: number, eventos = [anEvento()], today = '2025-03-09') {
  for (const name of ['window', 'document', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined);
  vi.spyOn(Math, 'random').mockReturnValue(random);
  return renderHome?.(
    {
      getInicio: elInicio({}, ['Universidad Nogales']),
      listPublicProyectos: {
        success: 1,
        projects: [1, 2, 3, 4, 5].map((id) => aProyecto({ id, nombre: `Estudio ${id}` })),
      },
      listPublicProductos: {
        success: '1',
        message: '',
        products: ['Uno', 'Dos', 'Tres'].map((nombre, index) => aProducto({ id: index + 1, nombre })),
      },
      listPublicEventos: { success: 1, eventos },
    },
    today,
  );
}

test('renders the whole home without browser globals', () => {
  const { html = '' } = rendered(0.99) ?? {};
  for (const text of [
    'Saltar al contenido',
    'nadie muera en la vía',
    'COL0012345',
    'Estudio 5',
    'Foro vial',
    'Universidad Nogales',
    'Calle 1 # 2-3, Villa Aurora',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('Cargando');
  // The content security policy forbids inline styles.
  expect(html).not.toContain(' style=');
});

test('embeds only the data that it shows: four projects and two random products', () => {
  const last = rendered(0.99);
  expect(last?.answers.listPublicProductos?.products.map(({ nombre }) => nombre)).toEqual(['Tres', 'Dos']);
  expect(last?.html.indexOf('>Tres<')).toBeLessThan(last?.html.indexOf('>Dos<') ?? -1);
  expect(last?.html).not.toContain('>Uno<');
  expect(last?.answers.listPublicProyectos?.projects.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(last?.html).not.toContain('Estudio 1');
  expect(rendered(0)?.answers.listPublicProductos?.products.map(({ nombre }) => nombre)).toEqual(['Uno', 'Dos']);
});

test('splits the events by the day that it is given', () => {
  const { html: onTheDay = '' } = rendered(0, [anEvento()], '2025-03-09') ?? {};
  expect(onTheDay).toContain('>Próximos<');
  expect(onTheDay).not.toContain('>Anteriores<');
  const { html: later = '' } = rendered(0, [anEvento()], '2025-03-10') ?? {};
  expect(later).toContain('>Anteriores<');
  expect(later).not.toContain('>Próximos<');
});

test('leaves out more than 200 events', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => anEvento({ id: index + 1 }));
  expect(rendered(0, many(200))?.answers.listPublicEventos?.eventos).toHaveLength(200);
  const home = rendered(0, many(201));
  expect(home?.answers).not.toHaveProperty('listPublicEventos');
  expect(home?.html).not.toContain('Foro vial');
  expect(home?.html).toContain('Universidad Nogales');
});
