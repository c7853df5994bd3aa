import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml, cleanText, withoutFiles } from '../../../api/resources/html/cleanHtml.ts';
import { textFilesIn } from '../../../contract/addresses/textFiles.ts';
import { PAGINA_TEXT_MAX, TEXT_ELEMENTS_MAX } from '../../../contract/values/constants.ts';
import { htmlText } from '../../../contract/values/markup/htmlText.ts';
import { leastCpuTime } from '../../support/cpuTime.ts';

const REL = 'rel="noopener noreferrer"';
const NAME = `${'0a'.repeat(16)}.webp`;
const OTHER = `${'b'.repeat(32)}.webp`;
const PDF = `${'c'.repeat(32)}.pdf`;
const picture = (name = NAME) => `<img src="/api/uploads/textos/${name}" alt="Un faro" width="640" height="480" />`;
const link = (href: string) => `<p><a href="${href}" ${REL}>enlace</a></p>`;

describe('HTML of a text that is allowed', () => {
  it.each([
    ['<p>Señalización y <strong>vías</strong> <em>seguras</em><br />y más</p>'],
    ['<h3>Título</h3><h4>Subtítulo</h4><ul><li>uno<ol><li>dos</li></ol></li></ul>'],
    ['<blockquote><p>Una cita</p></blockquote>'],
    [`<figure>${picture()}<figcaption>El faro <strong>viejo</strong></figcaption></figure>`],
    [`<figure>${picture()}</figure>`],
    [`<figure><img src="/api/uploads/textos/${NAME}" alt="" width="1" height="9999" /></figure>`],
    ['<ul><li><p>uno</p><blockquote><p>Una cita</p></blockquote></li></ul>'],
    ['<table><tbody><tr><th>Año</th><th>Vías</th></tr><tr><td><p>2025</p></td><td></td></tr></tbody></table>'],
    [link('https://example.org/a?b=1&amp;c=2#d')],
    [link('mailto:grupo@example.org')],
    [link('/paginas/quienes-somos')],
    [link('/proyectos_investigacion?estado=1#lista')],
    [link('/')],
    [link(`/api/uploads/textos/${PDF}`)],
  ])('is kept: %s', (html) => {
    expect(cleanText(html)).toBe(html);
  });
});

describe('HTML of a text that is not allowed', () => {
  it.each([
    ['a picture from elsewhere', '<p>a</p><figure><img src="https://example.org/a.webp" alt="b"></figure>', '<p>a</p>'],
    ['a picture of a record', `<figure><img src="/api/uploads/proyectos/${NAME}" alt="b"></figure>`, ''],
    ['a drawing', `<figure><img src="/api/uploads/textos/${NAME.replace('webp', 'svg')}" alt="b"></figure>`, ''],
    ['a name that is not stored', '<figure><img src="/api/uploads/textos/../a.webp" alt="b"></figure>', ''],
    ['a picture with code', '<figure><img src="x" onerror="alert(1)"><figcaption>b</figcaption></figure>', ''],
    ['a picture without a figure', `<p>a ${picture()} b</p>`, '<p>a  b</p>'],
    ['a second picture', `<figure>${picture()}${picture(OTHER)}</figure>`, `<figure>${picture()}</figure>`],
    ['a linked picture', `<figure><a href="/">${picture()}</a></figure>`, `<figure>${picture()}</figure>`],
    ['text beside a picture', `<figure>a${picture()}b</figure>`, `<figure>${picture()}</figure>`],
    ['a figure in a line', `<p><strong>a<figure>${picture()}</figure></strong></p>`, '<p><strong>a</strong></p>'],
    ['a picture in a list', `<ul><li>a<figure>${picture()}</figure></li></ul>`, '<ul><li>a</li></ul>'],
    [
      'a table in a cell',
      '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>',
      '<table><tr><td>ab</td></tr></table>',
    ],
    ['parts of a table without it', '<tr><td>a</td></tr><th>b</th><tbody>c</tbody>', 'abc'],
    [
      'text of a table outside of its cells',
      '<table>a<tr>b<td>c</td></tr></table>',
      '<table><tr><td>c</td></tr></table>',
    ],
    ['a block in a row', '<table><tr><p>a</p><td>c</td></tr></table>', '<table><tr><td>c</td></tr></table>'],
    [
      'styles and widths of a table',
      '<table style="width:9px" width="9"><colgroup><col width="9"></colgroup><thead><tr><th scope="col" style="x">a</th></tr></thead></table>',
      '<table><tr><th>a</th></tr></table>',
    ],
    [
      'the span of a cell',
      '<table><tr><td colspan="2" rowspan="2">a</td></tr></table>',
      '<table><tr><td>a</td></tr></table>',
    ],
    [
      'code in a cell',
      '<table><tr><td><script>x</script><svg>y</svg>a</td></tr></table>',
      '<table><tr><td>a</td></tr></table>',
    ],
  ])('is removed: %s', (_what, html, expected) => {
    expect(cleanText(html)).toBe(expected);
    expect(cleanText(expected)).toBe(expected);
  });

  it.each([
    ['without its height', `<img src="/api/uploads/textos/${NAME}" alt="b" width="640">`],
    ['that is too large', `<img src="/api/uploads/textos/${NAME}" alt="b" width="640" height="10000">`],
    ['that is no number', `<img src="/api/uploads/textos/${NAME}" alt="b" width="6e2" height="1">`],
  ])('is removed: the size of a picture %s', (_what, image) => {
    expect(cleanText(`<figure>${image}</figure>`)).toBe(
      `<figure><img src="/api/uploads/textos/${NAME}" alt="b" /></figure>`,
    );
  });

  it('is completed: a picture without alternative text is decorative', () => {
    expect(cleanText(`<figure><img src="/api/uploads/textos/${NAME}"></figure>`)).toBe(
      `<figure><img src="/api/uploads/textos/${NAME}" alt="" /></figure>`,
    );
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'relativo',
    '#ancla',
    '',
    '/api/eventos/toggle_estado/1?estado=0',
    '/API/eventos/get_all',
    '/x/../api/eventos/get_all',
    '/api',
    '/%61pi/eventos/toggle_estado/1',
    '/ap%49/eventos/get_all',
    '/api%2Feventos/get_all',
    `/api/uploads/proyectos/${NAME}`,
  ])('is removed from links: the address %j', (href) => {
    expect(cleanText(`<p><a href="${href}">enlace</a></p>`)).toBe('<p>enlace</p>');
  });
});

