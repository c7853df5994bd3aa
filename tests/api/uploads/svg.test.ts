import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { RejectedFile } from '../../../api/uploads/RejectedFile.ts';
import { sanitizeSvg } from '../../../api/uploads/svg/sanitizeSvg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const limpiar = (svg: string) => sanitizeSvg(Buffer.from(svg));
const dentro = (content: string) => `<svg ${NS} viewBox="0 0 10 10">${content}</svg>`;
/** Pixels as a strict XML parser and renderer sees them. */
const draw = (svg: string | Buffer) => sharp(Buffer.from(svg)).resize({ width: 300 }).ensureAlpha().raw().toBuffer();

describe('drawings survive', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const svgs = ['api/sample/logos', 'public-site/media'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => path.join(folder, name)),
  );

  it.each(svgs)('%s looks the same', async (file) => {
    const original = readFileSync(path.join(root, file));
    expect((await draw(sanitizeSvg(original))).equals(await draw(original))).toBe(true);
  });

  it.each([
    ['classes in a style element', '<style>.a,.b{fill:#c00} .b{stroke:blue;stroke-width:2}</style>', 'class="b"'],
    ['a style element in CDATA', '<style type="text/css"><![CDATA[ /* x */ rect{fill:#0a0;} ]]></style>', ''],
    ['style attributes', '', 'style="fill: rgb(200, 10, 20); fill-opacity:.5"'],
    ['gradients that refer to others', GRADIENTES(), 'fill="url(#b)"'],
    [
      'clip paths by class',
      '<style>.c{clip-path:url(#k)}</style><clipPath id="k"><circle r="7"/></clipPath>',
      'class="c"',
    ],
    ['masks', '<mask id="m"><circle r="6" fill="#fff"/></mask>', 'mask="url(#m)"'],
  ])('%s', async (_what, definitions, attributes) => {
    const original = dentro(`${definitions}<rect x="1" y="1" width="8" height="8" ${attributes}/>`);
    const sanitized = limpiar(original);
    expect((await draw(sanitized)).equals(await draw(original))).toBe(true);
    expect(limpiar(sanitized)).toBe(sanitized);
  });

  it('use of symbols, text and links: what they show stays', async () => {
    const original = `<svg ${NS} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 20">
      <symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol>
      <use xlink:href="#s" width="20" height="20"/>
      <a xlink:href="https://example.org"><path d="M20 0h20v20z"/></a>
      <text x="40" y="15" font-size="9">Vía &amp; <tspan fill="red">Río &lt;3</tspan></text></svg>`;
    const sanitized = limpiar(original);
    expect((await draw(sanitized)).equals(await draw(original))).toBe(true);
    expect(sanitized).toContain('Vía &amp; <tspan fill="red">Río &lt;3</tspan>');
    expect(sanitized).not.toContain('example.org');
  });

  it('gets its namespace and, from its measures, a viewBox', () => {
    expect(limpiar('<svg width="20px" height="10"><path d="M0 0h1"/></svg>')).toBe(
      `<svg ${NS} width="20px" height="10" viewBox="0 0 20 10"><path d="M0 0h1"></path></svg>`,
    );
  });

  it('loses the declaration, comments, instructions and the metadata of drawing programs', () => {
    const sanitized =
      limpiar(`\ufeff<?xml version="1.0" encoding="utf-8"?><?xml-stylesheet href="https://evil.example/x.css"?>
      <!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg ${NS} xmlns:inkscape="urn:i" inkscape:version="1" viewBox="0 0 1 1"><metadata><rdf>x</rdf></metadata>
      <g inkscape:label="Capa"><!-- c --><path d="M0 0"/></g></svg>`);
    expect(sanitized).toBe(`<svg ${NS} viewBox="0 0 1 1"><g><path d="M0 0"></path></g></svg>`);
  });
});

function GRADIENTES() {
  return `<linearGradient id="a"><stop stop-color="#c00"/><stop offset="1" stop-color="#00c"/></linearGradient>
    <linearGradient id="b" href="#a" x2="0" y2="1"/>`;
}

const VACIO = dentro('');
const RECT = dentro('<rect width="9" height="9"></rect>');

