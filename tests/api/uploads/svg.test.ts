import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../api/errors/httpError.ts';
import { sanitizeSvg } from '../../../api/uploads/svg/sanitizeSvg.ts';
import { leastCpuTime } from '../../support/cpuTime.ts';

const DRAWINGS = path.join(import.meta.dirname, 'drawings');
const NS = 'xmlns="http://www.w3.org/2000/svg"';
const sanitize = (svg: string) => sanitizeSvg(Buffer.from(svg));
const svgOf = (content: string) => `<svg ${NS} viewBox="0 0 10 10">${content}</svg>`;
/** Renders with a strict XML parser. */
const draw = (svg: string | Buffer) => sharp(Buffer.from(svg)).resize({ width: 300 }).ensureAlpha().raw().toBuffer();

describe('a harmless SVG', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const svgs = ['api/sample/logos', 'public-site/media'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => path.join(folder, name)),
  );

  it.each(svgs)('renders the same after sanitizing: %s', async (file) => {
    const original = readFileSync(path.join(root, file));
    expect((await draw(sanitizeSvg(original))).equals(await draw(original))).toBe(true);
  });

  it.each([
    ['classes in a style element', '<style>.a,.b{fill:#c00} .b{stroke:blue;stroke-width:2}</style>', 'class="b"'],
    ['a style element in CDATA', '<style type="text/css"><![CDATA[ /* x */ rect{fill:#0a0;} ]]></style>', ''],
    ['style attributes', '', 'style="fill: rgb(200, 10, 20); fill-opacity:.5"'],
    ['gradients that refer to others', GRADIENTS(), 'fill="url(#b)"'],
    [
      'clip paths by class',
      '<style>.c{clip-path:url(#k)}</style><clipPath id="k"><circle r="7"/></clipPath>',
      'class="c"',
    ],
    ['rules by descendant', '<style>#g rect{fill:#c00}g  .b{stroke:blue}</style>', 'class="b"'],
    ['rules by child and sibling', '<style>#g > rect{fill:#c00}g>path ~ rect{stroke:blue}</style>', ''],
    ['rules by element and class', '<style>rect.b{fill:#c00}rect.b.c,#r.b{stroke:blue}</style>', 'id="r" class="b c"'],
    ['rules by every element', '<style>*{stroke:#c00;stroke-width:1}</style>', ''],
    [
      'clip paths by descendant',
      '<style>#g .c{clip-path:url(#k)}</style><clipPath id="k"><circle r="7"/></clipPath>',
      'class="c"',
    ],
    ['masks', '<mask id="m"><circle r="6" fill="#fff"/></mask>', 'mask="url(#m)"'],
  ])('keeps %s', async (_what, definitions, attributes) => {
    const original = svgOf(
      `${definitions}<g id="g"><path d="M0 0h1"/><rect x="1" y="1" width="8" height="8" ${attributes}/></g>`,
    );
    const sanitized = sanitize(original);
    expect((await draw(sanitized)).equals(await draw(original))).toBe(true);
    expect(sanitize(sanitized)).toBe(sanitized);
  });

  it.each(readdirSync(path.join(DRAWINGS, 'kept')))('is kept without what is no drawing: %s', (name) => {
    const sanitized = sanitizeSvg(readFileSync(path.join(DRAWINGS, 'kept', name)));
    expect(sanitized).not.toMatch(
      /script|onload|onclick|metadata|inkscape|sodipodi|serif:|<font|@font-face|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    );
  });

  it('keeps use of symbols and text, and the content of links', async () => {
    const original = `<svg ${NS} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 20">
      <symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol>
      <use xlink:href="#s" width="20" height="20"/>
      <a xlink:href="https://example.org"><path d="M20 0h20v20z"/></a>
      <text x="40" y="15" font-size="9">Vía &amp; <tspan fill="red">Río &lt;3</tspan></text></svg>`;
    const sanitized = sanitize(original);
    expect((await draw(sanitized)).equals(await draw(original))).toBe(true);
    expect(sanitized).toContain('Vía &amp; <tspan fill="red">Río &lt;3</tspan>');
    expect(sanitized).not.toContain('example.org');
  });

  it('gets the namespace, and a viewBox from width and height', () => {
    expect(sanitize('<svg width="20px" height="10"><path d="M0 0h1"/></svg>')).toBe(
      `<svg ${NS} width="20px" height="10" viewBox="0 0 20 10"><path d="M0 0h1"></path></svg>`,
    );
  });

  it('loses declaration, comments, processing instructions and metadata of drawing programs', () => {
    const sanitized =
      sanitize(`\ufeff<?xml version="1.0" encoding="utf-8"?><?xml-stylesheet href="https://evil.example/x.css"?>
      <!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg ${NS} xmlns:inkscape="urn:i" inkscape:version="1" viewBox="0 0 1 1"><metadata><rdf>x</rdf></metadata>
      <g inkscape:label="Capa"><!-- c --><path d="M0 0"/></g></svg>`);
    expect(sanitized).toBe(`<svg ${NS} viewBox="0 0 1 1"><g><path d="M0 0"></path></g></svg>`);
  });
});

