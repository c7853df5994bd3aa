import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanHtml } from '../../api/resources/html/cleanHtml.ts';
import type { StaffInicio } from '../../contract/entities/inicio.ts';
import { aPagina } from '../support/builders/staffPagina.ts';
import { anInicio } from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const EMPTY = Object.fromEntries(Object.keys(anInicio()).map((name) => [name, '']));
const CONFIGURACION = {
  ...EMPTY,
  version: 1,
  objetivo: '<p>Investigar</p>',
  codigo: 'COL1',
  url_guias: 'https://example.org/g',
} as StaffInicio;

beforeEach(() => {
  signIn();
  answer('getConfiguracion', { success: 1, data: [CONFIGURACION] });
});

async function open() {
  openAt('/conf_inicio');
  await screen.findByRole('textbox', { name: /^Objetivo/ });
}
const objetivo = () => screen.getByRole('textbox', { name: /^Objetivo/ });

interface Writing {
  undo: () => boolean;
  setContent: (html: string, options: { emitUpdate: boolean }) => void;
  setTextSelection: (selection: { from: number; to: number }) => void;
}
/** The rich-text editor. happy-dom has no layout, so tests cannot type into it. */
const editor = () => (objetivo() as unknown as { editor: { commands: Writing } }).editor.commands;
const writeHtml = (html: string) => act(() => editor().setContent(html, { emitUpdate: true }));
const selectAll = () => act(() => editor().setTextSelection({ from: 1, to: 11 }));
const sent = () => (bodiesOf('updateConfiguracion') as { objetivo: string }[]).map((body) => body.objetivo);
/** The text and the attributes of the only link in the HTML. */
const linkIn = (html: string) => {
  const link = new DOMParser().parseFromString(html, 'text/html').querySelector('p > a');
  return [...[...(link?.attributes ?? [])].map(({ name, value: text }) => [name, text]).sort(), link?.textContent];
};
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('admin/conf_inicio', () => {
  it('shows the stored values and an information box', async () => {
    await open();
    expect(objetivo().textContent).toBe('Investigar');
    screen.getByRole('toolbar', { name: 'Formato de «Objetivo del grupo»' });
    expect(value('Guías')).toBe('https://example.org/g');
    expect(screen.getByText('Información')).toBeTruthy();
    expect(screen.getByText(/Las URL deben incluir el protocolo/)).toBeTruthy();
  });

  it('shows the names of the links, and links the fields of Identidad that have them and the image', async () => {
    await open();
    expect(screen.queryByLabelText('Imagen de los pilares')).toBeNull();
    screen.getByText('Se muestra como «Guías».');
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Identidad' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/admin/identidad?campo=pilares_imagen',
      '#/admin/identidad?campo=divulgacion',
    ]);
    expect(links.map((link) => link.parentElement?.textContent)).toEqual([
      'La imagen de los pilares se elige en Identidad.',
      'Aquí van sus direcciones. Sus nombres, sus textos y su orden se cambian en Identidad.',
    ]);
  });

  it('saves the changes', async () => {
    answerDone('updateConfiguracion');
    await open();
    write('Código del grupo', 'COL2');
    press('Guardar cambios');
    await expectToast('Configuración actualizada');
    expect(bodiesOf('updateConfiguracion')).toMatchObject([{ objetivo: '<p>Investigar</p>', codigo: 'COL2' }]);
    // The page stays open.
    expect(screen.queryByRole('link', { name: 'Abrir' })).toBeNull();
  });

  it('keeps the address of another image of the pillars until it is deleted', async () => {
    const url_img_pilares = 'https://portal.example.org/api/uploads/p.webp';
    answer('getConfiguracion', { success: 1, data: [{ ...CONFIGURACION, url_img_pilares }] });
    answerDone('updateConfiguracion');
    await open();
    expect(value('Imagen de los pilares')).toBe(url_img_pilares);
    write('Imagen de los pilares', '');
    press('Guardar cambios');
    await expectToast('Configuración actualizada');
    expect(bodiesOf('updateConfiguracion')).toMatchObject([{ url_img_pilares: '', codigo: 'COL1' }]);
  });

  it.each(['', '<p></p>', '<p> </p>', '<p>&nbsp;</p>'])('requires an objetivo with text: "%s"', async (html) => {
    await open();
    writeHtml(html);
    press('Guardar cambios');
    await expectToast('El objetivo es obligatorio');
    expect(bodiesOf('updateConfiguracion')).toEqual([]);
  });

  it('requires URLs with a protocol', async () => {
    await open();
    write('Observatorio', 'example.org');
    press('Guardar cambios');
    expect(
      (await screen.findAllByText('La URL del observatorio no es válida: debe comenzar por http:// o https://')).length,
    ).toBeGreaterThan(0);
  });

  it.each([
    ['Negrita', '<p><strong>Investigar</strong></p>'],
    ['Cursiva', '<p><em>Investigar</em></p>'],
    ['Subtítulo', '<h3>Investigar</h3>'],
    ['Subtítulo menor', '<h4>Investigar</h4>'],
    ['Lista con viñetas', '<ul><li><p>Investigar</p></li></ul>'],
    ['Lista numerada', '<ol><li><p>Investigar</p></li></ol>'],
  ])('%s formats the selection with tags that the server allows', async (label, html) => {
    answerDone('updateConfiguracion');
    await open();
    selectAll();
    press(label);
    press('Guardar cambios');
    await waitFor(() => expect(sent()).toEqual([html]));
    expect(cleanHtml(html)).toBe(html);
  });

  it('links the selection to allowed addresses only', async () => {
    answerDone('updateConfiguracion');
    await open();
    selectAll();
    press('Enlace');
    const dialog = await screen.findByRole('dialog', { name: 'Enlace' });
    write('Dirección', 'javascript:alert(1)', dialog);
    press('Aplicar', dialog);
    await within(dialog).findByText(/debe comenzar por http/);
    write('Dirección', 'https://example.org/guia', dialog);
    press('Aplicar', dialog);
    press('Guardar cambios');
    await waitFor(() => expect(sent().length).toBe(1));
    const [html = ''] = sent();
    const link = linkIn(html);
    expect(link).toEqual([['href', 'https://example.org/guia'], ['rel', 'noopener noreferrer'], 'Investigar']);
    expect(linkIn(cleanHtml(html))).toEqual(link);
  });

  it('removes tags that the server does not allow before showing the text', async () => {
    await open();
    writeHtml('<h1>A</h1><blockquote>B</blockquote><p><u>C</u><img src="x"><script>1</script></p>');
    expect(objetivo().innerHTML).not.toMatch(/<(h1|blockquote|u|script)\b/);
  });

  it('previews the home while editing', async () => {
    await open();
    const preview = screen.getByRole('region', { name: 'Vista previa del objetivo' });
    expect(within(preview).getByText('Investigar')).toBeTruthy();
    writeHtml('<h3>Metas</h3><ul><li><p>Una</p></li></ul>');
    await within(preview).findByRole('heading', { level: 3, name: 'Metas' });
    expect(within(preview).getByRole('listitem').textContent).toBe('Una');
  });

  describe('the data policy', () => {
    const PAGE = 'Página de la política de privacidad';
    const ADDRESS = 'Política de privacidad';
    const politica = aPagina({ id: 5, titulo: 'Política de datos', lugar: 'pie' });
    const pick = async (option: string) => {
      fireEvent.mouseDown(screen.getByRole('combobox', { name: PAGE }));
      fireEvent.click(await screen.findByRole('option', { name: option }));
    };

    it('is a page of the portal, which takes the place of an address', async () => {
      const url_privacidad = 'https://example.org/privacidad';
      answer('getConfiguracion', { success: 1, data: [{ ...CONFIGURACION, url_privacidad }] });
      answer('listPaginas', { success: 1, paginas: [aPagina({ id: 4 }), politica] });
      answerDone('updateConfiguracion');
      await open();
      expect(value(ADDRESS)).toBe(url_privacidad);
      await pick('Política de datos');
      await waitFor(() => expect(screen.queryByLabelText(ADDRESS)).toBeNull());
      await screen.findByText('El pie del sitio la enlaza.');
      press('Guardar cambios');
      await expectToast('Configuración actualizada');
      expect(bodiesOf('updateConfiguracion')).toMatchObject([{ privacidad_id: 5, url_privacidad: '' }]);
    });

    it('is an address once no page is chosen', async () => {
      answer('getConfiguracion', { success: 1, data: [{ ...CONFIGURACION, privacidad_id: 5 }] });
      answer('listPaginas', { success: 1, paginas: [politica] });
      answerDone('updateConfiguracion');
      await open();
      await waitFor(() => expect(value(PAGE)).toBe('Política de datos'));
      expect(screen.queryByLabelText(ADDRESS)).toBeNull();
      fireEvent.click(screen.getByLabelText('Borrar el valor'));
      await screen.findByLabelText(ADDRESS);
      write(ADDRESS, 'https://example.org/privacidad');
      press('Guardar cambios');
      await expectToast('Configuración actualizada');
      expect(bodiesOf('updateConfiguracion')).toMatchObject([
        { privacidad_id: null, url_privacidad: 'https://example.org/privacidad' },
      ]);
    });

    it('says why the footer does not link a page that visitors may not read', async () => {
      answer('getConfiguracion', { success: 1, data: [{ ...CONFIGURACION, privacidad_id: 5 }] });
      answer('listPaginas', { success: 1, paginas: [{ ...politica, activo: 0 }] });
      await open();
      await screen.findByText('Oculta: inactiva. El pie la enlaza cuando se vea.');
    });
  });

  it('restores the stored values on reset', async () => {
    await open();
    write('Código del grupo', 'a medio escribir');
    writeHtml('<p>a medio escribir</p>');
    answer('getConfiguracion', { success: 1, data: [{ ...CONFIGURACION, telefono: '123' }] });
    press('Restablecer');
    await expectToast('Formulario restablecido');
    await waitFor(() => expect(value('Código del grupo')).toBe('COL1'));
    expect(value('Teléfono')).toBe('123');
    expect(objetivo().textContent).toBe('Investigar');
  });

  it('undoes what was written, not what filled or reset the form', async () => {
    await open();
    act(() => editor().undo());
    expect(objetivo().textContent).toBe('Investigar');
    writeHtml('<p>a medio escribir</p>');
    act(() => editor().undo());
    expect(objetivo().textContent).toBe('Investigar');
    writeHtml('<p>a medio escribir</p>');
    press('Restablecer');
    await expectToast('Formulario restablecido');
    await waitFor(() => expect(objetivo().textContent).toBe('Investigar'));
    act(() => editor().undo());
    expect(objetivo().textContent).toBe('Investigar');
  });

  it('shows an error when the configuration cannot be loaded', async () => {
    failuresAreLogged();
    refuse('getConfiguracion', 'x', 403);
    openAt('/conf_inicio');
    await expectToast('Error al cargar la configuración');
  });

  it.each([
    ['El HTML es demasiado largo', 'El HTML es demasiado largo'],
    [undefined, ''],
  ])("shows the title of the error, above the server's message: %s", async (message, expected) => {
    failuresAreLogged();
    refuse('updateConfiguracion', message);
    await open();
    write('Código del grupo', 'COL2');
    press('Guardar cambios');
    await expectToast(expected, 'Error al actualizar la configuración');
  });

  it("keeps the title of an error above the server's message after a reset", async () => {
    failuresAreLogged();
    await open();
    refuse('getConfiguracion', 'El disco está lleno', 403);
    press('Restablecer');
    await expectToast('El disco está lleno', 'Error al cargar la configuración');
  });
});