describe('hostile drawings are disarmed', () => {
  it.each([
    ['script', dentro('<script>alert(1)</script>'), VACIO],
    ['script in CDATA', dentro('<script><![CDATA[</script><script>alert(1)]]></script>'), VACIO],
    [
      'script in another namespace',
      dentro('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
      VACIO,
    ],
    ['script in script', dentro('<script><script></script>alert(1)</script>'), VACIO],
    ['uppercase tags', dentro('<SCRIPT>alert(1)</SCRIPT><Rect onclick="x"/>'), VACIO],
    ['unclosed script', `<svg ${NS} viewBox="0 0 10 10"><script>alert(1)`, VACIO],
    ['handlers', `<svg ${NS} viewBox="0 0 10 10" onload="alert(1)" ONLOAD="alert(2)"></svg>`, VACIO],
    ['handler on a shape', dentro('<rect width="9" height="9" onclick="alert(1)" on:x="y"/>'), RECT],
    ['handler by ev:event', dentro('<handler type="text/ecmascript" ev:event="load">alert(1)</handler>'), VACIO],
    ['handler without white space', dentro('<rect/onload="alert(1)"width="9"height="9"/>'), RECT],
    [
      'foreignObject',
      dentro('<foreignObject><body onload="x"><rect width="9" height="9"/></body></foreignObject>'),
      VACIO,
    ],
    ['HTML', dentro('<iframe src="//evil.example"/><html:img xmlns:html="x" src="y"/><embed src="z"/>'), VACIO],
    ['outside image', dentro('<image href="https://evil.example/a.png" width="9" height="9"/>'), VACIO],
    ['image of data', dentro('<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>'), VACIO],
    ['feImage', dentro('<filter id="f"><feImage href="https://evil.example"/></filter>'), VACIO],
    ['link by javascript:', dentro('<a xlink:href="javascript:alert(1)"></a>'), dentro('<g></g>')],
    ['link by entities', dentro('<a href="&#106;ava&#x09;script:alert(1)"></a>'), dentro('<g></g>')],
    ['use from outside', dentro('<use href="https://evil.example/a.svg#x"/>'), dentro('<use></use>')],
    [
      'use of data',
      dentro('<use xlink:href="data:image/svg+xml,&lt;svg id=&apos;x&apos;/>#x"/>'),
      dentro('<use></use>'),
    ],
    [
      'animation of href',
      dentro('<a><animate attributeName="href" values="#a;javascript:alert(1)"/></a>'),
      dentro('<g></g>'),
    ],
    ['set', dentro('<set attributeName="onmouseover" to="alert(1)"/>'), VACIO],
    ['animation of a shape', dentro('<rect width="9" height="9"><animateTransform/></rect>'), RECT],
    ['import', dentro('<style>@import url(https://evil.example/x.css);</style>'), VACIO],
    [
      'import as text',
      dentro('<style>@import "//evil.example/x.css"; rect{fill:red}</style>'),
      dentro('<style>rect{fill:red}</style>'),
    ],
    ['font from outside', dentro('<style>@font-face{font-family:x;src:url(//evil.example)}</style>'), VACIO],
    ['rules in at-rules', dentro('<style>@media print{.a{fill:red}.b{fill:red}}</style>'), VACIO],
    ['outside paint in a rule', dentro('<style>rect{fill:url(https://evil.example#a)}</style>'), VACIO],
    ['escaped url', dentro('<style>rect{fill:u\\72l(https://evil.example)}</style>'), VACIO],
    [
      'end of style',
      dentro('<style>rect{fill:red}&lt;/style>&lt;script>alert(1)&lt;/script></style>'),
      dentro('<style>rect{fill:red}</style>'),
    ],
    ['elements in style', dentro('<style><script>alert(1)</script></style>'), VACIO],
    ['outside paint', dentro('<rect width="9" height="9" fill="url(//evil.example#a)"/>'), RECT],
    [
      'outside paint in a style attribute',
      dentro('<rect style="fill:url(\'http://evil.example\')" width="9" height="9"/>'),
      RECT,
    ],
    [
      'unknown properties',
      dentro('<rect style="background:red;behavior:url(#a);-moz-binding:url(#b)" width="9" height="9"/>'),
      RECT,
    ],
    ['filters and cursors', dentro('<rect filter="url(#f)" cursor="url(x)" width="9" height="9"/>'), RECT],
    ['xml:base', `<svg ${NS} viewBox="0 0 10 10" xml:base="https://evil.example/"></svg>`, VACIO],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 10 10"></svg>', VACIO],
    ['what follows the root', `${VACIO}<script>alert(1)</script><x><rect/></x>text`, VACIO],
    ['what stands beside', dentro('<x/><g></g><y><z/></y><g></g><script/>'), dentro('<g></g><g></g>')],
    ['names of the language', dentro('<constructor/><__proto__/><toString>x</toString>'), VACIO],
    ['text outside text', dentro('alert(1)<g>]]&gt;</g>'), dentro('<g></g>')],
    [
      'elements from CDATA',
      dentro('<text><![CDATA[<script>alert(1)</script>]]></text>'),
      dentro('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'),
    ],
    ['elements from an attribute', dentro('<rect id="&quot;/><script/>" width="9" height="9"/>'), RECT],
    [
      'characters that XML does not know',
      dentro('<text>a&#0;&#1;\u0001\ufffe b</text>'),
      dentro('<text>a\ufffd b</text>'),
    ],
    ['instruction inside', dentro('<?xml-stylesheet href="data:text/css,*"?><rect width="9" height="9"/>'), RECT],
    [
      'entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${dentro('<text>&x;</text>')}`,
      dentro('<text>&amp;x;</text>'),
    ],
    ['empty attributes', dentro('<rect fill="" class=" " width="9" height="9" id=""/>'), RECT],
  ])('%s', async (_what, hostile, expected) => {
    const sanitized = limpiar(hostile);
    expect(sanitized).toBe(expected);
    await expect(draw(sanitized)).resolves.toBeInstanceOf(Buffer);
    expect(limpiar(sanitized)).toBe(sanitized);
  });

  it('entities are never expanded', () => {
    const lols = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
    const bomb = `<!DOCTYPE svg [<!ENTITY l0 "lol">${lols}]>${dentro('<text>&l9;</text>')}`;
    expect(limpiar(bomb)).toBe(dentro('<text>&amp;l9;</text>'));
  });
});

describe('refused', () => {
  const nivel = (n: number, content: string) => `<g id="n${n}">${content.repeat(10)}</g>`;
  const bomba = (reference: (n: number) => string) =>
    dentro(Array.from({ length: 9 }, (_, n) => nivel(n, reference(n + 1))).join('') + nivel(9, '<rect/>'));

  it.each([
    ['HTML', '<html><svg></svg></html>'],
    ['two roots', `${VACIO}<svg onload="x"></svg>`],
    ['text before the root', 'x<svg></svg>'],
    ['a prefixed root', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
    ['an uppercase root', '<SVG></SVG>'],
    ['a root that only begins so', '<svgx></svgx>'],
    ['an unclosed comment', '<!-- <svg></svg>'],
    ['nothing', ''],
    ['use of use of use', bomba((n) => `<use href="#n${n}"/>`)],
    ['masks of masks', bomba((n) => `<g mask="url(#n${n})"/>`)],
    ['masks by class', bomba((n) => `<g class="c${n}"/>`).replace('<g', `<style>${RULES()}</style><g`)],
    ['a circle of uses', dentro('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    [
      'a long path used often',
      dentro(`<path id="p" d="M0 0${'h1'.repeat(50_000)}"/>${'<use href="#p"/>'.repeat(200)}`),
    ],
    ['elements nested without end', dentro('<g>'.repeat(400_000))],
  ])('%s', (_what, svg) => {
    expect(() => limpiar(svg)).toThrow(RejectedFile);
  });

  it('other encodings than UTF-8', () => {
    expect(() => sanitizeSvg(Buffer.from(`\ufeff${VACIO}`, 'utf16le'))).toThrow(RejectedFile);
    expect(() => sanitizeSvg(Buffer.from(dentro('<text>é</text>'), 'latin1'))).toThrow(RejectedFile);
  });

  function RULES() {
    return Array.from({ length: 10 }, (_, n) => `.c${n}{mask:url(#n${n})}`).join('');
  }
});

describe('time does not grow with the square of the length', () => {
  const LARGO = 1_900_000;
  const lleno = (unit: string) => unit.repeat(Math.floor(LARGO / unit.length));
  it.each([
    ['a path in one word', dentro(`<path d="${lleno('a')}"/>`)],
    ['a path of parentheses', dentro(`<path d="${lleno('url(#a')}"/>`)],
    ['comments in a style that do not end', dentro(`<style>${lleno('/*')}</style>`)],
    ['selectors without rules', dentro(`<style>${lleno('a{')}</style>`)],
    ['style elements', dentro(lleno('<style>a{fill:red}</style>'))],
    ['rules of one selector', dentro(`<style>${lleno('.a{mask:url(#b)}')}</style>${'<g class="a"/>'.repeat(5)}`)],
    ['end tags of nothing', dentro(lleno('</x>'))],
    ['elements of many names', dentro(Array.from({ length: 250_000 }, (_, n) => `<x${n % 90}/>`).join(''))],
    ['noscript', dentro(lleno('<noscript/>'))],
    ['comments before the root', `${lleno('<!---->')}${VACIO}`],
    ['attributes', dentro(`<g ${Array.from({ length: 100_000 }, (_, n) => `a${n}="b"`).join(' ')}/>`)],
  ])('%s', (_what, svg) => {
    const start = performance.now();
    limpiar(svg);
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});
