import sanitizeHtml from 'sanitize-html';
import { notImageError } from '../refusals.ts';
import {
  ANIMATIONS,
  ATTRIBUTES,
  areNames,
  ELEMENTS,
  isAllowedValue,
  isLeftOut,
  isLocalReference,
  REFUSED,
  REPLACEMENTS,
  TEXT_ELEMENTS,
} from './allowed.ts';
import { svgCost } from './cost.ts';
import { svgStart } from './prolog.ts';
import { quote, refusedPart, unknownValue } from './refusedPart.ts';
import { isEverywhere, readRules, refuseProperty, sanitizeDeclarations, writeRules } from './styles.ts';

type Attributes = sanitizeHtml.Attributes;

const MAX_DEPTH = 50;
/** Distinct names of removed elements; drawing programs use a dozen. */
const MAX_REMOVED_NAMES = 100;
/** Characters with every reference expanded: five times the largest file. */
const MAX_COST = 10_000_000;
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** The colour behind the whole drawing, as draw.io writes it. */
const BACKGROUND = /(^|;)\s*background\s*:/gi;
const LENGTH = /^\s*(\d+(?:\.\d+)?)\s*(?:px\s*)?$/;

/**
 * Rebuilds an SVG from allowed elements, attributes and values, without scripts, event handlers or external URLs. The
 * output is serialized from the parsed tree, so that no source text passes through unparsed.
 * @throws {HttpError} 415 when the root is not svg, when drawing would cost too much, or when a part of the drawing cannot be kept
 */
export function sanitizeSvg(bytes: Buffer): string {
  const source = svgStart(bytes);
  if (source === null) throw notImageError();
  const { svg, css } = rebuild(source);
  const rules = readRules(css);
  if (svgCost(svg, rules) > MAX_COST) throw notImageError();
  const rootEnd = svg.indexOf('>') + 1;
  return svg.slice(0, rootEnd) + writeRules(rules) + svg.slice(rootEnd);
}

function rebuild(source: string): { svg: string; css: string } {
  const removed: string[] = [];
  const css: string[] = [];
  let depth = 0;
  let roots = 0;
  /** the depth of a removed element that is open; its content is removed too */
  let removedDepth = 0;
  /** the depth of the text that is open */
  let textDepth = 0;
  let isStyleApplied = true;
  const svg = sanitizeHtml(source, {
    parser: { xmlMode: true, decodeEntities: true },
    allowedTags: [...ELEMENTS],
    allowedAttributes: false,
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    selfClosing: [],
    // Filled while parsing. The children of a removed element are removed as well.
    nonTextTags: removed,
    onOpenTag: (name, attribs) => {
      if (depth > 0 && removedDepth === 0) refuse(name, attribs);
      if (!ELEMENTS.has(name) && !REPLACEMENTS.has(name) && !removed.includes(name)) removed.push(name);
      if (depth === 0 && !removed.includes(name)) roots += 1;
      depth += 1;
      if (removedDepth === 0 && removed.includes(name)) removedDepth = depth;
      if (textDepth === 0 && name === 'text') textDepth = depth;
      if (name === 'style') isStyleApplied = isEverywhere(attribs.media);
      // Time is quadratic in the depth and in the number of removed names.
      if (depth > MAX_DEPTH || roots > 1 || removed.length > MAX_REMOVED_NAMES) {
        throw notImageError();
      }
    },
    onCloseTag: () => {
      if (depth === removedDepth) removedDepth = 0;
      if (depth === textDepth) textDepth = 0;
      depth -= 1;
    },
    transformTags: {
      '*': (name, attribs) => ({
        // A group in a text is not drawn.
        tagName: name === 'a' && textDepth > 0 ? 'tspan' : (REPLACEMENTS.get(name) ?? name),
        attribs: removedDepth > 0 ? {} : depth === 1 ? sanitizeRootAttributes(attribs) : sanitizeAttributes(attribs),
      }),
    },
    textFilter: (text, name) => {
      if (name === 'style' && isStyleApplied) css.push(text);
      return TEXT_ELEMENTS.has(name) ? text.replace(NOT_XML, '') : '';
    },
  });
  return { svg: svg.replaceAll('<defs></defs>', ''), css: css.join('\n') };
}

/** @throws {HttpError} for an element without which the drawing would be another */
function refuse(name: string, attribs: Attributes): void {
  const local = name.replace(/^svg:/, '');
  const what = REFUSED.get(local);
  // What only Illustrator reads, beside what all programs draw.
  if (what !== undefined && !attribs.requiredExtensions) throw refusedPart(what);
  if (local !== name && ELEMENTS.has(local)) throw refusedPart(`nombres con prefijo (${name})`);
  if (ANIMATIONS.has(local) && ATTRIBUTES.has(attribs.attributeName ?? ''))
    throw refusedPart(`una animación (${local})`);
}

/** Entities of the file, by which Illustrator can write styles, are never expanded. */
const ENTITY = /&[\w.-]+;/;

/** @throws {HttpError} for a value that is not known, without which the drawing would be another */
function sanitizeAttributes({ style, ...attribs }: Attributes): Attributes {
  const clean: Attributes = {};
  for (const [name, value] of Object.entries(attribs)) {
    refuseProperty(name, value);
    if (name === 'href' || name.endsWith(':href')) {
      if (isLocalReference(value)) clean.href = value;
      else if (/^\s*#./.test(value)) throw unknownValue(name, value);
    } else if (name === 'id' || name === 'class') {
      if (areNames(value)) clean[name] = value.trim();
    } else if (ATTRIBUTES.has(name) && !isLeftOut(value)) {
      if (!isAllowedValue(value)) throw unknownValue(name, value);
      clean[name] = value;
    }
  }
  const [entity] = ENTITY.exec(style ?? '') ?? [];
  if (entity !== undefined) throw refusedPart(`la entidad ${quote(entity)}`);
  const declarations = sanitizeDeclarations(style ?? '', (name) => name in clean);
  if (declarations !== '') clean.style = declarations;
  return clean;
}

function sanitizeRootAttributes(attribs: Attributes): Attributes {
  const clean = sanitizeAttributes({
    ...attribs,
    style: attribs.style?.replace(BACKGROUND, '$1background-color:') ?? '',
  });
  const [, width] = LENGTH.exec(clean.width ?? '') ?? [];
  const [, height] = LENGTH.exec(clean.height ?? '') ?? [];
  // Without a viewBox, a logo that is shown smaller would be cropped.
  const viewBox = clean.viewBox ?? (width && height ? `0 0 ${width} ${height}` : undefined);
  return { xmlns: 'http://www.w3.org/2000/svg', ...clean, ...(viewBox ? { viewBox } : {}) };
}
