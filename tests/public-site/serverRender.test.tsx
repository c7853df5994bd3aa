import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { listo } from '../../public-site/answers/carga.ts';
import { leerInicio } from '../../public-site/answers/leerInicio.ts';
import { HomeView } from '../../public-site/pages/HomePage/HomeView.tsx';
import { elInicio, unEvento, unProducto, unProyecto } from './builders.ts';

afterEach(() => vi.unstubAllGlobals());

test('the home is rendered whole from data it is given, without a window', () => {
  for (const name of ['window', 'document', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined);
  const html = renderToString(
    <HomeView
      inicio={listo(leerInicio(elInicio({}, ['Universidad Nogales'])))}
      proyectos={listo([unProyecto()])}
      productos={listo([unProducto({ id: 1, nombre: 'Uno' }), unProducto({ id: 2, nombre: 'Dos' })])}
      eventos={listo([unEvento()])}
      filters={{ values: { anio: null, tipo: null }, onChange: () => {} }}
      azar={() => 0.99}
    />,
  );
  for (const text of [
    'nadie muera en la vía',
    'COL0012345',
    'Puntos ciegos',
    'Congreso de seguridad vial',
    'Universidad Nogales',
  ]) {
    expect(html).toContain(text);
  }
  expect(html.indexOf('>Dos<')).toBeLessThan(html.indexOf('>Uno<'));
  expect(html).not.toContain('Cargando');
  // The security policy has no place for inline styles.
  expect(html).not.toContain(' style=');
});