function GRADIENTS() {
  return `<linearGradient id="a"><stop stop-color="#c00"/><stop offset="1" stop-color="#00c"/></linearGradient>
    <linearGradient id="b" href="#a" x2="0" y2="1"/>`;
}

const EMPTY = svgOf('');
const RECT = svgOf('<rect width="9" height="9"></rect>');

const refusalOf = (svg: string | Buffer): string => {
  try {
    sanitizeSvg(Buffer.from(svg));
  } catch (error) {
    if (error instanceof HttpError) return `${error.status} ${error.message}`;
  }
  return 'kept';
};
const refused = (what: string) =>
  `415 El dibujo tiene ${what}, que aquí no se puede mostrar. Expórtelo sin eso, o guárdelo como PNG.`;

const IMAGE = refused('una imagen incrustada (image)');
const PATTERN = refused('un relleno con un motivo (pattern)');
const FILTER = refused('un filtro, como una sombra (filter)');
const MARKER = refused('un marcador, como una punta de flecha (marker)');
const FOREIGN = refused('contenido que no es un dibujo (foreignObject)');
const rule = (head: string) => refused(`la regla de estilo «${head}»`);

describe('an SVG with a part that cannot be kept', () => {
  it.each([
    ['canva-mask', 'un filtro, como una sombra (filter)'],
    ['clip-by-shape', 'el valor «circle(8px at 20px 10px)» de clip-path'],
    ['colour-function', 'el valor «oklch(70% 0.1 200 / 50%)» de fill'],
    ['css-animation', 'una animación (animation)'],
    ['css-filter', 'un filtro, como una sombra (filter)'],
    ['drawio-labels', 'contenido que no es un dibujo (foreignObject)'],
    ['figma-conic', 'contenido que no es un dibujo (foreignObject)'],
    ['figma-pattern', 'un relleno con un motivo (pattern)'],
    ['figma-variable', 'el valor «var(--fill-0, #D9480F)» de fill'],
    ['illustrator-entities', 'la entidad «&st0;»'],
    ['illustrator-linked-picture', 'una imagen incrustada (image)'],
    ['illustrator-shadow', 'un filtro, como una sombra (filter)'],
    ['inkscape-arrow', 'un marcador, como una punta de flecha (marker)'],
    ['inkscape-hatch', 'un relleno con un motivo (hatch)'],
    ['inkscape-mesh', 'un degradado de malla (meshgradient)'],
    ['inkscape-pattern', 'un relleno con un motivo (pattern)'],
    ['libreoffice-picture', 'una imagen incrustada (image)'],
    ['path-in-style', 'la regla de estilo «path»'],
    ['prefixed-shapes', 'nombres con prefijo (svg:g)'],
    ['reference-with-percent', 'el valor «url(#Grad%201)» de fill'],
    ['smil-animation', 'una animación (animate)'],
    ['use-with-bracket', 'el valor «#a(b» de xlink:href'],
  ])('is refused: the file %s, which has %s', (name, part) => {
    expect(refusalOf(readFileSync(path.join(DRAWINGS, 'refused', `${name}.svg`)))).toBe(refused(part));
  });

  it.each([
    [
      'a picture of data',
      svgOf('<image width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo="/>'),
      IMAGE,
    ],
    ['a picture from outside', svgOf('<image href="https://evil.example/a.png" width="9" height="9"/>'), IMAGE],
    ['a picture in a clip', svgOf('<g clip-path="url(#k)"><image href="data:image/png;base64,x"/></g>'), IMAGE],
    ['a picture in a symbol', svgOf('<symbol id="s"><image href="#x"/></symbol><use href="#s"/>'), IMAGE],
    ['a picture with a prefix', svgOf('<svg:image xmlns:svg="http://www.w3.org/2000/svg" href="#x"/>'), IMAGE],
    ['hatching', svgOf('<defs><pattern id="p"><path d="M0 0h9"/></pattern></defs><rect fill="url(#p)"/>'), PATTERN],
    ['a shadow', svgOf('<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)"/>'), FILTER],
    ['a filter from outside', svgOf('<filter id="f"><feImage href="https://evil.example"/></filter>'), FILTER],
    ['an arrow', svgOf('<marker id="m"><path d="M0 0l4 2-4 2z"/></marker><path marker-end="url(#m)"/>'), MARKER],
    ['HTML', svgOf('<foreignObject><body onload="x"><rect width="9" height="9"/></body></foreignObject>'), FOREIGN],
    ['HTML in a switch', svgOf('<switch><foreignObject><p>Texto</p></foreignObject><text>x</text></switch>'), FOREIGN],
    ['a rule by attribute', svgOf('<style>path[id="a"]{fill:red}</style>'), rule('path[id="a"]')],
    [
      'a rule by position',
      svgOf('<style>.a{fill:red} g  path:nth-child(2) {fill:red}</style>'),
      rule('g path:nth-child(2)'),
    ],
    ['one selector of several', svgOf('<style>.a,.b::before{fill:red}</style>'), rule('.a,.b::before')],
    ['a deep rule', svgOf('<style>a b c d e{fill:red}</style>'), rule('a b c d e')],
    ['a rule with a variable', svgOf('<style>:root{--c:red}.a{fill:var(--c)}</style>'), rule('.a')],
    ['a colour that is not known', svgOf('<style>.a{fill:color-mix(in srgb, red, blue)}</style>'), rule('.a')],
    ['a layer', svgOf('<style>@layer a{.a{fill:red}}</style>'), rule('@layer a')],
    [
      'a condition',
      svgOf('<style>@supports (fill:red){.a{fill:red}.b{fill:red}}</style>'),
      rule('@supports (fill:red)'),
    ],
    ['rules of the screen', svgOf('<style>@media screen{.a{fill:red}}</style>'), rule('@media screen')],
    [
      'an animation of a rule in a condition',
      svgOf('<style>@supports (x:y){.a{animation:k 1s}}</style>'),
      rule('@supports (x:y)'),
    ],
    ['a set', svgOf('<rect><set attributeName="visibility" to="visible"/></rect>'), refused('una animación (set)')],
    ['a rule within a rule', svgOf('<style>.a{fill:red;.b{fill:blue}}</style>'), rule('.a')],
    ['a long selector', svgOf(`<style>${'a'.repeat(90)}[b]{fill:red}</style>`), rule(`${'a'.repeat(60)}…`)],
  ])('is refused: %s', (_what, svg, reason) => {
    expect(refusalOf(svg)).toBe(reason);
  });

  it.each([
    ['metadata with a picture', svgOf('<metadata><image href="#x"/></metadata><rect width="9" height="9"/>'), RECT],
    ['a script with a filter', svgOf('<script><filter/></script><rect width="9" height="9"/>'), RECT],
    [
      "an editor's elements",
      svgOf('<sodipodi:namedview><inkscape:image/></sodipodi:namedview><rect width="9" height="9"/>'),
      RECT,
    ],
    [
      'what only Illustrator reads',
      svgOf('<foreignObject requiredExtensions="&ns_ai;" width="1" height="1"/><rect width="9" height="9"/>'),
      RECT,
    ],
    ['rules that draw nothing', svgOf('<style>a:hover{cursor:pointer}.a{enable-background:new}</style>'), EMPTY],
    [
      'fonts and animations',
      svgOf('<style>@font-face{font-family:x;src:url(a)}@keyframes k{to{fill:red}}</style>'),
      EMPTY,
    ],
    ['rules for a pointer', svgOf('<style>.a:hover,.a:focus{fill:red}</style>'), EMPTY],
    ['rules of paper', svgOf('<style media="print">.a{fill:red}</style>'), EMPTY],
    [
      'an unknown value after a known one',
      svgOf('<style>.a{fill:red;fill:oklch(1 0 0 / 1)}</style>'),
      svgOf('<style>.a{fill:red}</style>'),
    ],
    ['a value without text', svgOf('<style>.a{fill:;}</style><rect style="fill:" width="9" height="9"/>'), RECT],
    [
      'unknown values in metadata',
      svgOf('<metadata><rect fill="a;b" style="&a;"/></metadata><rect width="9" height="9"/>'),
      RECT,
    ],
    ['rules of a phone', svgOf('<style>@media (max-width:480px){.a{display:none}}</style>'), EMPTY],
    ['a picture after the root', `${EMPTY}<image/>`, EMPTY],
  ])('is kept without %s', (_what, svg, expected) => {
    expect(sanitize(svg)).toBe(expected);
  });

  it('counts the references of the rules by descendant', () => {
    const rules = Array.from({ length: 10 }, (_, n) => `svg g.c${n}{mask:url(#n${n})}`).join('');
    const level = (n: number, content: string) => `<g id="n${n}">${content.repeat(10)}</g>`;
    const levels = Array.from({ length: 9 }, (_, n) => level(n, `<g class="c${n + 1}"/>`)).join('');
    expect(refusalOf(svgOf(`<style>${rules}</style>${levels}${level(9, '<rect/>')}`))).toMatch(/^415 El archivo no es/);
  });
});

