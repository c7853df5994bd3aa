import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_RECORD } from '../../admin/session/localCopies/localCopy.ts';
import type { Draft } from '../../dataProvider/methods/drafts.ts';
import { productos } from '../../dataProvider/resources/productos.ts';
import { aLinea, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import { answer, bodiesOf, mockedNetwork } from '../support/network.ts';
import { expectToast, openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

// What forms stored when files and links still had requests of their own. Do not change these values.
const DRAFT_ROW = {
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
  created_by: 'lpena',
  updated_at: '2026-11-20T10:00:00Z',
  updated_by: 'lpena',
  origen: null,
  vistas_previas: [],
};
const FIELDS = {
  nombre: 'Arrecifes',
  objetivo: 'Medir el blanqueamiento',
  fecha_inicio: '2025-01-01',
  fecha_fin: '2025-12-31',
  estado: 1,
};
const LINKS = { id_linea: 1, integrantes: [5, 6], productos: [9] };
const PROYECTO_DRAFT: Draft = {
  ...DRAFT_ROW,
  id: 51,
  recurso: 'proyectos',
  recurso_id: null,
  nombre: 'Arrecifes',
  version_base: null,
  campos: { ...FIELDS, ...LINKS, descripcion_imagen: 'Un arrecife' },
  base: null,
  archivo: '/uploads/borradores/a.webp',
};
const PRODUCTO_BASE = productos.read(aProducto());
const PRODUCTO_DRAFT: Draft = {
  ...DRAFT_ROW,
  id: 52,
  recurso: 'productos',
  recurso_id: 8,
  nombre: 'Guía de carga',
  version_base: 7,
  campos: { ...PRODUCTO_BASE, proyecto_id: 4 },
  base: { ...PRODUCTO_BASE },
  archivo: '',
};
const COPY = { id: 'a', tab: 'closed', savedAt: Date.now(), userId: String(LAURA.id), base: {}, wasSent: false };

const LIBRE = aProducto({ id: 9, nombre: 'Manual libre', proyecto_id: null, id_proyecto: null });
const STORED = aProyecto({ id: 12, ...FIELDS });

beforeEach(() => {
  signIn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  answer('listLineas', { success: 1, lineas: [aLinea({ id: 1, nombre: 'Sostenibilidad' })] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante(), anIntegrante({ id: 6, nombres: 'Beto' })] });
  answer('listProyectos', { success: 1, projects: [aProyecto(), aProyecto({ id: 4, nombre: 'Señalización' })] });
  answer('listProductos', { success: 1, products: [aProducto(), LIBRE] });
  answer('reloadProductos', { success: 1, products: [aProducto(), LIBRE] });
  answer('addProyecto', { success: 1, message: 'ok', project: STORED });
  answer('updateProducto', { success: 1, message: 'ok', product: aProducto() });
});

const SENT = { ...LINKS, nombre: 'Arrecifes', descripcion_imagen: 'Un arrecife' };

describe('of an earlier version', () => {
  it('a draft of a new project keeps its picture, line, members and products', async () => {
    answer('listDrafts', { success: 1, borradores: [PROYECTO_DRAFT] });
    answer('getDraft', { success: 1, borrador: PROYECTO_DRAFT });
    openAt('/proyectos/create?borrador=51');
    await screen.findByDisplayValue('Arrecifes');
    await screen.findByRole('img', { name: 'Vista previa de Archivo del borrador' });
    await screen.findByRole('button', { name: 'Manual libre' });
    answer('listDrafts', { success: 1, borradores: [] });
    press('Publicar');
    await expectToast('Proyecto agregado exitosamente');
    expect(bodiesOf('addProyecto')).toMatchObject([{ ...SENT, borrador_id: 51, borrador_archivo: 1 }]);
  });

  it.each([
    ['with a full text', {}, '', { borrador_archivo: 1 }],
    ['that removes the full text', { pdf: false }, null, { borrador_archivo: 0, quitar_pdf: 1 }],
  ])('a draft of a product %s is published with its project', async (_, file, archivo, expected) => {
    const campos = { ...PRODUCTO_DRAFT.campos, ...file };
    answer('listDrafts', { success: 1, borradores: [PRODUCTO_DRAFT] });
    answer('getDraft', { success: 1, borrador: { ...PRODUCTO_DRAFT, campos, archivo } });
    openAt('/productos_investigacion');
    press('Ver borrador', await screen.findByRole('group', { name: 'Guía de carga' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar producto' });
    await within(dialog).findByDisplayValue('Señalización');
    answer('listDrafts', { success: 1, borradores: [] });
    press('Publicar', dialog);
    await expectToast('Producto actualizado exitosamente');
    expect(bodiesOf('updateProducto')).toMatchObject([{ proyecto_id: 4, borrador_id: 52, ...expected }]);
  });

  it('a local copy of a new project keeps its picture, line, members and products', async () => {
    const file = new File(['x'], 'foto.png', { type: 'image/png' });
    const files = [{ field: 'imagen', name: 'foto.png', file }];
    const changes = { ...FIELDS, ...LINKS, descripcion_imagen: 'Un arrecife' };
    const copy = { ...COPY, resource: 'proyectos' as const, recordId: NEW_RECORD, changes, files };
    openAt('/proyectos/create', memoryCopies([copy]));
    press('Recuperar', await screen.findByRole('region', { name: /^Copia local del / }));
    await screen.findByDisplayValue('Arrecifes');
    press('Agregar proyecto');
    await expectToast('Proyecto agregado exitosamente');
    expect(bodiesOf('addProyecto')).toMatchObject([{ ...SENT, imagen: { name: 'foto.png' } }]);
  });

  it('a local copy of a product keeps its full text and its project', async () => {
    const file = new File(['%PDF-'], 'guia.pdf', { type: 'application/pdf' });
    const files = [{ field: 'pdf', name: 'guia.pdf', file }];
    const place = { resource: 'productos' as const, recordId: 8, base: { ...PRODUCTO_BASE } };
    const copy = { ...COPY, ...place, changes: { proyecto_id: 4 }, files };
    openAt('/productos_investigacion?editar=8', memoryCopies([copy]));
    const dialog = await screen.findByRole('dialog', { name: 'Editar producto' });
    press('Recuperar', await within(dialog).findByRole('region', { name: /^Copia local del / }));
    await within(dialog).findByDisplayValue('Señalización');
    press('Guardar cambios', dialog);
    await expectToast('Producto actualizado exitosamente');
    expect(bodiesOf('updateProducto')).toMatchObject([{ proyecto_id: 4, pdf: { name: 'guia.pdf' } }]);
  });
});
