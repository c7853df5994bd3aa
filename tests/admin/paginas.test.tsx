import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { normalizeHtml } from '../../admin/records/forms/html/normalizeHtml.ts';
import { POLITICA_DE_DATOS } from '../../admin/resources/paginas/politicaDeDatos.ts';
import { NEW_RECORD } from '../../admin/session/localCopies/localCopy.ts';
import { cleanText } from '../../api/resources/html/cleanHtml.ts';
import { DESCRIPCION_IMAGEN_REQUIRED } from '../../contract/entities/imagen.ts';
import { newPagina } from '../../contract/entities/pagina.ts';
import { INACTIVO } from '../../contract/values/constants.ts';
import { aPagina } from '../support/builders/staffPagina.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import { answer, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import {
  choose,
  expectToast,
  failuresAreLogged,
  here,
  openAt,
  press,
  signIn,
  whenAsked,
  write,
} from './backOffice.tsx';

mockedNetwork();

const TITULO = 'Quiénes somos';
const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
const DRAFT = { id: 4, recurso: 'paginas' as const, nombre: 'Convocatoria', version: 1, updated_by: 'ana', ...SAVED };
const STORED = { version_base: null, base: null, archivo: null, origen: null, vistas_previas: [] };
const PICTURE = new File(['x'], 'foto.png', { type: 'image/png' });
const OFFER = 'Empezar con el modelo de política de datos';

const ENGLISH = aPagina({
  id: 6,
  titulo: 'About the group',
  direccion: 'about-the-group',
  idioma: 'en',
  lugar: 'pie',
  orden: 2,
  activo: 0,
});

beforeEach(() => {
  signIn();
  answer('listPaginas', { success: 1, paginas: [ENGLISH, aPagina()] });
  answer('getPagina', { success: 1, pagina: aPagina() });
});

const valueIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('admin/paginas', () => {
  it('lists título, dirección, lugar, idioma and estado, in the order of the site', async () => {
    openAt('/paginas');
    const link = await screen.findByRole('link', { name: TITULO });
    expect(link.getAttribute('href')).toBe('#/admin/paginas/9');
    const [header, ...rows] = screen.getAllByRole('row');
    const textsOf = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);
    expect(textsOf(header)).toEqual(['Título', 'Lugar', 'Idioma', 'Estado']);
    const cells = rows.map((row) => textsOf(row).slice(1));
    expect(cells).toEqual([
      ['En el menú El grupo', 'Español', 'Activo'],
      ['En el pie', 'Inglés', 'Inactivo'],
    ]);
    screen.getByText('/paginas/quienes-somos');
    expect(screen.getByText('About the group').getAttribute('lang')).toBe('en');
    expect(screen.getByRole('link', { name: 'Nueva página' }).getAttribute('href')).toBe('#/admin/paginas/create');
    screen.getByRole('button', { name: 'Exportar' });
  });

  it('searches title and summary', async () => {
    openAt('/paginas');
    write('Buscar por título o resumen', 'about', await screen.findByRole('main'));
    await waitFor(() => expect(screen.queryByRole('link', { name: TITULO })).toBeNull());
    screen.getByRole('link', { name: 'About the group' });
  });

  it('invites to add the first one', async () => {
    answer('listPaginas', { success: 1, paginas: [] });
    openAt('/paginas');
    await screen.findByText('Aún no hay páginas. Agregue la primera.');
  });

  it('stores the order that staff give them', async () => {
    answer('orderRecords', { success: 1, message: 'Hecho' });
    openAt('/paginas');
    fireEvent.click(await screen.findByRole('button', { name: 'Ordenar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ordenar páginas' });
    fireEvent.click(await within(dialog).findByRole('button', { name: `Bajar ${TITULO}` }));
    await waitFor(() => expect(bodiesOf('orderRecords')).toEqual([{ recurso: 'paginas', ids: [6, 9] }]));
  });

  it('opens the draft of a new page in the form', async () => {
    const draft = { ...DRAFT, recurso_id: null };
    answer('listDrafts', { success: 1, borradores: [draft] });
    answer('getDraft', { success: 1, borrador: { ...draft, ...STORED, campos: { titulo: 'Convocatoria' } } });
    openAt('/paginas');
    await screen.findByRole('group', { name: 'Convocatoria' });
    press('Ver borrador');
    await screen.findByDisplayValue('Convocatoria');
    expect(here()).toBe('#/admin/paginas/create?borrador=4');
    screen.getByRole('button', { name: 'Publicar' });
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });
});

