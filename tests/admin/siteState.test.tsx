import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Convenio } from '../../contract/entities/convenio.ts';
import { convenios } from '../../dataProvider/resources/convenios.ts';
import { aConvenio, aLinea } from '../support/builders/staffRecords.ts';
import { answer, answerRaw, mockedNetwork } from '../support/network.ts';
import { openAt, signIn } from './backOffice.tsx';

mockedNetwork();

const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
const DRAFT = { id: 9, nombre: 'Red vial', version: 1, updated_by: 'ana', ...SAVED };
const PARTS = { version_base: null, base: null, archivo: null, origen: null, vistas_previas: [] };

beforeEach(() => {
  signIn();
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  // What a noticia may link to.
  for (const call of ['listProductos', 'listEventos'] as const) answerRaw(call, { success: 1 });
});

/** What the form says of the site, where the dates are that decide it. */
async function stateInForm(): Promise<string | undefined> {
  const dates = await screen.findByRole('group', { name: 'Publicación en el sitio' });
  within(dates).getByLabelText('Publicar desde');
  return within(dates).getByText('En el sitio:').parentElement?.textContent?.replaceAll(/\s/g, ' ');
}

describe("what the block 'En el sitio' says", () => {
  it.each<[Partial<Convenio>, string]>([
    [{}, 'Visible.'],
    [{ estado: 2 }, 'Oculto: inactivo.'],
    [{ publicar_desde: '2999-12-01T13:00:00.000Z' }, 'Visible desde el 1 de diciembre de 2999, 8:00 a. m.'],
    [{ publicar_hasta: '2999-12-01T13:00:00.000Z' }, 'Visible hasta el 1 de diciembre de 2999, 8:00 a. m.'],
    [{ publicar_hasta: '2020-12-01T13:00:00.000Z' }, 'Oculto: se publicó hasta el 1 de diciembre de 2020, 8:00 a. m.'],
  ])('of %j: %s', async (changes, text) => {
    answer('getConvenio', { success: 1, convenio: aConvenio(changes) });
    openAt('/convenios/editar_convenio/4');
    expect(await stateInForm()).toBe(`En el sitio: ${text}`);
  });

  it('of a draft of a stored record', async () => {
    const draft = { ...DRAFT, recurso: 'convenios' as const, recurso_id: 4 };
    answer('listDrafts', { success: 1, borradores: [draft] });
    answer('getDraft', {
      success: 1,
      borrador: { ...draft, ...PARTS, base: { ...convenios.read(aConvenio()) }, campos: { nombre: 'Red vial' } },
    });
    answer('getConvenio', { success: 1, convenio: aConvenio() });
    openAt('/convenios/editar_convenio/4?borrador=9');
    await screen.findByText(/^Este es el borrador/);
    expect(await stateInForm()).toBe('En el sitio: Visible. Lo que cambia este borrador se ve cuando se publique.');
  });

  it('of a draft of a new record', async () => {
    const draft = { ...DRAFT, recurso: 'noticias' as const, recurso_id: null };
    answer('listDrafts', { success: 1, borradores: [draft] });
    answer('getDraft', { success: 1, borrador: { ...draft, ...PARTS, campos: { titulo: 'Red vial' } } });
    openAt('/noticias/create?borrador=9');
    await screen.findByDisplayValue('Red vial');
    expect(await stateInForm()).toBe('En el sitio: Borrador. Los visitantes no lo ven hasta que se publique.');
  });

  it('of a record that is not saved', async () => {
    openAt('/noticias/create');
    expect(await stateInForm()).toBe('En el sitio: Aún no está guardado.');
  });
});

it.each([
  [
    0,
    'Visible.',
    '«Retirar» quita la línea del inicio, de los filtros y de las listas para elegirla; su página y sus proyectos quedan.',
  ],
  [
    1,
    'Retirada: su página se ve, pero el inicio y los filtros no la ofrecen.',
    '«Volver a mostrar» la devuelve al inicio, a los filtros y a las listas para elegirla.',
  ],
] as const)(
  'a line (retirada: %i) says in its form where it is, and beside its button what that does',
  async (retirada, state, does) => {
    answer('listLineas', { success: 1, lineas: [aLinea({ retirada })] });
    openAt('/lineas/2');
    const shown = await screen.findByText('En el sitio:');
    expect(shown.parentElement?.textContent).toBe(`En el sitio: ${state}`);
    const button = screen.getByRole('button', { name: retirada ? 'Volver a mostrar' : 'Retirar' });
    const heading = screen.getByRole('heading', { level: 1 });
    // The head of the page, which has the button, and not the form below it.
    expect(heading.parentElement?.parentElement?.contains(button)).toBe(true);
    expect(heading.nextElementSibling?.textContent).toBe(does);
  },
);
