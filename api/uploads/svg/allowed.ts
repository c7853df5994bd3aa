/** The allow-list for SVG logos. Names are case-sensitive, as in XML. */

export const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
]);

/** Elements whose children are drawn in a harmless element. */
export const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['a', 'g'],
  ['style', 'defs'],
]);

/** Elements without which a drawing would be blank, black or incomplete, and what a person is told that they are. */
export const REFUSED: ReadonlyMap<string, string> = new Map([
  ['image', 'una imagen incrustada (image)'],
  ['pattern', 'un relleno con un motivo (pattern)'],
  ['filter', 'un filtro, como una sombra (filter)'],
  ['marker', 'un marcador, como una punta de flecha (marker)'],
  ['foreignObject', 'contenido que no es un dibujo (foreignObject)'],
  ['meshgradient', 'un degradado de malla (meshgradient)'],
  ['hatch', 'un relleno con un motivo (hatch)'],
]);

/** Animations. A drawing may begin empty, and only they make it visible. */
export const ANIMATIONS: ReadonlySet<string> = new Set(['animate', 'set']);

const ANIMATION = 'una animación (animation)';
/** Properties that draw what cannot be kept. A reference to an element is refused with the element. */
export const REFUSED_PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['animation', ANIMATION],
  ['animation-name', ANIMATION],
  ['filter', 'un filtro, como una sombra (filter)'],
]);

export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'title', 'desc']);

export const PROPERTIES: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'opacity', 'color', 'display', 'visibility', 'overflow', 'isolation'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'paint-order', 'vector-effect', 'mix-blend-mode'],
  ...['clip-path', 'clip-rule', 'mask', 'mask-type', 'stop-color', 'stop-opacity', 'transform', 'transform-origin'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-stretch', 'font-variant', 'text-anchor'],
  ...['text-decoration', 'letter-spacing', 'word-spacing', 'dominant-baseline', 'alignment-baseline'],
  ...['baseline-shift', 'writing-mode', 'direction', 'shape-rendering', 'text-rendering', 'color-interpolation'],
  ...['font', 'white-space', 'text-transform', 'transform-box', 'background-color'],
  ...['x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'd'],
]);

export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...PROPERTIES,
  ...['x1', 'y1', 'x2', 'y2', 'fx', 'fy', 'fr', 'dx', 'dy', 'points'],
  ...['viewBox', 'preserveAspectRatio', 'version', 'pathLength', 'xml:space', 'systemLanguage'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'offset', 'clipPathUnits', 'maskUnits'],
  ...['maskContentUnits', 'rotate', 'textLength', 'lengthAdjust', 'startOffset'],
]);

const VALUE = /^[\p{L}\p{N} \t\r\n_.,#%()+\-'"!]+$/u;
/** The lookbehind avoids quadratic time on long paths. */
const FUNCTION = /(?<![\w-])([\w-]+)\s*\(/g;
const FUNCTIONS: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'matrix', 'translate', 'scale', 'rotate', 'skewX', 'skewY'],
  ...['translateX', 'translateY', 'scaleX', 'scaleY'],
]);
/** Figma writes a colon into identifiers, Sketch a slash, and svglite makes them by base64. */
const LOCAL_REFERENCES = /url\(\s*(['"]?)#[\p{L}\p{N}_.:=/+-]+\1\s*\)/gu;
/** A value with it leads out of the drawing, or may: an escape hides what it is. */
const LEADS_OUT = /url\(\s*["']?[^\s"'#]|\\/i;

/** Allows words, numbers, colours, transforms and local references; no character that a URL would need. */
export function isAllowedValue(value: string): boolean {
  const rest = value.replace(LOCAL_REFERENCES, ' ');
  if (!VALUE.test(rest)) return false;
  return [...rest.matchAll(FUNCTION)].every(([, name]) => FUNCTIONS.has(name ?? ''));
}

/** True for a value that is left out in silence: it says nothing, or it leads out of the drawing. */
export function isLeftOut(value: string): boolean {
  return value.trim() === '' || LEADS_OUT.test(value);
}

export function isLocalReference(value: string): boolean {
  return /^#[\p{L}\p{N}_.:=/+-]+$/u.test(value);
}

/** True for an id, or for class names separated by white space. */
export function areNames(value: string): boolean {
  return /^[\p{L}\p{N}_.:=/+ \t\r\n-]+$/u.test(value);
}
