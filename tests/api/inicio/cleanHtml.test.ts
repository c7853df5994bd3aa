import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../../api/resources/html/cleanHtml.ts';

const REL = 'rel="noopener noreferrer"';

describe('allowed HTML', () => {
  it.each([
    ['<p>Señalización y <strong>vías</strong> <em>seguras</em></p>'],
    ['<h3>Título</h3><h4>Subtítulo</h4><ul><li>uno<ol><li>dos</li></ol></li></ul>'],
    ['<p>3 &lt; 5 &amp; 7 &gt; 2</p>'],
    [`<a href="https://example.org/a?b=1&amp;c=2#d" ${REL}>enlace</a>`],
    [`<a href="mailto:grupo@example.org" ${REL}>correo</a>`],
  ])('is kept: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it('is normalized: b to strong, i to em, br and unclosed elements as in HTML', () => {
    expect(cleanHtml('<B>a</B><i class="x">b</i><br>c<p>d')).toBe('<strong>a</strong><em>b</em><br />c<p>d</p>');
  });

  it('keeps the text of other harmless elements', () => {
    expect(cleanHtml('<div style="color:red"><span lang="es">texto</span> <h1>más</h1></div>')).toBe('texto más');
  });
});

describe('HTML that is not allowed', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<SCRIPT SRC=//evil.example></SCRIPT>x', 'x'],
    ['<scr<script>ipt>alert(1)</script>x', 'ipt&gt;alert(1)x'],
    ['<<script>alert(1)//<</script>x', '&lt;x'],
    ['<p>a<script>b</p>', '<p>a</p>'],
    ['<style>p{background:url(//evil.example)}</style>x', 'x'],
    ['<xmp><img src=x onerror=alert(1)></xmp>x', 'x'],
    ['<xmp><p title="</xmp><img src=x onerror=alert(1)>">x', '"&gt;x'],
    ['<iframe src="javascript:alert(1)">texto</iframe>x', 'x'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>x', 'x'],
    ['<textarea><script>alert(1)</script></textarea>x', 'x'],
    ['<textarea></textarea/><img src=x onerror=alert(1)>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>x', 'x'],
    ['<title><img src=x onerror=alert(1)></title>x', 'x'],
    ['<svg><script>alert(1)</script><a href="javascript:x">y</a></svg>x', 'x'],
    ['<svg onload=alert(1)>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></math>x', 'x'],
    ['<template><script>alert(1)</script></template>x', 'x'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<p onclick="alert(1)" style="position:fixed" id="a" class="b">x</p>', '<p>x</p>'],
    ['<p/onmouseover=alert(1)>x</p>', '<p>x</p>'],
    ['<form action="//evil.example"><input name="p"><button>x</button></form>', 'x'],
    ['<base href="//evil.example"><link rel=stylesheet href=x><meta http-equiv=refresh content="0;url=//e">x', 'x'],
    ['<!-- <script>alert(1)</script> --><![CDATA[x]]><?php x ?>y', 'y'],
    ['<object data="data:text/html,x">y</object><embed src=x>z', 'z'],
    ['<strong><em>x</strong></em>', '<strong><em>x</em></strong>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p>\u0000<\u0000script>x</p>', null],
  ])('is removed: %j', (html, expected) => {
    const sanitized = cleanHtml(html);
    if (expected !== null) expect(sanitized).toBe(expected);
    expect(sanitized).not.toMatch(/<(?!\/?(?:p|br \/|strong|em|ul|ol|li|h3|h4|a|a href="[^"]*" rel="[^"]*")>)/);
    expect(cleanHtml(sanitized)).toBe(sanitized);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)',
    '&#x6A&#x61&#x76&#x61script&colon;alert(1)',
    'vbscript:x',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://example.org/x',
    'file:///etc/passwd',
    'ftp://example.org',
    '//evil.example',
    '/relativo',
    '#ancla',
    '',
    'https://',
  ])('is removed from links: the address %j', (href) => {
    const link = `<p><a href="${href}" target="_blank" rel="opener">enlace</a> <strong>y</strong></p>`;
    expect(cleanHtml(link)).toBe('<p>enlace <strong>y</strong></p>');
  });

  it('is removed from links: other attributes with addresses, and rel', () => {
    const html =
      '<a xlink:href="javascript:x" href="https://example.org" rel="opener" ping="//evil.example" download>e</a>';
    expect(cleanHtml(html)).toBe(`<a href="https://example.org" ${REL}>e</a>`);
  });

  it('is limited in depth', () => {
    expect(cleanHtml('<ul><li>'.repeat(1_200)).length).toBeLessThan(1_000);
  });
});
