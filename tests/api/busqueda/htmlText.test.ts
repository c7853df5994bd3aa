import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { expect, it } from 'vitest';
import { cleanText } from '../../../api/resources/html/cleanHtml.ts';
import { htmlText } from '../../../contract/values/markup/htmlText.ts';

it('the text of HTML has its characters, not their entities, and a space between blocks', () => {
  expect(htmlText('<p>I+D&amp;I: 1 &lt; 2</p><p>«Vías» &amp;lt;b&gt;</p>')).toBe('I+D&I: 1 < 2 «Vías» &lt;b>');
});

it('the text of HTML has the words of cells, quotations and captions, and no alternative texts', () => {
  const picture = `<img src="/api/uploads/textos/${'a'.repeat(32)}.webp" alt="Un faro" width="4" height="3" />`;
  expect(
    htmlText(
      `<h3>Costa</h3><figure>${picture}<figcaption>Faro de la isla</figcaption></figure><table><tbody><tr><th>Año</th><th>Vías</th></tr><tr><td>2025</td><td>3</td></tr></tbody></table><blockquote>Cita</blockquote>`,
    ),
  ).toBe('Costa Faro de la isla Año Vías 2025 3 Cita');
});

const PARTS = [
  ...[
    '<p>',
    '</p>',
    '<br>',
    '<strong>',
    '</strong>',
    '<ul><li>',
    '</li></ul>',
    '<h2>',
    '</h2>',
    '<script>',
    '</script>',
  ],
  ...['<table>', '<tbody>', '<tr>', '<td>', '<th>', '</td>', '</tr>', '</table>', '<blockquote>', '</blockquote>'],
  ...['<a href="https://a.example/?x=1&y=%22<>">', '<a title=\'>\' href="mailto:a@b.co">', '</a>', '<!-- <p> -->', '<'],
  ...['>', '&', '&amp;', '&lt;', '&gt;p', '&quot;', '&nbsp;', '&#60;b&#62;', '"', "'", ' ', '\n', 'ñ', 'vía', '1 < 2'],
];

it('the text of sanitized HTML is what the sanitizer leaves without its elements', () => {
  const html = fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }).map((parts) => cleanText(parts.join('')));
  const inline = html.map((text) =>
    text.replaceAll(/<\/?(p|br|ul|ol|li|h\d|blockquote|table|tbody|tr|td|th)\b[^<>]*>/g, ' '),
  );
  fc.assert(
    fc.property(inline, (text) => {
      const left = sanitizeHtml(text, { allowedTags: [] });
      const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
      const decoded = left.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => Reflect.get(entities, entity));
      expect(htmlText(text)).toBe(decoded.replaceAll(/\s+/g, ' ').trim());
    }),
    { numRuns: 2_000 },
  );
});
