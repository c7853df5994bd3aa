import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cleanText } from '../../api/resources/html/cleanHtml.ts';
import { TEXT_TAGS } from '../../contract/values/markup/tags.ts';
import { RichText } from '../../public-site/components/RichText/RichText.tsx';
import { HOSTILE_HTML } from '../support/builders/hostileHtml.ts';

function shown(html: string): string {
  return render(<RichText html={html} />).container.firstElementChild?.innerHTML ?? '';
}

test('preserves the allowed tags without their attributes', () => {
  expect(
    shown(
      '<h3 id="x">Uno</h3><p class="a" style="color:red" onclick="x()">Dos<br><strong>tres</strong> <em>cuatro</em></p>',
    ),
  ).toBe('<h3>Uno</h3><p>Dos<br><strong>tres</strong> <em>cuatro</em></p>');
  expect(shown('<ul><li>a</li></ul><ol><li>b</li></ol><h4>c</h4>')).toBe(
    '<ul><li>a</li></ul><ol><li>b</li></ol><h4>c</h4>',
  );
  expect(shown('<b>a</b><i>b</i>')).toBe('<strong>a</strong><em>b</em>');
});

test('links only http, https and mailto', () => {
  expect(shown('<a href="https://ejemplo.org" target="x">a</a>')).toBe(
    '<a href="https://ejemplo.org" rel="noopener">a</a>',
  );
  expect(shown('<a href="mailto:a@b.co">a</a>')).toBe('<a href="mailto:a@b.co" rel="noopener">a</a>');
  for (const href of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', '//ejemplo.org', '']) {
    expect(shown(`<a href="${href}">a</a>`)).toBe('a');
  }
});

test('drops non-text elements with their content and unwraps other tags', () => {
  expect(shown('a<script>alert(1)</script><style>p{}</style><xmp><img onerror=alert(1)></xmp>b')).toBe('ab');
  expect(shown('a<iframe src="x">b</iframe><svg><text>c</text></svg><img src=x onerror=alert(1)><!-- d -->e')).toBe(
    'ae',
  );
  expect(shown('<div><span>a</span><u>b</u></div>')).toBe('ab');
});

test('renders plain text', () => {
  expect(shown('Investigar 1 < 2 &amp; 3')).toBe('Investigar 1 &lt; 2 &amp; 3');
  expect(shown('')).toBe('');
});

const NAME = `${'0a'.repeat(16)}.webp`;
const PATH = `/api/uploads/textos/${NAME}`;

test('renders headings below the heading of the page', () => {
  const { container } = render(<RichText html="<h3>Uno</h3><h4>Dos</h4>" top={2} />);
  expect(container.firstElementChild?.innerHTML).toBe('<h2>Uno</h2><h3>Dos</h3>');
});

test('renders a picture with its size, its widths and its caption', () => {
  const html = `<figure><img src="${PATH}" alt="Un faro" width="800" height="600" /><figcaption>El <em>faro</em></figcaption></figure>`;
  render(<RichText html={html} />);
  const picture = screen.getByRole('img', { name: 'Un faro' });
  expect(picture.getAttribute('src')).toBe(PATH);
  expect(picture.getAttribute('width')).toBe('800');
  expect(picture.getAttribute('height')).toBe('600');
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(picture.getAttribute('srcset')?.split(', ')).toEqual([
    ...[320, 480, 640].map((width) => `${PATH}?w=${width} ${width}w`),
    `${PATH} 800w`,
  ]);
  expect(screen.getByRole('figure').textContent).toBe('El faro');
});

test('offers no width above the largest that is stored', () => {
  render(<RichText html={`<figure><img src="${PATH}" alt="a" width="4000" height="3000"></figure>`} />);
  expect(screen.getByRole('img').getAttribute('srcset')?.split(', ').at(-1)).toBe(`${PATH} 1280w`);
});

test('renders a picture of a draft, and none from elsewhere', () => {
  const draft = `/borrador/Ab-1_/archivo/${NAME}`;
  render(<RichText html={`<figure><img src="${draft}" alt="a"></figure>`} />);
  expect(screen.getByRole('img').getAttribute('src')).toBe(draft);
  for (const src of ['https://example.org/a.webp', '/api/uploads/a.webp', `/borrador/../archivo/${NAME}`, '/a/api/x'])
    expect(shown(`<figure><img src="${src}" alt="a" onerror="x()"><figcaption>b</figcaption></figure>c`)).toBe('c');
});

test('names the columns and rows of a table, which scrolls inside of itself', () => {
  const html =
    '<table style="width:1px"><tbody> <tr><th>Año</th><th onclick="x()">Vías</th></tr><tr><th>2025</th><td colspan="2"><p>tres</p></td></tr></tbody></table>';
  expect(shown(html)).toMatch(
    /^<div role="group" aria-label="Tabla" tabindex="0" class="[^"]+"><table><thead><tr><th scope="col">Año<\/th><th scope="col">Vías<\/th><\/tr><\/thead><tbody><tr><th scope="row">2025<\/th><td><p>tres<\/p><\/td><\/tr><\/tbody><\/table><\/div>$/,
  );
  expect(shown('<table><tbody><tr><td>a</td></tr></tbody></table>')).toContain('<table><tbody><tr><td>a</td>');
  expect(shown('<table></table>a<figcaption>b</figcaption>')).toBe('ab');
});

test('links pages of the portal and files of texts', () => {
  expect(shown('<a href="/eventos">a</a>')).toBe('<a href="/eventos">a</a>');
  expect(shown(`<a href="${PATH.replace('webp', 'pdf')}">a</a>`)).toBe(
    `<a href="${PATH.replace('webp', 'pdf')}">a</a>`,
  );
  for (const href of ['/api/eventos/get_all', '/\\ejemplo.org', '/api/uploads/productos/a.pdf'])
    expect(shown(`<a href="${href}">a</a>`)).toBe('a');
});

test('renders the same on the server', () => {
  const html = `<h3>a</h3><figure><img src="${PATH}" alt="b" width="8" height="6" /></figure><table><tr><td>c</td></tr></table><blockquote><p>d <a href="/eventos">e</a></p></blockquote>`;
  const onServer = document.createElement('div');
  onServer.innerHTML = renderToStaticMarkup(<RichText html={html} />);
  expect(onServer.isEqualNode(render(<RichText html={html} />).container)).toBe(true);
});

/** Elements of a rendered text, besides those of its HTML. */
const RENDERED = [...TEXT_TAGS, 'div', 'thead'];

test.each([
  ['as it was sent', HOSTILE_HTML],
  ['as it is stored', cleanText(HOSTILE_HTML)],
])('renders no code of hostile HTML %s', (_what, html) => {
  const { container } = render(<RichText html={html} />);
  for (const { localName, attributes } of container.querySelectorAll('*')) {
    expect(RENDERED).toContain(localName);
    for (const { name, value } of attributes) {
      expect(['class', 'role', 'aria-label', 'tabindex', 'scope', 'href', 'rel']).toContain(name);
      expect(value).not.toContain('hostil');
    }
  }
  expect(container.textContent).toContain('<b onclick=x>texto</b>');
});

test('renders a text that was stored before as it is', () => {
  const html =
    '<h3>Uno</h3><p>Dos <strong>y <em>tres</em></strong><br>4 &lt; 5</p><h4>Seis</h4><ul><li>a<ol><li><p>b</p></li></ol></li></ul><p><a href="https://a.example/?b=1&amp;c" rel="noopener noreferrer">d</a></p>';
  expect(shown(html)).toBe(html.replace(' noreferrer', ''));
});
