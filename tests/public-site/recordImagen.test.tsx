import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner } from '../../public-site/components/Banner/Banner.tsx';
import { EventoCard } from '../../public-site/components/EventoCard/EventoCard.tsx';
import { ProyectoCard } from '../../public-site/components/ProyectoCard/ProyectoCard.tsx';
import { EventoView } from '../../public-site/pages/EventoPage/EventoPage.tsx';
import { ProyectoView } from '../../public-site/pages/ProyectoPage/ProyectoPage.tsx';
import { SiteSettingsContext } from '../../public-site/settings/siteSettings.ts';
import { anEvento, aProyecto } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';

const PICTURE = { imagen: 'a.webp', descripcion_imagen: 'Una avenida' };
const detail = { integrantes: [], productos: [], linea: null };

test.each([
  ['proyectos', 'lazy', (picture: object) => <ProyectoCard proyecto={aProyecto(picture)} level={2} />],
  ['proyectos', null, (picture: object) => <ProyectoView proyecto={aProyecto(picture)} {...detail} />],
  ['eventos', 'lazy', (picture: object) => <EventoCard evento={anEvento(picture)} level={3} />],
  ['eventos', null, (picture: object) => <EventoView evento={anEvento(picture)} />],
])('the picture of %s (loading %s) has a known size, its text and all widths', (recurso, loading, view) => {
  const { rerender } = render(view(PICTURE));
  const picture = screen.getByRole('img', { name: 'Una avenida' });
  const attribute = (name: string) => picture.getAttribute(name);
  expect(['width', 'height', 'loading'].map(attribute)).toEqual(['640', '360', loading]);
  expect(attribute('src')).toBe(`/api/uploads/${recurso}/a.webp?w=640`);
  const widths = attribute('srcset')
    ?.split(', ')
    .map((entry) => entry.split(' ')[1]);
  expect(widths).toEqual(['320w', '480w', '640w', '960w', '1280w']);
  rerender(view({}));
  expect(screen.queryByRole('img')).toBeNull();
});

test('the picture of a draft is shown from its own path', () => {
  render(<ProyectoView proyecto={aProyecto({ ...PICTURE, imagen: '/borrador/x/archivo' })} {...detail} />);
  const picture = screen.getByRole('img', { name: 'Una avenida' });
  expect(picture.getAttribute('src')).toBe('/borrador/x/archivo?w=640');
  expect(picture.getAttribute('srcset')).toMatch(/^\/borrador\/x\/archivo\?w=320 320w, /);
});

const drawing = { low: 'M0 0h1', mid: 'M0 0h2', high: 'M0 0h3', accent: 'M0 0h4' };

test('a header has the drawing of its list unless staff chose a picture, or none', () => {
  const header = (encabezado: string, own?: typeof drawing) => (
    <SiteSettingsContext value={{ ...SETTINGS, identidad: { ...SETTINGS.identidad, encabezado } }}>
      <Banner title="Proyectos" {...(own && { drawing: own })} />
    </SiteSettingsContext>
  );
  const shown = () => ['svg', 'img'].filter((tag) => document.querySelector(`header ${tag}`) !== null);
  const { rerender } = render(header('banner', drawing));
  expect(shown()).toEqual(['svg']);
  expect(document.querySelector('header svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(header('0123456789abcdef0123456789abcdef.webp', drawing));
  expect(shown()).toEqual(['img']);
  rerender(header('/borrador/x/archivo/a.webp', drawing));
  expect(shown()).toEqual(['img']);
  rerender(header('', drawing));
  expect(shown()).toEqual([]);
  rerender(header('banner'));
  expect(shown()).toEqual(['img']);
});
