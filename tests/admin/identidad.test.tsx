import { Button } from '@mui/material';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoredValue } from '../../admin/display/StoredValue.tsx';
import { updateSiteIdentidad } from '../../admin/display/siteIdentidad.ts';
import { redireccionesIn, textOfRedirecciones } from '../../admin/resources/identidad/redirecciones.ts';
import { SiteTheme } from '../../admin/shell/theme/SiteTheme.tsx';
import { settingsElement } from '../../api/pages/document/settingsElement.ts';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import type { IdentidadChanges, StaffIdentidad } from '../../contract/entities/identidad.ts';
import { SETTINGS_ELEMENT_ID } from '../../contract/identidad/siteSettings.ts';
import { aPagina } from '../support/builders/staffPagina.ts';
import { aLinea, anInicio, anIntegrante } from '../support/builders/staffRecords.ts';
import {
  answer,
  answerAfter,
  answerDone,
  answerPending,
  answerRaw,
  bodiesOf,
  mockedNetwork,
} from '../support/network.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { choose, closeToast, expectToast, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

/** Lets empty frames load, which happy-dom reports otherwise. */
const { settings } = Reflect.get(window, 'happyDOM') as { settings: { enableIframePageLoading: boolean } };
settings.enableIframePageLoading = true;

let stored: StaffIdentidad;

/** The values that each sent preview had. */
let previews: Record<string, unknown>[] = [];

const UPLOAD = `${'a'.repeat(32)}.webp`;
const VIDEO = `${'a'.repeat(32)}.mp4`;

function chooseFile(label: string, file: File) {
  const input = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => {
  signIn();
  previews = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    previews.push(JSON.parse(String(new FormData(this).get('valores'))));
  });
  const { bloques, temas, divulgacion, redirecciones } = DEFAULT_IDENTIDAD;
  const lists = { bloques: [...bloques], temas: [...temas], divulgacion: [...divulgacion] };
  stored = { ...DEFAULT_IDENTIDAD, ...lists, redirecciones: [...redirecciones], version: 1 };
  answer('getIdentidad', { success: 1, data: [stored] });
  answer('getConfiguracion', {
    success: 1,
    data: [anInicio({ url_guias: 'https://example.org/g', url_supervisor: '' })],
  });
  answer('listIntegrantes', { success: 1, integrantes: [] });
  answer('listLineas', { success: 1, lineas: [aLinea({ id: 3, nombre: 'Seguridad química' })] });
});

afterEach(() => {
  cleanup();
  updateSiteIdentidad(SETTINGS.identidad);
});

async function open() {
  openAt('/identidad');
  await screen.findByRole('textbox', { name: 'Nombre' });
}

const sent = () => bodiesOf('updateIdentidad') as IdentidadChanges[];

