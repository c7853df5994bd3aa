import { isPicturePath } from '../schema/figure.ts';
import { withoutOrigin } from '../schema/links.ts';
import { spreadCells } from './spreadCells.ts';
import { readWordLists } from './wordLists.ts';

export interface Pasted {
  html: string;
  /** what of its content the text cannot have: 'imágenes' */
  lost: readonly string[];
  /** what of its look */
  plain: readonly string[];
}

type Kinds = Readonly<Record<string, string>>;

/** By the names of what is left out: the elements that have it. */
const CONTENT: Kinds = {
  'imágenes (insértelas con «Insertar imagen»)': 'img[data-lost]',
  'videos, audios u otro contenido incrustado': 'video, audio, iframe, object, embed, canvas',
  'celdas combinadas (quedan separadas)': 'table[data-spread]',
  dibujos: 'svg',
  fórmulas: 'math',
  'campos de formulario': 'input, select, textarea, button',
};
const BLOCKS: Kinds = { 'tablas (queda su texto)': 'table', 'citas (queda su texto)': 'blockquote' };
const LOOK: Kinds = {
  'subrayado, tachado, superíndices y subíndices': 'u, ins, s, strike, del, sup, sub',
  'colores, letras y alineación': 'font, center, [align], [bgcolor], [data-styled]',
};

/** The styles that say how a text looks, among all those that programs write. */
const STYLED = /(?:^|[;\s])(?:color|background(?:-color)?|font-family|font-size|text-align)\s*:/i;

const HEADINGS: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };

const found = (root: ParentNode, kinds: Kinds): string[] =>
  Object.entries(kinds).flatMap(([name, selector]) => (root.querySelector(selector) === null ? [] : [name]));

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function change(root: ParentNode, selector: string, apply: (element: Element) => void): void {
  for (const element of [...root.querySelectorAll(selector)]) apply(element);
}

/** The outermost element around another one that a selector matches. */
function outermost(element: Element, selector: string): Element | null {
  const around = element.parentElement?.closest(selector) ?? null;
  return around === null ? null : (outermost(around, selector) ?? around);
}

/** Drops the lines that programs write as empty paragraphs, and the tables that only place others on a page. */
function tidy(root: ParentNode): void {
  change(root, 'p, h1, h2, h3, h4, h5, h6', (block) => {
    const isEmpty = block.textContent.trim() === '' && block.querySelector('img') === null;
    if (isEmpty && block.closest('td, th, li') === null) block.remove();
  });
  change(root, 'table', (table) => {
    if (table.querySelector('table') === null) return;
    const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table);
    table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]));
  });
  change(root, 'table', (table) => {
    if (spreadCells(table)) table.setAttribute('data-spread', '');
  });
}

/**
 * HTML of the clipboard with the markup of this editor, as far as it has one.
 * @param origin of the portal, whose addresses become paths
 * @param blocks those of hasBlocks
 */
export function readPasted(html: string, origin: string, blocks: boolean): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  change(body, 'script, style, template', (element) => element.remove());
  // The clipboard of an editor says in it where its blocks begin.
  if (body.querySelector('[data-pm-slice]') === null) {
    readWordLists(body);
    tidy(body);
    change(body, Object.keys(HEADINGS).join(), (heading) => rename(heading, HEADINGS[heading.localName] ?? 'p'));
  }
  change(body, '[style]', (element) => {
    if (STYLED.test(element.getAttribute('style') ?? '')) element.setAttribute('data-styled', '');
  });
  if (blocks) {
    for (const name of ['href', 'src']) {
      change(body, name === 'href' ? 'a[href]' : 'img[src]', (element) =>
        element.setAttribute(name, withoutOrigin(element.getAttribute(name) ?? '', origin)),
      );
    }
  }
  change(body, 'img', (image) => {
    if (!blocks || !isPicturePath(image.getAttribute('src') ?? '')) image.setAttribute('data-lost', '');
    // A picture stands at the top of a text.
    else outermost(image, 'table, ul, ol, blockquote')?.after(image.closest('figure') ?? image);
  });
  const kinds = blocks ? CONTENT : { ...CONTENT, ...BLOCKS };
  return { html: body.innerHTML, lost: found(body, kinds), plain: found(body, LOOK) };
}
