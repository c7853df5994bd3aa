/** What an SVG logo may be made of. Names are case-sensitive, as XML's are; what is not here is left out. */

export const ELEMENTOS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
]);

/** Elements that are replaced: what they hold is drawn, what they do is not done. */
export const REEMPLAZOS: ReadonlyMap<string, string> = new Map([
  ['a', 'g'],
  ['style', 'defs'],
]);

/** Elements whose text is kept. */
export const CON_TEXTO: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'title', 'desc']);

/** Properties of CSS; most are attributes too. */
export const PROPIEDADES: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'opacity', 'color', 'display', 'visibility', 'overflow', 'isolation'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'paint-order', 'vector-effect', 'mix-blend-mode'],
  ...['clip-path', 'clip-rule', 'mask', 'mask-type', 'stop-color', 'stop-opacity', 'transform', 'transform-origin'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-stretch', 'font-variant', 'text-anchor'],
  ...['text-decoration', 'letter-spacing', 'word-spacing', 'dominant-baseline', 'alignment-baseline'],
  ...['baseline-shift', 'writing-mode', 'direction', 'shape-rendering', 'text-rendering', 'color-interpolation'],
]);

export const ATRIBUTOS: ReadonlySet<string> = new Set([
  ...PROPIEDADES,
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'dx', 'dy', 'd', 'points'],
  ...['width', 'height', 'viewBox', 'preserveAspectRatio', 'version', 'pathLength', 'xml:space', 'systemLanguage'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'offset', 'clipPathUnits', 'maskUnits'],
  ...['maskContentUnits', 'rotate', 'textLength', 'lengthAdjust', 'startOffset'],
]);

const VALOR = /^[\p{L}\p{N} \t\r\n_.,#%()+\-'"!]+$/u;
/** Starts at the beginning of a word only: on long paths anything else takes the square of their length. */
const FUNCION = /(?<![\w-])([\w-]+)\s*\(/g;
const FUNCIONES: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'matrix', 'translate', 'scale', 'rotate', 'skewX', 'skewY'],
  ...['translateX', 'translateY', 'scaleX', 'scaleY'],
]);
const LOCAL_REFERENCES = /url\(\s*(['"]?)#[\p{L}\p{N}_.-]+\1\s*\)/gu;

/**
 * Whether the value of a property or of an attribute is of plain words, numbers, colours, transformations and references
 * to the document itself. No colon, slash, backslash or at-sign: no address can be written.
 */
export function isAllowedValue(value: string): boolean {
  if (!VALOR.test(value)) return false;
  const rest = value.replace(LOCAL_REFERENCES, ' ');
  return [...rest.matchAll(FUNCION)].every(([, name]) => FUNCIONES.has(name ?? ''));
}

/** Whether this is '#' and the name of an element. */
export function isLocalReference(value: string): boolean {
  return /^#[\p{L}\p{N}_.-]+$/u.test(value);
}

/** Whether these are names (an id, or classes between spaces). */
export function sonNombres(value: string): boolean {
  return /^[\p{L}\p{N}_. \t\r\n-]+$/u.test(value);
}