describe('admin/paginas/create', () => {
  async function openForm() {
    openAt('/paginas/create');
    await screen.findByLabelText(/^Título/);
  }

  it('sends all fields and returns to the list', async () => {
    answer('addPagina', { success: 1, message: 'Hecho', pagina: aPagina() });
    await openForm();
    write(/^Título/, TITULO);
    write(/^Dirección/, 'quienes-somos');
    write('Resumen', 'El grupo y su gente.');
    fireEvent.change(screen.getByLabelText('Imagen'), { target: { files: [PICTURE] } });
    write('Descripción de la imagen', 'El grupo en el campo');
    await choose(/^Lugar/, 'En el menú El grupo');
    await choose(/^Idioma/, 'Portugués');
    fireEvent.click(screen.getByRole('switch', { name: 'Página activa' }));
    write('Publicar desde', '2026-03-12T08:00');
    press('Agregar página');
    await expectToast('Página agregada exitosamente');
    // The test environment drops empty fields of a form.
    expect(bodiesOf('addPagina')).toEqual([
      {
        titulo: TITULO,
        direccion: 'quienes-somos',
        resumen: 'El grupo y su gente.',
        imagen: { name: 'foto.png', type: 'image/png' },
        descripcion_imagen: 'El grupo en el campo',
        lugar: 'menu',
        idioma: 'pt',
        activo: '0',
        publicar_desde: '2026-03-12T13:00:00.000Z',
      },
    ]);
    await waitFor(() => expect(here()).toBe('#/admin/paginas'));
  });

  it('begins active, in Spanish and without a link', async () => {
    answer('addPagina', { success: 1, message: 'Hecho', pagina: aPagina() });
    await openForm();
    write(/^Título/, TITULO);
    press('Agregar página');
    await expectToast('Página agregada exitosamente');
    expect(bodiesOf('addPagina')).toEqual([{ titulo: TITULO, lugar: 'ninguno', idioma: 'es', activo: '1' }]);
  });

  it('requires a title and a description of the picture, and an address of letters and digits', async () => {
    await openForm();
    write(/^Título/, '   ');
    write(/^Dirección/, 'quiénes somos');
    fireEvent.change(screen.getByLabelText('Imagen'), { target: { files: [PICTURE] } });
    press('Agregar página');
    await screen.findByText(DESCRIPCION_IMAGEN_REQUIRED);
    screen.getByText('Escriba el título');
    screen.getByText(/^Use solo letras sin tilde/);
    expect(bodiesOf('addPagina')).toEqual([]);
  });

  it.each([
    ['lugar', /^Lugar/, 'Ya hay 12 páginas en el menú'],
    ['direccion', /^Dirección/, 'Otra página ya tiene esta dirección'],
  ])('shows what the server says of %s at its field', async (campo, label, message) => {
    failuresAreLogged();
    answerRaw('addPagina', { success: 0, message, errors: { [campo]: message } }, 422);
    await openForm();
    write(/^Título/, TITULO);
    press('Agregar página');
    const field = await screen.findByLabelText(label);
    await waitFor(() => {
      const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(help?.textContent).toContain(message);
    });
    expect(here()).toBe('#/admin/paginas/create');
  });

  it('recovers what a closed tab left', async () => {
    const place = { userId: String(LAURA.id), resource: 'paginas', recordId: NEW_RECORD } as const;
    const left = { base: {}, changes: { titulo: 'Convocatoria' }, files: [], wasSent: false };
    openAt('/paginas/create', memoryCopies([{ ...place, ...left, id: 'a', tab: 'closed', savedAt: Date.now() }]));
    fireEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await screen.findByDisplayValue('Convocatoria');
  });

  it('fills an empty form with the model of a data policy, which is saved as any page', async () => {
    answer('addPagina', { success: 1, message: 'Hecho', pagina: aPagina() });
    await openForm();
    press(OFFER);
    await waitFor(() => expect(valueIn(/^Título/)).toBe('Política de tratamiento de datos personales'));
    const text = await screen.findByRole('textbox', { name: 'Texto de la página' });
    expect(text.textContent).toMatch(/^Borrador: revíselo con su oficina jurídica\./);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Título/));
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    press('Agregar página');
    await expectToast('Página agregada exitosamente');
    expect(bodiesOf('addPagina')).toMatchObject([{ lugar: 'pie', activo: '0', texto: POLITICA_DE_DATOS.texto }]);
  });

  it('offers the model only while there is nothing that it would replace', async () => {
    await openForm();
    screen.getByRole('button', { name: OFFER });
    write('Resumen', 'Mío');
    await waitFor(() => expect(screen.queryByRole('button', { name: OFFER })).toBeNull());
  });

  it('asks before the model that nobody saved is lost', async () => {
    await openForm();
    press(OFFER);
    await waitFor(() => expect(valueIn(/^Título/)).not.toBe(''));
    const asked = whenAsked(false);
    fireEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(here()).toBe('#/admin/paginas/create');
  });
});

describe('the model of a data policy', () => {
  const { texto } = POLITICA_DE_DATOS;
  const parsed = () => new DOMParser().parseFromString(texto, 'text/html');

  it('keeps the rules of a page', () => {
    expect(newPagina.safeParse({ ...POLITICA_DE_DATOS, idioma: 'es', activo: INACTIVO }).error).toBeUndefined();
  });

  it('is what the editor writes and what the server keeps', () => {
    expect(normalizeHtml(texto, true)).toBe(texto);
    expect(cleanText(texto)).toBe(texto);
  });

  it('has what Ley 1581 of 2012 asks of a policy', () => {
    const headings = [...parsed().querySelectorAll('h3')].map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Responsable del tratamiento',
      'Datos que se tratan',
      'Finalidades',
      'Autorización',
      'Datos sensibles y de niños, niñas y adolescentes',
      'Derechos de los titulares',
      'Cómo presentar consultas y reclamos',
      'Seguridad',
      'Vigencia',
    ]);
    for (const term of ['Ley Estatutaria 1581 de 2012', 'diez días hábiles', 'quince días hábiles'])
      expect(texto).toContain(term);
  });

  it('says in brackets what each group fills in', () => {
    for (const gap of ['nombre de la institución', 'número', 'correo electrónico', 'dirección', 'día, mes y año'])
      expect(texto).toContain(`[${gap}]`);
  });
});

