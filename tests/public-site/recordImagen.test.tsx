import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventoCard } from '../../public-site/components/EventoCard/EventoCard.tsx';
import { ProyectoCard } from '../../public-site/components/ProyectoCard/ProyectoCard.tsx';
import { EventoView } from '../../public-site/pages/EventoPage/EventoView.tsx';
import { ProyectoView } from '../../public-site/pages/ProyectoPage/ProyectoView.tsx';
import { anEvento, aProyecto } from '../support/builders/publicRecords.ts';

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
