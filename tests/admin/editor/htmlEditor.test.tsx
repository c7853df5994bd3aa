import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../contract/values/encodedIds.ts';
import { aNoticia } from '../../support/builders/staffNoticia.ts';
import { aPagina } from '../../support/builders/staffPagina.ts';
import { aLinea } from '../../support/builders/staffRecords.ts';
import { answer, answerAfter, bodiesOf, mockedNetwork, refuse } from '../../support/network.ts';
import { expectErrorToast, expectToast, failuresAreLogged, openAt, press, signIn, write } from '../backOffice.tsx';

mockedNetwork();

const PICTURE = `${'0a'.repeat(16)}.webp`;
const PDF = `${'1b'.repeat(16)}.pdf`;
const DONE = { success: 1, message: 'Hecho' } as const;
const STORED_PICTURE = { ...DONE, nombre: PICTURE, tipo: 'image/webp', bytes: 9, ancho: 640, alto: 480 } as const;
const STORED_PDF = {
  ...DONE,
  nombre: PDF,
  tipo: 'application/pdf',
  bytes: 1_258_291,
  ancho: null,
  alto: null,
} as const;
const FOTO = new File(['x'], 'foto.png', { type: 'image/png' });
const FIGURE = `<figure><img src="/api/uploads/textos/${PICTURE}" alt="Un cruce" width="640" height="480"></figure>`;
const TABLE =
  '<table><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>';

beforeEach(() => {
  signIn();
  answer('listProductos', { success: 1, products: [] });
  answer('listEventos', { success: 1, eventos: [] });
});

// A dialog hides it from the tree of accessibility.
const text = () => screen.getByRole('textbox', { name: 'Texto de la noticia', hidden: true });
const editor = () => (text() as unknown as { editor: Editor }).editor;
const html = () =>
  editor()
    .getHTML()
    .replace(/<p><\/p>$/, '');
const toolbar = () => screen.getByRole('toolbar', { name: 'Formato de «Texto de la noticia»' });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const choose = (tool: 'imagen' | 'pdf', ...files: File[]) =>
  fireEvent.change(document.querySelector(`[data-tool="${tool}"]`) as HTMLInputElement, { target: { files } });

/** The form of a new noticia, with a text. */
async function open(content = '<p>Antes</p>') {
  openAt('/noticias/create');
  await screen.findByRole('textbox', { name: 'Texto de la noticia' });
  act(() => {
    editor().commands.setContent(content, { emitUpdate: true });
    editor().commands.setTextSelection(1);
  });
}

const select = (node: string) =>
  act(() => {
    editor().state.doc.descendants(({ type }, position) => {
      if (type.name === node) editor().commands.setNodeSelection(position);
    });
  });