describe('a hostile SVG', () => {
  it.each([
    ['script', svgOf('<script>alert(1)</script>'), EMPTY],
    ['script in CDATA', svgOf('<script><![CDATA[</script><script>alert(1)]]></script>'), EMPTY],
    ['script in another namespace', svgOf('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), EMPTY],
    ['script in script', svgOf('<script><script></script>alert(1)</script>'), EMPTY],
    ['uppercase tags', svgOf('<SCRIPT>alert(1)</SCRIPT><Rect onclick="x"/>'), EMPTY],
    ['unclosed script', `<svg ${NS} viewBox="0 0 10 10"><script>alert(1)`, EMPTY],
    ['handlers', `<svg ${NS} viewBox="0 0 10 10" onload="alert(1)" ONLOAD="alert(2)"></svg>`, EMPTY],
    ['handler on a shape', svgOf('<rect width="9" height="9" onclick="alert(1)" on:x="y"/>'), RECT],
    ['handler by ev:event', svgOf('<handler type="text/ecmascript" ev:event="load">alert(1)</handler>'), EMPTY],
    ['handler without white space', svgOf('<rect/onload="alert(1)"width="9"height="9"/>'), RECT],
    ['HTML', svgOf('<iframe src="//evil.example"/><html:img xmlns:html="x" src="y"/><embed src="z"/>'), EMPTY],
    ['link by javascript:', svgOf('<a xlink:href="javascript:alert(1)"></a>'), svgOf('<g></g>')],
    ['link by entities', svgOf('<a href="&#106;ava&#x09;script:alert(1)"></a>'), svgOf('<g></g>')],
    ['use from outside', svgOf('<use href="https://evil.example/a.svg#x"/>'), svgOf('<use></use>')],
    ['use of data', svgOf('<use xlink:href="data:image/svg+xml,&lt;svg id=&apos;x&apos;/>#x"/>'), svgOf('<use></use>')],
    [
      'animation of href',
      svgOf('<a><animate attributeName="href" values="#a;javascript:alert(1)"/></a>'),
      svgOf('<g></g>'),
    ],
    ['set', svgOf('<set attributeName="onmouseover" to="alert(1)"/>'), EMPTY],
    ['animation of a shape', svgOf('<rect width="9" height="9"><animateTransform/></rect>'), RECT],
    ['import', svgOf('<style>@import url(https://evil.example/x.css);</style>'), EMPTY],
    [
      'import as text',
      svgOf('<style>@import "//evil.example/x.css"; rect{fill:red}</style>'),
      svgOf('<style>rect{fill:red}</style>'),
    ],
    ['font from outside', svgOf('<style>@font-face{font-family:x;src:url(//evil.example)}</style>'), EMPTY],
    ['rules in at-rules', svgOf('<style>@media print{.a{fill:red}.b{fill:red}}</style>'), EMPTY],
    ['outside paint in a rule', svgOf('<style>rect{fill:url(https://evil.example#a)}</style>'), EMPTY],
    ['escaped url', svgOf('<style>rect{fill:u\\72l(https://evil.example)}</style>'), EMPTY],
    [
      'end of style',
      svgOf('<style>rect{fill:red}&lt;/style>&lt;script>alert(1)&lt;/script></style>'),
      svgOf('<style>rect{fill:red}</style>'),
    ],
    ['elements in style', svgOf('<style><script>alert(1)</script></style>'), EMPTY],
    ['outside paint', svgOf('<rect width="9" height="9" fill="url(//evil.example#a)"/>'), RECT],
    [
      'outside paint in a style attribute',
      svgOf('<rect style="fill:url(\'http://evil.example\')" width="9" height="9"/>'),
      RECT,
    ],
    [
      'unknown properties',
      svgOf('<rect style="background:red;behavior:url(#a);-moz-binding:url(#b)" width="9" height="9"/>'),
      RECT,
    ],
    ['filters and cursors', svgOf('<rect filter="url(#f)" cursor="url(x)" width="9" height="9"/>'), RECT],
    ['xml:base', `<svg ${NS} viewBox="0 0 10 10" xml:base="https://evil.example/"></svg>`, EMPTY],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 10 10"></svg>', EMPTY],
    ['what follows the root', `${EMPTY}<script>alert(1)</script><x><rect/></x>text`, EMPTY],
    ['what stands beside', svgOf('<x/><g></g><y><z/></y><g></g><script/>'), svgOf('<g></g><g></g>')],
    ['names of the language', svgOf('<constructor/><__proto__/><toString>x</toString>'), EMPTY],
    ['text outside text', svgOf('alert(1)<g>]]&gt;</g>'), svgOf('<g></g>')],
    [
      'elements from CDATA',
      svgOf('<text><![CDATA[<script>alert(1)</script>]]></text>'),
      svgOf('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'),
    ],
    ['elements from an attribute', svgOf('<rect id="&quot;/><script/>" width="9" height="9"/>'), RECT],
    [
      'characters that XML does not know',
      svgOf('<text>a&#0;&#1;\u0001\ufffe b</text>'),
      svgOf('<text>a\ufffd b</text>'),
    ],
    ['instruction inside', svgOf('<?xml-stylesheet href="data:text/css,*"?><rect width="9" height="9"/>'), RECT],
    [
      'entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svgOf('<text>&x;</text>')}`,
      svgOf('<text>&amp;x;</text>'),
    ],
    ['empty attributes', svgOf('<rect fill="" class=" " width="9" height="9" id=""/>'), RECT],
  ])('is sanitized: %s', async (_what, hostile, expected) => {
    const sanitized = sanitize(hostile);
    expect(sanitized).toBe(expected);
    await expect(draw(sanitized)).resolves.toBeInstanceOf(Buffer);
    expect(sanitize(sanitized)).toBe(sanitized);
  });

  it('never has its entities expanded', () => {
    const lols = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
    const bomb = `<!DOCTYPE svg [<!ENTITY l0 "lol">${lols}]>${svgOf('<text>&l9;</text>')}`;
    expect(sanitize(bomb)).toBe(svgOf('<text>&amp;l9;</text>'));
  });
});

describe('sanitizeSvg', () => {
  const level = (n: number, content: string) => `<g id="n${n}">${content.repeat(10)}</g>`;
  const bomb = (reference: (n: number) => string) =>
    svgOf(Array.from({ length: 9 }, (_, n) => level(n, reference(n + 1))).join('') + level(9, '<rect/>'));

  it.each([
    ['HTML', '<html><svg></svg></html>'],
    ['two roots', `${EMPTY}<svg onload="x"></svg>`],
    ['text before the root', 'x<svg></svg>'],
    ['a prefixed root', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
    ['an uppercase root', '<SVG></SVG>'],
    ['a root that only begins so', '<svgx></svgx>'],
    ['an unclosed comment', '<!-- <svg></svg>'],
    ['nothing', ''],
    ['use of use of use', bomb((n) => `<use href="#n${n}"/>`)],
    ['masks of masks', bomb((n) => `<g mask="url(#n${n})"/>`)],
    ['masks by class', bomb((n) => `<g class="c${n}"/>`).replace('<g', `<style>${RULES()}</style><g`)],
    ['a circle of uses', svgOf('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ['a long path used often', svgOf(`<path id="p" d="M0 0${'h1'.repeat(50_000)}"/>${'<use href="#p"/>'.repeat(200)}`)],
    ['elements nested without end', svgOf('<g>'.repeat(400_000))],
  ])('refuses %s', (_what, svg) => {
    expect(() => sanitize(svg)).toThrow(HttpError);
  });

  it('refuses encodings other than UTF-8', () => {
    expect(() => sanitizeSvg(Buffer.from(`\ufeff${EMPTY}`, 'utf16le'))).toThrow(HttpError);
    expect(() => sanitizeSvg(Buffer.from(svgOf('<text>é</text>'), 'latin1'))).toThrow(HttpError);
  });

  function RULES() {
    return Array.from({ length: 10 }, (_, n) => `.c${n}{mask:url(#n${n})}`).join('');
  }
});

describe('the time of sanitizeSvg', () => {
  const LENGTH = 1_900_000;
  const fill = (unit: string) => unit.repeat(Math.floor(LENGTH / unit.length));
  it.each([
    ['a path in one word', svgOf(`<path d="${fill('a')}"/>`)],
    ['a path of parentheses', svgOf(`<path d="${fill('url(#a')}"/>`)],
    ['comments in a style that do not end', svgOf(`<style>${fill('/*')}</style>`)],
    ['selectors without rules', svgOf(`<style>${fill('a{')}</style>`)],
    ['style elements', svgOf(fill('<style>a{fill:red}</style>'))],
    ['rules of one selector', svgOf(`<style>${fill('.a{mask:url(#b)}')}</style>${'<g class="a"/>'.repeat(5)}`)],
    ['end tags of nothing', svgOf(fill('</x>'))],
    ['elements of many names', svgOf(Array.from({ length: 250_000 }, (_, n) => `<x${n % 90}/>`).join(''))],
    ['noscript', svgOf(fill('<noscript/>'))],
    ['comments before the root', `${fill('<!---->')}${EMPTY}`],
    ['attributes', svgOf(`<g ${Array.from({ length: 100_000 }, (_, n) => `a${n}="b"`).join(' ')}/>`)],
  ])('is not quadratic for %s', async (_what, svg) => {
    expect(await leastCpuTime(() => refusalOf(svg), 4_000)).toBeLessThan(4_000);
  });
});
