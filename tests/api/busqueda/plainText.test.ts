import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { expect, it } from 'vitest';
import { cleanHtml } from '../../../api/resources/html/cleanHtml.ts';
import { plainText } from '../../../api/resources/html/plainText.ts';

it('the text of HTML has its characters, not their entities, and a space between blocks', () => {
  expect(plainText('<p>I+D&amp;I: 1 &lt; 2</p><p>«Vías» &amp;lt;b&gt;</p>').replaceAll(/\s+/g, ' ')).toBe(
    'I+D&I: 1 < 2 «Vías» &lt;b>',
  );
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
  ...['<a href="https://a.example/?x=1&y=%22<>">', '<a title=\'>\' href="mailto:a@b.co">', '</a>', '<!-- <p> -->', '<'],
  ...['>', '&', '&amp;', '&lt;', '&gt;p', '&quot;', '&nbsp;', '&#60;b&#62;', '"', "'", ' ', '\n', 'ñ', 'vía', '1 < 2'],
];

it('the text of sanitized HTML is what the sanitizer leaves without its elements', () => {
  const html = fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }).map((parts) => cleanHtml(parts.join('')));
  const inline = html.map((text) => text.replaceAll(/<\/?(p|br|li|h\d)\b[^<>]*>/g, ' '));
  fc.assert(
    fc.property(inline, (text) => {
      const left = sanitizeHtml(text, { allowedTags: [] });
      const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
      const decoded = left.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => Reflect.get(entities, entity));
      expect(plainText(text)).toBe(decoded.trim());
    }),
    { numRuns: 2_000 },
  );
});
