import { afterEach, describe, expect, it } from 'vitest';
import type { Pasted } from '../../../admin/records/forms/html/paste/readPasted.ts';
import { htmlOf } from '../../../admin/records/forms/html/schema/htmlOptions.ts';
import { createEditor, type EditorEvents } from '../../../admin/records/forms/html/useEditor.ts';
import { cleanText } from '../../../api/resources/html/cleanHtml.ts';
import { TEXT_TAGS } from '../../../contract/values/markup/tags.ts';
import { HOSTILE_HTML } from '../../support/builders/hostileHtml.ts';

const PICTURE = `/api/uploads/textos/${'0a'.repeat(16)}.webp`;
const PDF = `/api/uploads/textos/${'1b'.repeat(16)}.pdf`;
const { origin } = window.location;

const IMAGES = 'imágenes (insértelas con «Insertar imagen»)';
const LETTERS = 'colores, letras y alineación';

const destroyed: (() => void)[] = [];
afterEach(() => {
  for (const destroy of destroyed.splice(0)) destroy();
});

function anEditor(blocks = true, content = '') {
  const read: Pasted[] = [];
  const files: string[] = [];
  const events: EditorEvents = {
    onChange: () => {},
    onPasted: (pasted) => read.push(pasted),
    onFiles: (taken) => files.push(...taken.map(({ name }) => name)),
    onPicture: () => {},
    onToolbar: () => {},
  };
  const element = document.createElement('div');
  document.body.append(element);
  const editor = createEditor(element, { content, attributes: {}, blocks }, () => events);
  destroyed.push(() => {
    editor.destroy();
    element.remove();
  });
  return { editor, read, files };
}

function paste(html: string, blocks = true) {
  const { editor, read } = anEditor(blocks);
  editor.view.pasteHTML(html);
  return { html: htmlOf(editor), lost: read.flatMap(({ lost }) => lost), plain: read.flatMap(({ plain }) => plain) };
}

