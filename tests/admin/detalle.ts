/** What the tests of a project's page share: its network, and the way there. */
import { screen } from '@testing-library/react';
import type { unIntegrante, unProducto } from '../dataProvider/wires.ts';
import { unDetalle } from '../dataProvider/wires.ts';
import { answer } from '../support/network.ts';
import { openAt } from './backOffice.tsx';

interface Linkable {
  integrantes: ReturnType<typeof unIntegrante>[];
  products: ReturnType<typeof unProducto>[];
}

/** Answers with a project, and with all that it could be linked to. */
export function answerDetalle({ integrantes, products }: Linkable): void {
  answer('obtenerProyecto', unDetalle());
  answer('listarIntegrantes', { success: 1, integrantes });
  answer('listarProductos', { success: 1, products });
  answer('listarLineas', {
    success: 1,
    lineas: [
      { id: 1, nombre: 'Sostenibilidad' },
      { id: 2, nombre: 'Gestión SST' },
    ],
  });
}

/** Opens that project's page. */
export async function openDetalle(): Promise<void> {
  openAt('/detalle_proyecto/3');
  await screen.findByRole('heading', { level: 1, name: 'Gestión de riesgos viales' });
}
