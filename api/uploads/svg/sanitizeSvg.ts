import sanitizeHtml from 'sanitize-html';
import { INVALID_IMAGE, RejectedFile } from '../RejectedFile.ts';
import {
  ATRIBUTOS,
  CON_TEXTO,
  ELEMENTOS,
  isAllowedValue,
  isLocalReference,
  REEMPLAZOS,
  sonNombres,
} from './allowed.ts';
import { svgCost } from './cost.ts';
import { svgStart } from './prolog.ts';
import { readRules, sanitizeDeclarations, writeRules } from './styles.ts';

type Atributos = sanitizeHtml.Attributes;

/** Elements within elements. */
const MAX_DEPTH = 50;
/** Names of elements that are left out; drawing programs use a dozen. */
const MAX_NOMBRES = 100;
/** Characters with every reference written out: five times the largest file. */
const MAX_COST = 10_000_000;
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const MEDIDA = /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/;

/**
 * Rebuilds an SVG from an allow-list of elements, attributes and values: no script, handler, animation, embedded image
 * or document, entity, or address outside the file (design §4). Nothing of the original text is copied: the parser's
 * names and values are written anew, so what it misreads cannot slip through.
 * @returns a well-formed document in UTF-8 with its namespace
 * @throws {ArchivoRechazado} 415 when the root is not svg, or when drawing it would keep a browser busy
 */
export function sanitizeSvg(bytes: Buffer): string {
  const source = svgStart(bytes);
  if (source === null) throw new RejectedFile(415, INVALID_IMAGE);
  const { svg, css } = reconstruir(source);
  const rules = readRules(css);
  if (svgCost(svg, rules) > MAX_COST) throw new RejectedFile(415, INVALID_IMAGE);
  const rootEnd = svg.indexOf('>') + 1;
  return svg.slice(0, rootEnd) + writeRules(rules) + svg.slice(rootEnd);
}

function reconstruir(source: string): { svg: string; css: string } {
  const fuera: string[] = [];
  const css: string[] = [];
  let depth = 0;
  let roots = 0;
  const svg = sanitizeHtml(source, {
    parser: { xmlMode: true, decodeEntities: true },
    allowedTags: [...ELEMENTOS],
    allowedAttributes: false,
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    selfClosing: [],
    // Grows as the parser meets elements: an element that is left out takes with it all that it holds.
    nonTextTags: fuera,
    onOpenTag: (name) => {
      if (!ELEMENTOS.has(name) && !REEMPLAZOS.has(name) && !fuera.includes(name)) fuera.push(name);
      if (depth === 0 && !fuera.includes(name)) roots += 1;
      depth += 1;
      // The parser's time grows with the square of the depth, ours with that of the names.
      if (depth > MAX_DEPTH || roots > 1 || fuera.length > MAX_NOMBRES) {
        throw new RejectedFile(415, INVALID_IMAGE);
      }
    },
    onCloseTag: () => {
      depth -= 1;
    },
    transformTags: {
      '*': (name, attribs) => ({
        tagName: REEMPLAZOS.get(name) ?? name,
        attribs: depth === 1 ? atributosDeRaiz(attribs) : sanitizeAttributes(attribs),
      }),
    },
    textFilter: (text, name) => {
      if (name === 'style') css.push(text);
      return CON_TEXTO.has(name) ? text.replace(NO_XML, '') : '';
    },
  });
  return { svg: svg.replaceAll('<defs></defs>', ''), css: css.join('\n') };
}

function sanitizeAttributes(attribs: Atributos): Atributos {
  const clean: Atributos = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (name === 'style') {
      const style = sanitizeDeclarations(value);
      if (style) clean.style = style;
    } else if (name === 'href' || name === 'xlink:href') {
      if (isLocalReference(value)) clean.href = value;
    } else if (name === 'id' || name === 'class') {
      if (sonNombres(value)) clean[name] = value.trim();
    } else if (ATRIBUTOS.has(name) && isAllowedValue(value)) {
      clean[name] = value;
    }
  }
  return clean;
}

function atributosDeRaiz(attribs: Atributos): Atributos {
  const clean = sanitizeAttributes(attribs);
  const [, width] = MEDIDA.exec(clean.width ?? '') ?? [];
  const [, height] = MEDIDA.exec(clean.height ?? '') ?? [];
  // Without a viewBox a logo is cut off where the page shows it smaller.
  const viewBox = clean.viewBox ?? (width && height ? `0 0 ${width} ${height}` : undefined);
  return { xmlns: 'http://www.w3.org/2000/svg', ...clean, ...(viewBox ? { viewBox } : {}) };
}