describe('a picture', () => {
  it('is sent when it is chosen, and inserted with its alternative text and caption', async () => {
    answer('addArchivo', STORED_PICTURE);
    answer('addNoticia', { success: 1, message: 'Hecho', noticia: aNoticia() });
    await open();
    choose('imagen', FOTO);
    const inserting = await dialog('Insertar imagen');
    await waitFor(() => expect(bodiesOf('addArchivo')).toEqual([{ archivo: { name: 'foto.png', type: 'image/png' } }]));
    press('Insertar', inserting);
    await within(inserting).findByText('Escriba el texto alternativo o marque la imagen como decorativa');
    write(/^Texto alternativo/, ' Un cruce ', inserting);
    write('Pie de la imagen', 'Foto: Ana', inserting);
    press('Insertar', inserting);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const expected = `<p>Antes</p>${FIGURE.replace('</figure>', '<figcaption>Foto: Ana</figcaption></figure>')}`;
    expect(html()).toBe(expected);
    write(/^Título/, 'Cruces');
    write(/^Fecha/, '2026-03-12');
    press('Agregar noticia');
    await expectToast('Noticia agregada exitosamente');
    expect(bodiesOf('addNoticia')).toMatchObject([{ texto: expected }]);
  });

  it('needs no alternative text if it is decorative', async () => {
    answer('addArchivo', STORED_PICTURE);
    await open();
    choose('imagen', FOTO);
    const inserting = await dialog('Insertar imagen');
    fireEvent.click(within(inserting).getByRole('checkbox', { name: /^Decorativa/ }));
    press('Insertar', inserting);
    await waitFor(() => expect(html()).toBe(`<p>Antes</p>${FIGURE.replace('Un cruce', '')}`));
  });

  it('is waited for by its dialog, which covers the form', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answerAfter(promise, 'addArchivo', STORED_PICTURE);
    await open();
    choose('imagen', FOTO);
    const inserting = await dialog('Insertar imagen');
    within(inserting).getByRole('progressbar', { name: 'Enviando foto.png' });
    write(/^Texto alternativo/, 'Un cruce', inserting);
    press('Insertar', inserting);
    expect(screen.queryByRole('button', { name: 'Agregar noticia' })).toBeNull();
    expect(html()).toBe('<p>Antes</p>');
    resolve();
    await waitFor(() => expect(html()).toBe(`<p>Antes</p>${FIGURE}`));
    screen.getByRole('button', { name: 'Agregar noticia' });
  });

  it('asks for the alternative text that is emptied while the file is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answerAfter(promise, 'addArchivo', STORED_PICTURE);
    await open();
    choose('imagen', FOTO);
    const inserting = await dialog('Insertar imagen');
    write(/^Texto alternativo/, 'Un cruce', inserting);
    press('Insertar', inserting);
    write(/^Texto alternativo/, '', inserting);
    resolve();
    await waitFor(() => expect(within(inserting).queryByRole('progressbar')).toBeNull());
    press('Insertar', inserting);
    await within(inserting).findByText('Escriba el texto alternativo o marque la imagen como decorativa');
    expect(html()).toBe('<p>Antes</p>');
  });

  it('is sent again after a failure', async () => {
    failuresAreLogged();
    refuse('addArchivo', 'El archivo no es una imagen válida');
    await open();
    choose('imagen', FOTO);
    const inserting = await dialog('Insertar imagen');
    await within(inserting).findByText('No se envió «foto.png». El archivo no es una imagen válida');
    write(/^Texto alternativo/, 'Un cruce', inserting);
    answer('addArchivo', STORED_PICTURE);
    press('Reintentar', inserting);
    await waitFor(() => expect(within(inserting).queryByText(/^No se envió/)).toBeNull());
    press('Insertar', inserting);
    await waitFor(() => expect(html()).toBe(`<p>Antes</p>${FIGURE}`));
  });

  it('is refused if it is a drawing or too large', async () => {
    await open();
    choose('imagen', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    await expectErrorToast('Tipo de archivo no permitido: image/svg+xml');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodiesOf('addArchivo')).toEqual([]);
  });

  it('has texts that can be changed', async () => {
    await open(`${FIGURE}<p>Después</p>`);
    select('figure');
    press('Editar imagen', toolbar());
    const editing = await dialog('Editar imagen');
    expect(within(editing).getByLabelText<HTMLInputElement>(/^Texto alternativo/).value).toBe('Un cruce');
    write('Pie de la imagen', 'Foto: Ana', editing);
    press('Aplicar', editing);
    await waitFor(() => expect(html()).toContain('<figcaption>Foto: Ana</figcaption></figure><p>Después</p>'));
    expect(bodiesOf('addArchivo')).toEqual([]);
  });

  it('is asked for one by one if there are several', async () => {
    answer('addArchivo', STORED_PICTURE);
    await open();
    choose('imagen', FOTO, new File(['y'], 'otra.png', { type: 'image/png' }));
    for (const name of ['foto.png', 'otra.png']) {
      await screen.findByAltText(`Vista previa de ${name}`);
      const inserting = await dialog('Insertar imagen');
      write(/^Texto alternativo/, name, inserting);
      press('Insertar', inserting);
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([...text().querySelectorAll('img')].map(({ alt }) => alt).filter(Boolean)).toEqual(['foto.png', 'otra.png']);
  });
});

