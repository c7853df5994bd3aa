import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anIntegrante } from '../support/builders/staffRecords.ts';
import { answer, answerRaw, mockedNetwork } from '../support/network.ts';
import { openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const REMOVED =
  'Se quitó el ORCID 0000-0002-1825-0097, que tenía este autor. Si es de la persona elegida, escríbalo de nuevo.';

it.each([
  ['García', '', REMOVED],
  ['Gil', '0000-0002-1825-0097', ''],
])(
  "the ORCID of an author '%s, Eva' is '%s' after a member without one was chosen",
  async (apellidos, orcid, notice) => {
    signIn();
    for (const name of ['listProductos', 'reloadProductos'] as const) answerRaw(name, { success: 1, products: [] });
    const eva = anIntegrante({ id: 31, nombres: 'Eva María', apellidos: 'Gil', orcid: '' });
    answer('listIntegrantes', { success: 1, integrantes: [eva] });
    openAt('/productos_investigacion');
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar Producto' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    const textIn = (label: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(label).value;
    press('Ficha bibliográfica', dialog);
    press('Agregar autor', dialog);
    write(/^Apellidos/, apellidos, dialog);
    write(/^Nombres/, 'Eva', dialog);
    write(/^ORCID/, '0000-0002-1825-0097', dialog);
    within(dialog)
      .getByLabelText(/^ORCID/)
      .focus();
    await within(dialog).findByRole('button', { name: `Quitar a ${apellidos}, Eva` });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    within(dialog)
      .getByLabelText(/^Apellidos/)
      .focus();
    write(/^Apellidos/, 'gil', dialog);
    fireEvent.click(await screen.findByRole('option', { name: 'Eva María Gil' }));
    await waitFor(() => expect(textIn(/^Nombres/)).toBe('Eva María'));
    expect(textIn(/^ORCID/)).toBe(orcid);
    await waitFor(() => expect(screen.queryByText(/^Se quitó el ORCID/)?.textContent ?? '').toBe(notice));
  },
);
