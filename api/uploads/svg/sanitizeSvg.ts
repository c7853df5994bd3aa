import sanitizeHtml from 'sanitize-html';
import { INVALID_IMAGE, RejectedFile } from '../RejectedFile.ts';
import {
  ATTRIBUTES,
  areNames,
  ELEMENTS,
  isAllowedValue,
  isLocalReference,
  REFUSED,
  REPLACEMENTS,
  TEXT_ELEMENTS,
} from './allowed.ts';
import { svgCost } from './cost.ts';
import { svgStart } from './prolog.ts';
import { RefusedPart } from './RefusedPart.ts';
import { readRules, sanitizeDeclarations, writeRules } from './styles.ts';

type Attributes = sanitizeHtml.Attributes;

const MAX_DEPTH = 50;
/** Distinct names of removed elements; drawing programs use a dozen. */
const MAX_REMOVED_NAMES = 100;
/** Characters with every reference expanded: five times the largest file. */
const MAX_COST = 10_000_000;
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const LENGTH = /^\s*(\d+(?:\.\d+)?)\s*(?:px\s*)?$/;

/**
 * Rebuilds an SVG from allowed elements, attributes and values, without scripts, event handlers or external URLs. The
 * output is serialized from the parsed tree, so that no source text passes through unparsed.
 * @throws {RejectedFile} 415 when the root is not svg, when drawing would cost too much, or when a part of the drawing cannot be kept
 */
export function sanitizeSvg(bytes: Buffer): string {
  const source = svgStart(bytes);
  if (source === null) throw new RejectedFile(415, INVALID_IMAGE);
  const { svg, css } = rebuild(source);
  const rules = readRules(css);
  if (svgCost(svg, rules) > MAX_COST) throw new RejectedFile(415, INVALID_IMAGE);
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
      // Time is quadratic in the depth and in the number of removed names.
      if (depth > MAX_DEPTH || roots > 1 || removed.length > MAX_REMOVED_NAMES) {
        throw new RejectedFile(415, INVALID_IMAGE);
      }
    },
    onCloseTag: () => {
      if (depth === removedDepth) removedDepth = 0;
      depth -= 1;
    },
    transformTags: {
      '*': (name, attribs) => ({
        tagName: REPLACEMENTS.get(name) ?? name,
        attribs: depth === 1 ? sanitizeRootAttributes(attribs) : sanitizeAttributes(attribs),
      }),
    },
    textFilter: (text, name) => {
      if (name === 'style') css.push(text);
      return TEXT_ELEMENTS.has(name) ? text.replace(NOT_XML, '') : '';
    },
  });
  return { svg: svg.replaceAll('<defs></defs>', ''), css: css.join('\n') };
}

/** @throws {RefusedPart} for an element without which the drawing would be another */
function refuse(name: string, attribs: Attributes): void {
  const what = REFUSED.get(name.replace(/^svg:/, ''));
  // What only Illustrator reads, beside what all programs draw.
  if (what === undefined || attribs.requiredExtensions) return;
  throw new RefusedPart(what);
}

function sanitizeAttributes(attribs: Attributes): Attributes {
  const clean: Attributes = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (name === 'style') {
      const style = sanitizeDeclarations(value);
      if (style) clean.style = style;
    } else if (name === 'href' || name === 'xlink:href') {
      if (isLocalReference(value)) clean.href = value;
    } else if (name === 'id' || name === 'class') {
      if (areNames(value)) clean[name] = value.trim();
    } else if (ATTRIBUTES.has(name) && isAllowedValue(value)) {
      clean[name] = value;
    }
  }
  return clean;
}

function sanitizeRootAttributes(attribs: Attributes): Attributes {
  const clean = sanitizeAttributes(attribs);
  const [, width] = LENGTH.exec(clean.width ?? '') ?? [];
  const [, height] = LENGTH.exec(clean.height ?? '') ?? [];
  // Without a viewBox, a logo that is shown smaller would be cropped.
  const viewBox = clean.viewBox ?? (width && height ? `0 0 ${width} ${height}` : undefined);
  return { xmlns: 'http://www.w3.org/2000/svg', ...clean, ...(viewBox ? { viewBox } : {}) };
}