describe('a PDF file', () => {
  it('is inserted as a link with its name and size, after which one writes without it', async () => {
    answer('addArchivo', STORED_PDF);
    await open('<p></p>');
    choose('pdf', new File(['%PDF'], 'Convocatoria_2026.pdf', { type: 'application/pdf' }));
    const inserting = await dialog('Insertar archivo PDF');
    await within(inserting).findByText('El enlace dirá «Convocatoria 2026 (PDF, 1,2 MB)».');
    write(/^Nombre/, '', inserting);
    press('Insertar', inserting);
    await within(inserting).findByText('Escriba el nombre del archivo');
    write(/^Nombre/, 'Bases', inserting);
    press('Insertar', inserting);
    const link = `<a href="/api/uploads/textos/${PDF}" rel="noopener noreferrer">Bases (PDF, 1,2 MB)</a>`;
    await waitFor(() => expect(html()).toBe(`<p>${link}</p>`));
    act(() => {
      editor().commands.insertContent(' y más');
    });
    expect(html()).toBe(`<p>${link} y más</p>`);
  });
});

describe('a table', () => {
  const rows = () =>
    [...text().querySelectorAll('tr')].map((row) => [...row.children].map(({ localName }) => localName));
  const chooseAction = async (name: string) => {
    press('Tabla', toolbar());
    fireEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(screen.queryByRole('menu', { name: 'Tabla' })).toBeNull());
  };

  it('is inserted below the paragraph, with a header row', async () => {
    await open();
    press('Insertar tabla', toolbar());
    expect(rows()).toEqual([
      ['th', 'th', 'th'],
      ['td', 'td', 'td'],
      ['td', 'td', 'td'],
    ]);
    act(() => {
      editor().commands.insertContent('Año');
    });
    expect(html()).toMatch(/^<p>Antes<\/p><table><tbody><tr><th><p>Año<\/p><\/th>/);
  });

  it('gets and loses rows, columns and its header', async () => {
    await open(TABLE);
    act(() => {
      editor().commands.setTextSelection(4);
    });
    await chooseAction('Agregar fila abajo');
    await chooseAction('Agregar columna a la derecha');
    expect(rows()).toEqual([
      ['th', 'th', 'th'],
      ['td', 'td', 'td'],
      ['td', 'td', 'td'],
    ]);
    await chooseAction('Poner o quitar fila de encabezado');
    expect(rows()[0]).toEqual(['td', 'td', 'td']);
    await chooseAction('Poner o quitar fila de encabezado');
    await chooseAction('Quitar columna');
    await chooseAction('Quitar fila');
    expect(rows()).toHaveLength(2);
    await chooseAction('Quitar tabla');
    expect(rows()).toEqual([]);
  });
});

