import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { aConvenio, anEvento, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, bodiesOf, mockedNetwork } from '../support/network.ts';
import { choose, expectToast, movableClock, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const INES = anIntegrante({ id: 6, nombres: 'Inés', apellidos: 'Rojas Peña', email: 'ines@example.org', orcid: '' });

const STORED = aProducto({ id: 9, nombre: 'La guía' });

beforeEach(() => {
  signIn();
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante(), INES] });
  answer('getIntegrante', { success: 1, investigador: INES, proyectos: [] });
  answer('listProductos', { success: 1, products: [STORED] });
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answer('getConvenio', { success: 1, convenio: aConvenio() });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The records are compared 400 ms after the last letter. */
const afterThePause = () => act(() => vi.advanceTimersByTimeAsync(500));

const note = (name: string, among: HTMLElement = document.body) => within(among).findByRole('link', { name });

describe('a note that a record exists already', () => {
  it('stands at the name of a new integrante, in either order, and leads to the record', async () => {
    openAt('/integrantes');
    await screen.findByRole('link', { name: 'Editar perfil de Inés Rojas Peña' });
    press('Agregar integrante');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar integrante' });
    write(/^Nombres/, 'rojas pena', dialog);
    write(/^Apellidos/, 'INES', dialog);
    const link = await note('Inés Rojas Peña', dialog);
    expect(link.closest('[role=status]')?.textContent).toBe('Ya existe Inés Rojas Peña');
    expect(link.getAttribute('href')).toContain('/integrante_detail/6');
    write(/^Apellidos/, 'Ortiz', dialog);
    await waitFor(() => expect(within(dialog).queryByText(/^Ya existe/)).toBeNull());
  });

  it.each([
    [
      '/noticias/create',
      null,
      [
        ['Título', 'FORO. vial'],
        ['Fecha', '2025-03-09'],
      ],
      'Fecha',
      '2025-03-10',
    ],
    [
      '/proyectos/create',
      null,
      [
        ['Nombre', 'La GESTION de riesgos viales'],
        ['Fecha de inicio', '2025-11-30'],
      ],
      'Fecha de inicio',
      '2024-01-15',
    ],
    [
      '/eventos',
      'Crear evento',
      [
        ['Nombre del evento', 'foro víal'],
        ['Fecha', '2025-03-09'],
      ],
      'Fecha',
      '2025-03-10',
    ],
  ] as const)(
    'stands at the name of a new record with the same date: %s',
    async (path, button, values, date, other) => {
      answer('listNoticias', { success: 1, noticias: [aNoticia({ titulo: 'Foro vial', fecha: '2025-03-09' })] });
      answer('listEventos', { success: 1, eventos: [anEvento({ nombre: 'Foro vial', fecha: '2025-03-09' })] });
      answer('listProyectos', { success: 1, projects: [aProyecto({ fecha_inicio: '2025-02-01' })] });
      answer('listLineas', { success: 1, lineas: [] });
      openAt(path);
      if (button !== null) fireEvent.click(await screen.findByRole('button', { name: button }));
      const name = await screen.findByLabelText(new RegExp(`^${values[0][0]}`));
      const form = name.closest('form') as HTMLFormElement;
      for (const [label, value] of values) write(new RegExp(`^${label}`), value, form);
      const found = await within(form).findByText(/^Ya existe/);
      expect(found.textContent).toMatch(/^Ya existe (Foro vial|Gestión de riesgos viales)$/);
      write(new RegExp(`^${date}`), other, form);
      await waitFor(() => expect(screen.queryByText(/^Ya existe/)).toBeNull());
    },
  );

  it('stands at the ISBN of a book, and after a citation was pasted', async () => {
    answer('listProductos', {
      success: 1,
      products: [aProducto({ id: 9, nombre: 'Vías', isbn: '9783161484100', fecha_publicacion: '2024' })],
    });
    openAt('/productos_investigacion');
    await screen.findByText('Vías');
    press('Agregar Producto');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    press('Ficha bibliográfica', dialog);
    await choose(/^Tipo/, 'Libro', dialog);
    write('ISBN', '978-3-16-148410-0', dialog);
    await note('Vías', dialog);
    write('ISBN', '', dialog);
    await waitFor(() => expect(within(dialog).queryByText(/^Ya existe/)).toBeNull());
    press('Completar desde una cita', dialog);
    write(/^Cita copiada/, '@book{v, title={Las vias}, year={2024}}', dialog);
    press('Leer la cita', dialog);
    const link = await note('Vías', dialog);
    expect(link.getAttribute('href')).toContain('/productos_investigacion');
  });

  it('stands at a new convenio whose first values the form refused', async () => {
    openAt('/convenios');
    await screen.findByText('Fundación Ruta');
    press('Agregar convenio');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar convenio' });
    press('Agregar convenio', dialog);
    const nombre = within(dialog).getByLabelText(/^Nombre/);
    await waitFor(() => expect(nombre.getAttribute('aria-invalid')).toBe('true'));
    write(/^Nombre/, 'fundacion ruta', dialog);
    await note('Fundación Ruta', dialog);
  });

  it('stands at the ORCID and the e-mail of a stored integrante that was changed', async () => {
    openAt('/integrante_detail/6');
    await screen.findByLabelText(/^Nombres/);
    expect(bodiesOf('listIntegrantes')).toHaveLength(0);
    write(/^ORCID/, 'https://orcid.org/0000-0002-1825-0097');
    await note('Ana Núñez');
    write(/^ORCID/, '');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Núñez' })).toBeNull());
    write(/^Apellidos/, 'Núñez');
    write('Correo electrónico', 'ANA@example.org');
    await note('Ana Núñez');
  });

  it('does not stand at the record itself', async () => {
    movableClock();
    openAt('/convenios/editar_convenio/4');
    await screen.findByLabelText(/^Nombre/);
    write(/^Nombre/, 'FUNDACION Ruta');
    await waitFor(() => expect(bodiesOf('listConvenios')).toHaveLength(1));
    await afterThePause();
    expect(screen.queryByText(/^Ya existe/)).toBeNull();
  });

  it('does not stand at a name that begins to change, for the one that it had before', async () => {
    answer('listConvenios', { success: 1, convenios: [aConvenio(), aConvenio({ id: 5 })] });
    movableClock();
    openAt('/convenios/editar_convenio/4');
    await screen.findByLabelText(/^Nombre/);
    write(/^Nombre/, 'Otro nombre');
    await afterThePause();
    await waitFor(() => expect(bodiesOf('listConvenios')).toHaveLength(1));
    write(/^Nombre/, aConvenio().nombre);
    await afterThePause();
    expect(screen.queryByText(/^Ya existe/)).toBeNull();
    write(/^Nombre/, 'Un tercer nombre');
    expect(screen.queryByText(/^Ya existe/)).toBeNull();
  });

  it('is in the notification after saving, which nothing stops', async () => {
    openAt('/productos_investigacion');
    await screen.findByText('La guía');
    press('Agregar Producto');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    write(/^Nombre/, 'Guía', dialog);
    press('Ficha bibliográfica', dialog);
    await choose(/^Tipo/, aProducto().tipo, dialog);
    write('Fecha de publicación', aProducto().fecha_publicacion, dialog);
    await note('La guía', dialog);
    const saved = aProducto({ id: 10, nombre: 'Guía' });
    answer('addProducto', { success: 1, message: 'ok', product: saved });
    answer('reloadProductos', { success: 1, products: [saved, STORED] });
    press('Agregar Producto', dialog);
    await expectToast('Ya existe La guía', 'Producto agregado exitosamente');
  });
});
