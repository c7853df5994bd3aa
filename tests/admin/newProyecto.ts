import { screen } from '@testing-library/react';
import { choose, openAt, write } from './backOffice.tsx';

/** Opens the form of a new proyecto and fills its required fields. */
export async function fillNewProyecto(): Promise<void> {
  openAt('/proyectos/create');
  await screen.findByRole('heading', { name: 'Agregar proyecto' });
  write(/^Nombre/, 'Nuevo');
  write(/^Objetivo/, 'Medir');
  write(/^Fecha de inicio/, '2025-01-01');
  write(/^Fecha de fin/, '2025-12-31');
  await choose(/^Estado/, 'En proceso');
}
