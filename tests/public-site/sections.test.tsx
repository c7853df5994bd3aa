import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IntegrantesSection } from '../../public-site/components/IntegrantesSection/IntegrantesSection.tsx';
import { NO_FILTERS } from '../../public-site/components/ProyectosList/filterProyectos.ts';
import { ProyectosList } from '../../public-site/components/ProyectosList/ProyectosList.tsx';
import type { LoadState } from '../../public-site/data/loadState.ts';
import { aProyecto } from '../support/builders/publicRecords.ts';

const ready = <T,>(data: T): LoadState<T> => ({ status: 'ready', data });
const banner = (name: string) => screen.queryByRole('heading', { level: 1, name });
const proyectos = ready([1, 2, 3].map((id) => aProyecto({ id, nombre: `Proyecto ${id}` })));
const noFilters = { values: NO_FILTERS, onChange: () => {} };

test('the banner of the members section is optional', () => {
  const { rerender } = render(<IntegrantesSection integrantes={ready([])} />);
  expect(banner('Integrantes del grupo de investigación')).toBeNull();
  rerender(<IntegrantesSection integrantes={ready([])} banner />);
  expect(banner('Integrantes del grupo de investigación')).not.toBeNull();
});

test('banner, filters and limit of the projects list are optional; the limit takes the last projects', () => {
  const { rerender } = render(<ProyectosList proyectos={proyectos} level={3} limit={2} />);
  expect(banner('Proyectos de investigación')).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Proyecto 3', 'Proyecto 2']);
  rerender(<ProyectosList proyectos={proyectos} level={2} banner filters={noFilters} />);
  expect(banner('Proyectos de investigación')).not.toBeNull();
  expect(screen.getByRole('search')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
