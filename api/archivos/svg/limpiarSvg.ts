import sanitizeHtml from 'sanitize-html';
import { ArchivoRechazado, IMAGEN_NO_VALIDA } from '../ArchivoRechazado.ts';
import { escribirReglas, leerReglas, limpiarDeclaraciones } from './estilos.ts';
import {
  ATRIBUTOS,
  CON_TEXTO,
  ELEMENTOS,
  esReferenciaLocal,
  esValorPermitido,
  REEMPLAZOS,
  sonNombres,
} from './permitido.ts';
import { pesoDeSvg } from './peso.ts';
import { inicioDeSvg } from './prologo.ts';

type Atributos = sanitizeHtml.Attributes;

/** Elements within elements. */
const MAX_NIVELES = 50;
/** Names of elements that are left out; drawing programs use a dozen. */
const MAX_NOMBRES = 100;
/** Characters with every reference written out: five times the largest file. */
const MAX_PESO = 10_000_000;
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const MEDIDA = /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/;

/**
 * Rebuilds an SVG from an allow-list of elements, attributes and values: no script, handler, animation, embedded image
 * or document, entity, or address outside the file (design §4). Nothing of the original text is copied: the parser's
 * names and values are written anew, so what it misreads cannot slip through.
 * @returns a well-formed document in UTF-8 with its namespace
 * @throws {ArchivoRechazado} 415 when the root is not svg, or when drawing it would keep a browser busy
 */
export function limpiarSvg(bytes: Buffer): string {
  const source = inicioDeSvg(bytes);
  if (source === null) throw new ArchivoRechazado(415, IMAGEN_NO_VALIDA);
  const { svg, css } = reconstruir(source);
  const reglas = leerReglas(css);
  if (pesoDeSvg(svg, reglas) > MAX_PESO) throw new ArchivoRechazado(415, IMAGEN_NO_VALIDA);
  const rootEnd = svg.indexOf('>') + 1;
  return svg.slice(0, rootEnd) + escribirReglas(reglas) + svg.slice(rootEnd);
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
      if (depth > MAX_NIVELES || roots > 1 || fuera.length > MAX_NOMBRES) {
        throw new ArchivoRechazado(415, IMAGEN_NO_VALIDA);
      }
    },
    onCloseTag: () => {
      depth -= 1;
    },
    transformTags: {
      '*': (name, attribs) => ({
        tagName: REEMPLAZOS.get(name) ?? name,
        attribs: depth === 1 ? atributosDeRaiz(attribs) : limpiarAtributos(attribs),
      }),
    },
    textFilter: (text, name) => {
      if (name === 'style') css.push(text);
      return CON_TEXTO.has(name) ? text.replace(NO_XML, '') : '';
    },
  });
  return { svg: svg.replaceAll('<defs></defs>', ''), css: css.join('\n') };
}

function limpiarAtributos(attribs: Atributos): Atributos {
  const clean: Atributos = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (name === 'style') {
      const style = limpiarDeclaraciones(value);
      if (style) clean.style = style;
    } else if (name === 'href' || name === 'xlink:href') {
      if (esReferenciaLocal(value)) clean.href = value;
    } else if (name === 'id' || name === 'class') {
      if (sonNombres(value)) clean[name] = value.trim();
    } else if (ATRIBUTOS.has(name) && esValorPermitido(value)) {
      clean[name] = value;
    }
  }
  return clean;
}

function atributosDeRaiz(attribs: Atributos): Atributos {
  const clean = limpiarAtributos(attribs);
  const [, width] = MEDIDA.exec(clean.width ?? '') ?? [];
  const [, height] = MEDIDA.exec(clean.height ?? '') ?? [];
  // Without a viewBox a logo is cut off where the page shows it smaller.
  const viewBox = clean.viewBox ?? (width && height ? `0 0 ${width} ${height}` : undefined);
  return { xmlns: 'http://www.w3.org/2000/svg', ...clean, ...(viewBox ? { viewBox } : {}) };
}