describe('a paste', () => {
  it.each([
    [
      'headings',
      '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h6>E</h6>',
      '<h3>A</h3><h3>B</h3><h3>C</h3><h4>D</h4><h4>E</h4>',
    ],
    ['quotations', '<blockquote><p>A</p></blockquote>', '<blockquote><p>A</p></blockquote>'],
    ['bold and italic text', '<p><b>A</b><i>B</i></p>', '<p><strong>A</strong><em>B</em></p>'],
    ['no numbers of lists', '<ol start="5" type="a"><li>A</li></ol>', '<ol><li><p>A</p></li></ol>'],
    ['no empty lines', '<p>A</p><p>&nbsp;</p><p><o:p></o:p></p><p>B</p>', '<p>A</p><p>B</p>'],
    [
      'pictures of this portal with their captions',
      `<figure><img src="${origin}${PICTURE}?w=640" alt="Un cruce" width="640" height="480" style="x:y"><figcaption>Foto: <b>Ana</b></figcaption></figure><p>A</p>`,
      `<figure><img src="${PICTURE}" alt="Un cruce" width="640" height="480"><figcaption>Foto: Ana</figcaption></figure><p>A</p>`,
    ],
    [
      'pictures of the preview of a draft',
      `<img src="${origin}/borrador/${'a'.repeat(43)}/archivo/${PICTURE.split('/').at(-1)}" width="4" height="3"><p>A</p>`,
      `<figure><img src="${PICTURE}" alt="" width="4" height="3"></figure><p>A</p>`,
    ],
    [
      'a picture below the table that has it',
      `<table><tr><td>A<img src="${PICTURE}" alt="B" width="4" height="3"></td></tr></table>`,
      `<table><tbody><tr><td><p>A</p></td></tr></tbody></table><figure><img src="${PICTURE}" alt="B" width="4" height="3"></figure>`,
    ],
    [
      'links to this portal as paths without slug',
      `<p><a href="${origin}/proyecto_investigacion/MQ/un-nombre">A</a><a href="${origin}${PDF}">B</a><a href="${origin}/buscar?q=a">C</a></p>`,
      `<p><a href="/proyecto_investigacion/MQ" rel="noopener noreferrer">A</a><a href="${PDF}" rel="noopener noreferrer">B</a><a href="/buscar?q=a" rel="noopener noreferrer">C</a></p>`,
    ],
    ['no links that run code', '<p><a href="javascript:alert(1)">A</a><a href="#b">B</a></p>', '<p>AB</p>'],
    [
      'the cells that a table of a page places',
      '<table><tr><td><table><tr><td>A</td></tr></table></td><td><p>B</p></td></tr></table>',
      '<table><tbody><tr><td><p>A</p></td></tr></tbody></table><p>B</p>',
    ],
    [
      'a table of a spreadsheet',
      '<google-sheets-html-origin><style>td{}</style><table style="width:0"><colgroup><col width="100"></colgroup><tbody><tr style="height:21px"><td style="padding:2px">Año</td><td>7</td></tr></tbody></table></google-sheets-html-origin>',
      '<table><tbody><tr><td><p>Año</p></td><td><p>7</p></td></tr></tbody></table>',
    ],
  ])('keeps %s', (_, html, expected) => {
    const pasted = paste(html);
    expect(pasted.html).toBe(expected);
    expect(pasted.lost).toEqual([]);
    expect(cleanText(pasted.html).replaceAll(' />', '>')).toBe(expected);
  });

  it('makes lists of the paragraphs that Word writes', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp; </span></span>${text}</p>`;
    const html = [
      '<p class="MsoNormal">Antes</p>',
      ...[item(1, '·', 'Uno'), item(2, '1.', 'Dentro'), item(2, '2.', 'Dentro también'), item(1, '·', 'Dos')],
      '<p class="MsoNormal">Después</p>',
      item(1, 'a)', 'Otra'),
    ].join('\n');
    expect(paste(html).html).toBe(
      '<p>Antes</p><ul><li><p>Uno</p><ol><li><p>Dentro</p></li><li><p>Dentro también</p></li></ol></li><li><p>Dos</p></li></ul><p>Después</p><ol><li><p>Otra</p></li></ol>',
    );
  });

  it('splits merged cells, so that each column keeps its values', () => {
    const { html, lost } = paste(
      '<table><tr><td rowspan="2">A</td><td colspan="2">B</td></tr><tr><td>C</td><td>D</td></tr><tr><td>E</td><td rowspan="9">F</td><td>G</td></tr></table>',
    );
    const rows = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['A', 'B', ''],
      ['', 'C', 'D'],
      ['E', 'F', 'G'],
    ]);
    expect(lost).toEqual(['celdas combinadas (quedan separadas)']);
  });

  it('leaves nothing that runs code or leads elsewhere', () => {
    const { html } = paste(HOSTILE_HTML);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const elements = [...body.querySelectorAll('*')];
    expect(elements.map(({ localName }) => localName).filter((name) => !TEXT_TAGS.includes(name))).toEqual([]);
    expect(elements.flatMap((element) => [...element.attributes].map(({ value }) => value))).toEqual([]);
    expect(body.textContent).toContain('<b onclick=x>texto</b>');
    expect(cleanText(html).replaceAll(' />', '>')).toBe(html);
  });

  it('says what of its content is left out', () => {
    const { html, lost, plain } = paste(
      '<p>A<img src="https://example.org/a.png"><svg></svg><math><mi>x</mi></math></p><video></video><input>',
    );
    expect(html).toBe('<p>Ax</p>');
    expect(lost).toEqual([
      IMAGES,
      'videos, audios u otro contenido incrustado',
      'dibujos',
      'fórmulas',
      'campos de formulario',
    ]);
    expect(plain).toEqual([]);
  });

  it('says what of its look is left out', () => {
    expect(paste('<p style="margin:0;mso-x:y">A</p>').plain).toEqual([]);
    expect(paste('<p style="margin:0;COLOR:red">A<u>B</u></p>')).toEqual({
      html: '<p>AB</p>',
      lost: [],
      plain: ['subrayado, tachado, superíndices y subíndices', LETTERS],
    });
  });

  it('keeps the text of tables and quotations in the objective of the home', () => {
    const { html, lost } = paste('<blockquote><p>A</p></blockquote><table><tr><td>B</td></tr></table>', false);
    expect(html.replaceAll(/<\/?p>/g, '')).toBe('AB');
    expect(lost).toEqual(['tablas (queda su texto)', 'citas (queda su texto)']);
  });

  it('takes the files, but not those of a program that also sends their text', () => {
    const foto = new File(['x'], 'foto.png', { type: 'image/png' });
    const drop = (html: string, blocks = true) => {
      const { editor, files, read } = anEditor(blocks);
      const data = new DataTransfer();
      data.items.add(foto);
      if (html !== '') data.setData('text/html', html);
      editor.view.dom.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      return { files, told: read.flatMap(({ lost }) => lost) };
    };
    expect(drop('')).toEqual({ files: ['foto.png'], told: [] });
    expect(drop('<img src="https://example.org/foto.png">')).toEqual({ files: ['foto.png'], told: [] });
    expect(drop('<table><tr><td>A</td></tr></table>')).toEqual({ files: [], told: [] });
    expect(drop('<p>A<img src="file:///a.png"></p>')).toEqual({ files: [], told: [IMAGES] });
    expect(drop('', false)).toEqual({ files: [], told: [] });
  });

  it('does not change what was copied from an editor', () => {
    const text = `<h3>A</h3><p></p><table><tbody><tr><th><p>B</p></th></tr></tbody></table><p>C</p>`;
    const { editor } = anEditor(true, text);
    editor.commands.selectAll();
    const { dom } = editor.view.serializeForClipboard(editor.state.selection.content());
    expect(paste(dom.innerHTML)).toEqual({ html: text, lost: [], plain: [] });
  });
});