describe('a link', () => {
  const linked = () => [...text().querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
  const found = { id: 3, nombre: 'Cruces seguros', fragmento: 'Medir', publico: false };
  const search = async (name: string, option: string | RegExp) => {
    press('Enlace', toolbar());
    const linking = await dialog('Enlace');
    write('Dirección', name, linking);
    fireEvent.click(await screen.findByRole('option', { name: option }));
    await within(linking).findByText(/^Lleva a «/);
    return linking;
  };

  it('leads to a record that is found by its name, by the path without its name', async () => {
    answer('searchAll', { success: 1, grupos: [{ tipo: 'proyectos', total: 1, resultados: [found] }] });
    await open('<p></p>');
    const linking = await search('cruces', 'Cruces seguros Los visitantes no lo ven · Medir');
    await waitFor(() => within(linking).getByDisplayValue(`/proyecto_investigacion/${encodeId(3)}`));
    press('Aplicar', linking);
    expect(linked()).toEqual([[`/proyecto_investigacion/${encodeId(3)}`, 'Cruces seguros']]);
  });

  it.each([
    ['lineas', aLinea().nombre, `/lineas/${aLinea().direccion}`],
    ['paginas', aPagina().titulo, `/paginas/${aPagina().direccion}`],
  ] as const)('leads to one of the %s by the address that staff gave it', async (tipo, nombre, path) => {
    const { id } = tipo === 'lineas' ? aLinea() : aPagina();
    answer('searchAll', { success: 1, grupos: [{ tipo, total: 1, resultados: [{ ...found, id, nombre }] }] });
    answer('listLineas', { success: 1, lineas: [aLinea()] });
    answer('getPagina', { success: 1, pagina: aPagina() });
    await open('<p></p>');
    const linking = await search('de staff', new RegExp(`^${nombre}`));
    await waitFor(() => within(linking).getByDisplayValue(path));
  });

  it('leads to a page of the site', async () => {
    answer('searchAll', { success: 1, grupos: [] });
    await open('<p></p>');
    const linking = await search('mapa', 'Mapa del sitio');
    await waitFor(() => within(linking).getByDisplayValue('/mapa_del_sitio'));
  });

  it.each([
    [
      `${window.location.origin}/proyecto_investigacion/${encodeId(3)}/cruces`,
      `/proyecto_investigacion/${encodeId(3)}`,
    ],
    ['www.example.org/a', 'https://www.example.org/a'],
    ['/noticias', '/noticias'],
  ])('%s is stored as %s', async (typed, stored) => {
    await open();
    act(() => {
      editor().commands.selectAll();
    });
    press('Enlace', toolbar());
    const linking = await dialog('Enlace');
    write('Dirección', typed, linking);
    press('Aplicar', linking);
    expect(linked()).toEqual([[stored, 'Antes']]);
    press('Enlace', toolbar());
    press('Quitar enlace', await dialog('Enlace'));
    expect(html()).toBe('<p>Antes</p>');
  });

  it('is no text that is no address', async () => {
    answer('searchAll', { success: 1, grupos: [] });
    await open();
    press('Enlace', toolbar());
    const linking = await dialog('Enlace');
    write('Dirección', 'cruces', linking);
    press('Aplicar', linking);
    await within(linking).findByText(/^Elija un registro o una página de la lista/);
    expect(linked()).toEqual([]);
  });
});

describe('the toolbar', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');

  it('is one stop of Tab, whose buttons the arrows go through', async () => {
    await open();
    const buttons = within(toolbar()).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      ...[
        'Negrita',
        'Cursiva',
        'Subtítulo',
        'Subtítulo menor',
        'Lista con viñetas',
        'Lista numerada',
        'Cita',
        'Enlace',
      ],
      ...['Insertar imagen', 'Insertar tabla', 'Insertar archivo PDF', 'Deshacer', 'Rehacer'],
    ]);
    const stops = () =>
      buttons.filter(({ tabIndex }) => tabIndex === 0).map((button) => button.getAttribute('aria-label'));
    expect(stops()).toEqual(['Negrita']);
    fireEvent.keyDown(text(), { key: 'F10', altKey: true });
    expect(focused()).toBe('Negrita');
    const go = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    go('ArrowLeft');
    expect(focused()).toBe('Rehacer');
    go('Home');
    go('ArrowRight');
    expect(focused()).toBe('Cursiva');
    expect(stops()).toEqual(['Cursiva']);
    go('End');
    expect(focused()).toBe('Rehacer');
  });

  it('quotes, undoes and does again', async () => {
    await open();
    press('Cita', toolbar());
    expect(html()).toBe('<blockquote><p>Antes</p></blockquote>');
    press('Deshacer', toolbar());
    expect(html()).not.toContain('blockquote');
    press('Rehacer', toolbar());
    expect(html()).toBe('<blockquote><p>Antes</p></blockquote>');
  });
});

describe('a paste', () => {
  it('says once what it left out, of its look only the first time', async () => {
    await open('<p></p>');
    const paste = (pasted: string) => {
      act(() => {
        editor().view.pasteHTML(pasted);
      });
    };
    paste('<p style="color:red">A</p>');
    await expectToast('Lo pegado quedó sin: colores, letras y alineación.');
    paste('<p style="color:red">B<math></math></p>');
    await expectToast('Lo pegado quedó sin: fórmulas.');
    expect(text().textContent).toBe('AB');
  });
});