describe('admin/paginas/{id}', () => {
  const path = `/paginas/${aPagina().id}`;

  it('saves a change and returns to the list', async () => {
    answer('updatePagina', { success: 1, message: 'Hecho', pagina: aPagina() });
    openAt(path);
    await screen.findByLabelText(/^Título/);
    write('Resumen', 'Otro');
    press('Guardar cambios');
    await expectToast('Página actualizada exitosamente');
    expect(bodiesOf('updatePagina')).toMatchObject([
      {
        version: '7',
        titulo: TITULO,
        direccion: 'quienes-somos',
        resumen: 'Otro',
        lugar: 'menu',
        idioma: 'es',
        activo: '1',
      },
    ]);
    await waitFor(() => expect(here()).toBe('#/admin/paginas'));
  });

  it('says that the former address leads to the new one', async () => {
    openAt(path);
    await screen.findByText(/Si la cambia, la anterior lleva a la nueva\./);
  });

  it('names its page, and has versions, archive, visits and a link to the site', async () => {
    openAt(path);
    await screen.findByRole('heading', { level: 1, name: `Editar página: ${TITULO}` });
    for (const name of ['Versiones', 'Archivar', 'Guardar como borrador']) screen.getByRole('button', { name });
    const href = screen.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href');
    expect(href).toBe('/paginas/quienes-somos');
    await screen.findByText(/visitas/i, { selector: 'h2, h3' });
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });

  it('removes its picture with the next save', async () => {
    const pagina = aPagina({ imagen: 'p5.webp', descripcion_imagen: 'El grupo' });
    answer('getPagina', { success: 1, pagina });
    answer('updatePagina', { success: 1, message: 'Hecho', pagina: aPagina() });
    openAt(path);
    const picture = await screen.findByRole('img', { name: 'Imagen actual' });
    expect(picture.getAttribute('src')).toContain('/api/uploads/paginas/p5');
    press('Quitar la imagen');
    press('Guardar cambios');
    await expectToast('Página actualizada exitosamente');
    expect(bodiesOf('updatePagina')).toMatchObject([{ quitar_imagen: '1' }]);
  });

  it('asks which value stays when somebody else changed the same field', async () => {
    failuresAreLogged();
    const actual = aPagina({ lugar: 'pie', version: 8 });
    answer('updatePagina', { success: 1, message: 'Hecho', pagina: actual });
    const message = 'Otra persona cambió este registro mientras usted lo editaba.';
    answerRaw('updatePagina', { success: 0, message, actual }, 409, true);
    openAt(path);
    await screen.findByLabelText(/^Título/);
    await choose(/^Lugar/, 'Sin enlace');
    press('Guardar cambios');
    const dialog = await screen.findByRole('dialog', { name: 'Cambios de otra persona' });
    const group = within(dialog).getByRole('radiogroup', { name: 'Lugar' });
    within(group).getByText('En el pie');
    fireEvent.click(within(group).getByRole('radio', { name: /^Lo que usted escribió/ }));
    press('Guardar', dialog);
    await expectToast('Página actualizada exitosamente');
    expect(bodiesOf('updatePagina').at(-1)).toMatchObject({ version: '8', lugar: 'ninguno' });
  });

  it('says that it has a draft, and shows it', async () => {
    const draft = { ...DRAFT, recurso_id: aPagina().id };
    answer('listDrafts', { success: 1, borradores: [draft] });
    answer('getDraft', { success: 1, borrador: { ...draft, ...STORED, campos: { titulo: 'Otro título' } } });
    openAt(path);
    await screen.findByText(/^Hay un borrador de este registro/);
    press('Ver borrador');
    await screen.findByText(/^Este es el borrador/);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Título/)).value).toBe('Otro título');
  });

  it('names place and language in the versions as the form does', async () => {
    const row = { id: 1, created_at: SAVED.created_at, usuario: 'ana', recurso: 'paginas', recurso_id: 9 };
    const written = { accion: 'actualizar', operacion: 'a', deshace: '', hay_mas: false, tabla: 'paginas' };
    const [antes, despues] = [
      { lugar: 'menu', idioma: 'es' },
      { lugar: 'ninguno', idioma: 'fr' },
    ];
    answer('listMovements', { success: 1, movimientos: [{ ...row, ...written, antes, despues }] });
    openAt(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Versiones' }));
    const dialog = await screen.findByRole('dialog', { name: 'Versiones' });
    for (const text of ['En el menú El grupo', 'Sin enlace', 'Español', 'Francés'])
      await within(dialog).findByText(text);
  });
});