it('links go where browsers resolve them', () => {
  expect(cleanText('<a href=" /líneas/\n../paginas/a">b</a>')).toBe(`<a href="/paginas/a" ${REL}>b</a>`);
});

it.each([
  ['https:/api/eventos/toggle_estado/1', 'https://api/eventos/toggle_estado/1'],
  ['https:\\api/eventos', 'https://api/eventos'],
  ['HTTP:ejemplo.org', 'http://ejemplo.org/'],
])('the address %j, a path on a site with its protocol, names another site', (href, stored) => {
  expect(cleanText(`<a href="${href}">b</a>`)).toBe(`<a href="${stored}" ${REL}>b</a>`);
});

it('pictures and links of a file that is not kept are removed', () => {
  const html = `<figure>${picture()}<figcaption>a</figcaption></figure><figure>${picture(OTHER)}</figure>${link(`/api/uploads/textos/${PDF}`)}`;
  expect(withoutFiles(cleanText(html), (name) => name === OTHER)).toBe(
    `<figure>${picture(OTHER)}</figure><p>enlace</p>`,
  );
});

it('a text that is longer once it is sanitized stays whole without a file', () => {
  const text = '&amp;'.repeat(PAGINA_TEXT_MAX - 200);
  const html = cleanText(`<figure>${picture()}</figure><p>${'&'.repeat(PAGINA_TEXT_MAX - 200)}</p>`);
  expect(withoutFiles(html, () => false)).toBe(`<p>${text}</p>`);
});

const filled = (unit: string, length = PAGINA_TEXT_MAX): string => unit.repeat(Math.floor(length / unit.length));

it('a draft that is longer than a field, or has too many elements, is cut', () => {
  expect(cleanText(filled('<p>a</p>', 200_000)).length).toBe(PAGINA_TEXT_MAX);
  expect(cleanText(filled('<p>'))).toBe('<p></p>'.repeat(TEXT_ELEMENTS_MAX));
});

/** Milliseconds of CPU time: ten times what the slowest takes. */
const WORST_MAX = 400;
const half = (unit: string): string => filled(unit, PAGINA_TEXT_MAX / 2);

it.each([
  ['elements that stay open', filled('<b>')],
  ['ends of elements that are not open', half('<b>') + half('</p>')],
  ['paragraphs', filled('<p>')],
  ['cells', `<table><tr>${filled('<td>')}`],
  ['cells without a table', filled('<td>')],
  ['tables in cells', filled('<table><tr><td>')],
  ['figures without a picture after a long text', half('&') + half('<figure></figure>')],
  ['links without an address after a long text', half('&') + half('<a></a>')],
  ['links', filled('<a href=/>x</a>')],
  ['a long address', `<a href="/${filled('á/../')}">x</a>`],
  ['attributes', `<p ${filled('a=b ')}>`],
  ['attributes that do not end', filled('<p a="')],
  ['comments that do not end', filled('<!--')],
  ['frames', filled('<iframe>')],
])('%s of a text at its limit are read in a bounded time', async (_what, html) => {
  const read = () => {
    const text = cleanText(html);
    return [htmlText(text), textFilesIn(text)];
  };
  expect(await leastCpuTime(read, WORST_MAX)).toBeLessThan(WORST_MAX);
});

it('files of a text are named once each, in the order of the text', () => {
  const html = cleanText(
    `<figure>${picture(OTHER)}</figure><p>/api/uploads/textos/${'d'.repeat(32)}.webp</p>${link(`/api/uploads/textos/${PDF}`)}<figure>${picture(OTHER)}</figure>`,
  );
  expect(textFilesIn(html)).toEqual([OTHER, PDF]);
});

/** What texts were written with before they had tables, pictures and links to pages. */
const EARLIER = [
  ...['<p>', '</p>', '<br>', '<strong>', '</strong>', '<em>', '</em>', '<b>', '</i>', '<h3>', '</h3>', '<h4>', '</h4>'],
  ...['<ul>', '</ul>', '<ol>', '</ol>', '<li>', '</li>', '<a href="https://a.example/?x=1&y=2">', '<a>', '</a>'],
  ...['<a href="mailto:a@b.co">', '<a href="javascript:x">', '<script>', '</script>', '<div>', '</div>', '<!-- a -->'],
  ...['texto', ' ', '\n', '&amp;', '<', '&lt;p&gt;', '"', 'ñ'],
];

it('texts that were stored before are read as before', () => {
  const stored = fc.array(fc.constantFrom(...EARLIER), { maxLength: 40 }).map((parts) => cleanHtml(parts.join('')));
  fc.assert(
    fc.property(stored, (html) => {
      expect(cleanText(html)).toBe(cleanHtml(html));
    }),
    { numRuns: 2_000 },
  );
});
