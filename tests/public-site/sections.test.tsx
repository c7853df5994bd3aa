import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { NO_FILTERS } from '../../public-site/components/ProyectosList/filterProyectos.ts';
import { ProyectosList } from '../../public-site/components/ProyectosList/ProyectosList.tsx';
import type { LoadState } from '../../public-site/data/loadState.ts';
import { aProyecto } from '../support/builders/publicRecords.ts';

const ready = <T,>(data: T): LoadState<T> => ({ status: 'ready', data });
const proyectos = ready([1, 2, 3].map((id) => aProyecto({ id, nombre: `Proyecto ${id}` })));
const noFilters = { values: NO_FILTERS, onChange: () => {} };

test('filters and limit of the projects list are optional; the limit takes the last projects', () => {
  const { rerender } = render(<ProyectosList proyectos={proyectos} limit={2} />);
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Proyecto 3', 'Proyecto 2']);
  rerender(<ProyectosList proyectos={proyectos} filters={noFilters} />);
  expect(screen.getByRole('search')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