describe('admin/identidad', () => {
  it('shows the addresses of links, which the home configuration has, with the way to their fields', async () => {
    await open();
    const group = within(screen.getByRole('group', { name: 'Enlaces de divulgación' }));
    for (const edit of group.getAllByRole('button', { name: /^Editar/ })) fireEvent.click(edit);
    const link = await group.findByRole('link', { name: /^https:\/\/example\.org\/g/ });
    const line = link.parentElement;
    expect(line?.textContent).toMatch(/^Dirección: .* Se cambia en Configuración de inicio\.$/);
    expect(line?.querySelector('a[href*="conf_inicio"]')?.getAttribute('href')).toBe(
      '#/admin/conf_inicio?campo=url_guias',
    );
    expect(group.getAllByText(/^Dirección: ninguna, no se muestra\./).length).toBeGreaterThan(0);
  });

  it('shows the image of the pillars that the home configuration has the address of, in place of its own', async () => {
    const url_img_pilares = 'https://portal.example.org/api/uploads/p.webp';
    answer('getConfiguracion', { success: 1, data: [anInicio({ url_img_pilares })] });
    await open();
    const shown = await screen.findByRole('img', { name: 'La imagen de los pilares' });
    expect(shown.getAttribute('src')).toBe(url_img_pilares);
    const section = within(screen.getByRole('group', { name: 'Pilares' }));
    expect(section.getByRole('link', { name: 'Configuración de inicio' }).getAttribute('href')).toBe(
      '#/admin/conf_inicio?campo=url_img_pilares',
    );
    expect(screen.queryByRole('group', { name: 'Imagen de los pilares' })).toBeNull();
  });

  it('saves names, order, visibility, a picture and redirections in one go', async () => {
    answerDone('updateIdentidad');
    answer('addImagenIdentidad', { success: 1, message: 'Imagen guardada', nombre: UPLOAD });
    await open();
    write('Nombre', 'Biología Marina');
    const blocks = within(screen.getByRole('group', { name: 'Bloques del inicio' }));
    press('Bajar Objetivo');
    expect(blocks.getByRole('status').textContent).toBe('Objetivo: puesto 2 de 12');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar Objetivo'));
    const [first] = blocks.getAllByRole('switch', { name: 'Se muestra' });
    first?.click();
    chooseFile('Logo', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    await screen.findByRole('img', { name: 'Imagen elegida' });
    write('Redirecciones', '/viejo.html\t/eventos\n/otro.html /');
    expect(document.title).toBe('Identidad · Administración · Grupo de investigación');
    answer('getIdentidad', { success: 1, data: [{ ...stored, nombre: 'Biología Marina', version: 2 }] });
    press('Guardar');
    await expectToast('Identidad actualizada');
    await waitFor(() => expect(document.title).toBe('Identidad · Administración · Biología Marina'));
    expect(screen.getByRole('banner').textContent).toContain('Biología Marina');
    const [body] = sent();
    expect(body).toMatchObject({ version: 1, nombre: 'Biología Marina', logo: UPLOAD });
    expect(body?.bloques?.slice(0, 2)).toMatchObject([
      { id: 'cifras', visible: true },
      { id: 'objetivo', visible: true },
    ]);
    expect(body?.redirecciones).toEqual([
      { desde: '/viejo.html', hacia: '/eventos' },
      { desde: '/otro.html', hacia: '/' },
    ]);
  });

  it('saves the leader, the category and the creation of the group', async () => {
    answerDone('updateIdentidad');
    answer('listIntegrantes', {
      success: 1,
      integrantes: [anIntegrante({ id: 7, nombres: 'Ana', apellidos: 'Ríos' })],
    });
    await open();
    await choose('Líder del grupo', 'Ana Ríos');
    await choose('Categoría del grupo', 'A1');
    write('Categoría vigente hasta', '2027-12-31');
    write('Creación del grupo', '2009-13');
    press('Guardar');
    await screen.findByText('Escriba el año, o el año y el mes: 2009 o 2009-03');
    await closeToast('Escriba el año, o el año y el mes: 2009 o 2009-03');
    write('Creación del grupo', '2009-03');
    press('Guardar');
    await expectToast('Identidad actualizada');
    expect(sent()).toMatchObject([
      { lider_id: 7, categoria: 'A1', categoria_hasta: '2027-12-31', creacion: '2009-03' },
    ]);
  });

  it('leads a topic to a line', async () => {
    answerDone('updateIdentidad');
    await open();
    press('Editar Gestión');
    await choose('Línea', 'Seguridad química');
    press('Guardar');
    await expectToast('Identidad actualizada');
    expect(sent()[0]?.temas?.map(({ nombre, linea }) => [nombre, linea ?? null])).toEqual([
      ['Gestión', 3],
      ['Salud', null],
      ['Seguridad', null],
      ['Sostenibilidad', null],
    ]);
  });

  it('keeps the retired line of a topic, and offers no other retired one', async () => {
    answer('listLineas', {
      success: 1,
      lineas: [
        aLinea({ id: 3, nombre: 'Seguridad química', retirada: 1 }),
        aLinea({ id: 4, nombre: 'Otra de antes', retirada: 1 }),
      ],
    });
    const [first, ...others] = DEFAULT_IDENTIDAD.temas;
    const temas = [{ ...first, linea: 3 }, ...others] as typeof stored.temas;
    answer('getIdentidad', { success: 1, data: [{ ...stored, temas }] });
    await open();
    press('Editar Gestión');
    const select = await screen.findByRole('combobox', { name: 'Línea' });
    await waitFor(() => expect(select.textContent).toBe('Seguridad química'));
    fireEvent.mouseDown(select);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Sin línea', 'Seguridad química']);
  });

  it('cannot be saved while a file is sent', async () => {
    answerPending('addImagenIdentidad');
    await open();
    const buttons = ['Guardar', 'Guardar como borrador'].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false]);
    chooseFile('Logo', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    await waitFor(() => expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]));
  });

  it('leaves the other topics alone when one is removed while its picture is sent', async () => {
    const network = Promise.withResolvers<void>();
    answerAfter(network.promise, 'addImagenIdentidad', { success: 1, message: 'Imagen guardada', nombre: UPLOAD });
    answerDone('updateIdentidad');
    await open();
    const [first, second] = stored.temas;
    press(`Editar ${first?.nombre}`);
    chooseFile('Imagen', new File(['<svg/>'], 'tema.svg', { type: 'image/svg+xml' }));
    press(`Quitar ${first?.nombre}`);
    network.resolve();
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Guardar' });
    await waitFor(() => expect(save.disabled).toBe(false));
    press('Guardar');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.temas?.[0]).toMatchObject({ nombre: second?.nombre, imagen: second?.imagen });
  });

  it('accepts a video of the group, offers a poster for it, and returns to the video of the portal', async () => {
    answerDone('updateIdentidad');
    answer('addVideoIdentidad', { success: 1, message: 'Video guardado', nombre: VIDEO });
    await open();
    const hero = within(screen.getByRole('group', { name: 'Video de la portada' }));
    expect(hero.getByText('El video del portal')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Imagen de la portada' })).toBeNull();
    chooseFile('Video de la portada', new File(['mov'], 'mar.mov', { type: 'video/quicktime' }));
    await expectToast('Solo se permiten videos MP4 (H.264) y WebM');
    chooseFile('Video de la portada', new File(['mp4'], 'mar.mp4', { type: 'video/mp4' }));
    const video = await hero.findByLabelText<HTMLVideoElement>('Video elegido');
    expect(video.getAttribute('src')).toBe(`/api/uploads/identidad/${VIDEO}`);
    const picture = within(screen.getByRole('group', { name: 'Imagen de la portada' }));
    expect(picture.getByText('Sin imagen')).toBeDefined();
    expect(picture.getByText(/Se ve antes de que el video comience/)).toBeDefined();
    press('Quitar: video de la portada');
    expect(await hero.findByText('El video del portal')).toBeDefined();
    chooseFile('Video de la portada', new File(['mp4'], 'mar.mp4', { type: 'video/mp4' }));
    await hero.findByLabelText('Video elegido');
    press('Guardar');
    await expectToast('Identidad actualizada');
    expect(sent()[0]).toMatchObject({ hero_fondo: 'video', hero_video: VIDEO });
  });

  it('refuses a redirection that leads back to its old address', async () => {
    await open();
    write('Redirecciones', '/viejo /otro\n/otro /viejo');
    press('Guardar');
    await expectToast('La dirección antigua /viejo vuelve a sí misma');
    expect(screen.getByLabelText('Redirecciones').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('warns of a redirection that is never used or leads nowhere, and saves it', async () => {
    answerDone('updateIdentidad');
    await open();
    answer('listPaginas', { success: 1, paginas: [aPagina({ direccion: 'Quienes-Somos' })] });
    write(
      'Redirecciones',
      '/viejo /no-hay\n/eventos /noticias\n/paginas/quienes-somos /noticias\n/paginas/vieja /noticias',
    );
    await screen.findByText('Fila 1: /no-hay no existe en el sitio.');
    await screen.findByText('Fila 3: /paginas/quienes-somos es una página del sitio, así que no redirige.');
    expect(screen.queryByText(/Fila 4/)).toBeNull();
    await screen.findByText('Fila 2: /eventos es una página del sitio, así que no redirige.');
    press('Guardar');
    await expectToast('Identidad actualizada');
    expect(sent()[0]).toMatchObject({ redirecciones: [{ hacia: '/no-hay' }, { desde: '/eventos' }, {}, {}] });
  });

  it('shows the drawings of the portal', async () => {
    await open();
    const drawings = await screen.findAllByRole('img', { name: 'La imagen del portal' });
    for (const drawing of drawings) expect(drawing.getAttribute('src')).toMatch(/\.svg$/);
    screen.getByRole('group', { name: 'Icono de la pestaña del navegador' });
  });

  it('says what the switch of the publication does', async () => {
    await open();
    screen.getByRole('switch', { name: 'Los buscadores pueden mostrar el sitio' });
    screen.getByText(
      'Apagado, el sitio se ve igual, pero los buscadores no lo guardan y sus suscripciones están cerradas.',
    );
  });

  it('saves other fields beside stored redirections that are refused today, without sending them', async () => {
    const redirecciones = [
      { desde: '/viejo', hacia: '/viejo' },
      { desde: '/fuera', hacia: '/.//otro.example' },
    ];
    const data = [{ ...stored, redirecciones }];
    answer('getIdentidad', { success: 1, data });
    answerRaw('updateIdentidad', { success: 1, message: 'Hecho', data });
    await open();
    write('Nombre', 'Biología Marina');
    press('Guardar');
    await expectToast('Identidad actualizada');
    expect(sent()[0]).toMatchObject({ nombre: 'Biología Marina' });
    expect(sent()[0]).not.toHaveProperty('redirecciones');
    write('Redirecciones', '/viejo /viejo');
    press('Guardar');
    await expectToast('La dirección antigua /viejo vuelve a sí misma');
    expect(sent()).toHaveLength(1);
  });

  it('shows the name of an identity that is loaded again, as after an undo', async () => {
    await open();
    answer('getIdentidad', { success: 1, data: [{ ...stored, nombre: 'Biología Marina', version: 2 }] });
    screen.getByLabelText('Actualizar').click();
    await waitFor(() => expect(document.title).toBe('Identidad · Administración · Biología Marina'));
  });

  it('does not send a colour without contrast, and proposes one', async () => {
    await open();
    write('Color principal', '#ffee00');
    press('Guardar');
    await expectToast('no da contraste suficiente');
    expect(screen.getByLabelText('Color principal').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    expect(await screen.findByText(/La vista previa muestra los últimos válidos/)).toBeDefined();
    const use = screen.getByRole('button', { name: /^Usar #[0-9a-f]{6}$/ });
    const proposed = String(use.textContent).replace('Usar ', '');
    expect(screen.getAllByText(new RegExp(`El color más cercano que sirve es ${proposed}`))).not.toEqual([]);
    write('Color de acento', '#f2a9');
    await waitFor(() => expect(use.isConnected, 'without a second colour').toBe(false));
    write('Color de acento', DEFAULT_IDENTIDAD.color_acento);
    fireEvent.click(await screen.findByRole('button', { name: `Usar ${proposed}` }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Color principal').value).toBe(proposed));
    expect(screen.queryByRole('button', { name: /^Usar #/ })).toBeNull();
  });

  it('previews the unsaved values once typing pauses', async () => {
    await open();
    await expect.poll(() => previews).toHaveLength(1);
    write('Nombre', 'Mar');
    write('Lema', 'De la costa al abismo');
    await expect.poll(() => previews).toHaveLength(2);
    expect(previews[1]).toMatchObject({ nombre: 'Mar', lema: 'De la costa al abismo' });
    expect(previews[1]).not.toHaveProperty('redirecciones');
    const preview = within(screen.getByRole('region', { name: 'Vista previa' }));
    expect(preview.getAllByTitle('Vista previa del inicio').at(-1)?.getAttribute('sandbox')).toBe('allow-same-origin');
    expect(sent()).toEqual([]);
  });
});

it('an earlier video of the hero is a link', () => {
  render(<StoredValue resource="identidad" field="hero_video" value={VIDEO} />);
  const link = screen.getByRole('link', { name: 'Abrir el video' });
  expect(link.getAttribute('href')).toBe(`/api/uploads/identidad/${VIDEO}`);
});

describe('the drawings', () => {
  it('of an identity that is restored come from a fresh document of the site', async () => {
    const dibujosIn = () => JSON.parse(document.getElementById(SETTINGS_ELEMENT_ID)?.textContent ?? '').dibujos;
    const element = document.getElementById(SETTINGS_ELEMENT_ID);
    if (element !== null) element.textContent = JSON.stringify({ ...SETTINGS, dibujos: {} });
    const site = `<!doctype html><head>${settingsElement(SETTINGS)}</head>`;
    const request = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(site));
    updateSiteIdentidad(SETTINGS.identidad);
    await expect.poll(dibujosIn).toEqual(SETTINGS.dibujos);
    expect(request.mock.calls).toEqual([['/']]);
    updateSiteIdentidad(SETTINGS.identidad);
    expect(request).toHaveBeenCalledOnce();
  });
});

describe('the theme', () => {
  it('has saved colours at once', () => {
    const button = () => getComputedStyle(screen.getByText('Guardar')).backgroundColor;
    render(
      <SiteTheme>
        <Button variant="contained">Guardar</Button>
      </SiteTheme>,
    );
    const before = button();
    act(() => updateSiteIdentidad({ ...SETTINGS.identidad, color_principal: '#5b2a86' }));
    expect(button()).not.toBe(before);
    act(() => updateSiteIdentidad(SETTINGS.identidad));
    expect(button()).toBe(before);
  });
});

describe('the text of redirections', () => {
  it('is read as two columns, and written as one line for each', () => {
    const rows = redireccionesIn(' /a.html\t/eventos \r\n\n/b;/\n/c');
    expect(rows).toEqual([
      { desde: '/a.html', hacia: '/eventos' },
      { desde: '/b', hacia: '/' },
      { desde: '/c', hacia: '' },
    ]);
    expect(textOfRedirecciones(rows)).toBe('/a.html /eventos\n/b /\n/c');
  });
});
