import { Editor, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeHtml } from '../../../admin/records/forms/html/normalizeHtml.ts';
import { htmlOf, htmlOptions } from '../../../admin/records/forms/html/schema/htmlOptions.ts';
import { cleanHtml, cleanText } from '../../../api/resources/html/cleanHtml.ts';

const NAME = `${'0a'.repeat(16)}.webp`;
const PICTURE = { src: `/api/uploads/textos/${NAME}`, alt: 'Un cruce', width: 640, height: 480, caption: 'Foto: Ana' };

const word = fc.string({
  unit: fc.constantFrom(...'aZñ0<>&"\'/=;\u00a0é¿🙂'),
  minLength: 1,
  maxLength: 6,
});
const href = fc.oneof(
  word.map((text) => `https://example.org/?q=${encodeURIComponent(text)}&b=1`),
  fc.constantFrom(
    'mailto:ana@example.org',
    '/noticias',
    '/paginas/quienes-somos#a',
    `/api/uploads/textos/${NAME.replace('webp', 'pdf')}`,
  ),
);
/** Marks in the order of the schema. */
const marks = (withPaths: boolean) =>
  fc
    .record({
      link: withPaths ? fc.option(href) : fc.constant(null),
      bold: fc.boolean(),
      italic: fc.boolean(),
    })
    .map(({ link, bold, italic }) => [
      ...(link === null ? [] : [{ type: 'link', attrs: { href: link } }]),
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
    ]);

const inline = (withPaths: boolean) =>
  fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('text'), text: word, marks: marks(withPaths) }),
      fc.record({ type: fc.constant('text'), text: word, marks: marks(withPaths) }),
      fc.constant({ type: 'hardBreak' }),
    ),
    { maxLength: 4 },
  );

const node = (type: string, content: fc.Arbitrary<JSONContent[]>) => fc.record({ type: fc.constant(type), content });
const many = (content: fc.Arbitrary<JSONContent>, minLength = 1) => fc.array(content, { minLength, maxLength: 3 });

function documents(blocks: boolean): fc.Arbitrary<JSONContent> {
  const paragraph = node('paragraph', inline(blocks));
  const heading = fc.record({
    type: fc.constant('heading'),
    attrs: fc.record({ level: fc.constantFrom(3, 4) }),
    content: inline(blocks),
  });
  const figure = fc.record({
    type: fc.constant('figure'),
    attrs: fc.record({
      src: fc.constant(PICTURE.src),
      alt: fc.oneof(fc.constant(''), word),
      width: fc.integer({ min: 1, max: 2_000 }),
      height: fc.integer({ min: 1, max: 2_000 }),
      caption: fc.oneof(
        fc.constant(''),
        word.filter((text) => text.trim() === text),
      ),
    }),
  });
  const { list, inItem } = fc.letrec<{ list: JSONContent; item: JSONContent; quote: JSONContent; inItem: JSONContent }>(
    (tie) => ({
      item: fc
        .tuple(paragraph, fc.array(tie('inItem'), { maxLength: 2 }))
        .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
      list: fc.constantFrom('bulletList', 'orderedList').chain((type) => node(type, many(tie('item')))),
      quote: node('blockquote', many(fc.oneof({ maxDepth: 3 }, paragraph, heading, tie('list')))),
      inItem: fc.oneof({ maxDepth: 3 }, paragraph, heading, tie('list'), ...(blocks ? [tie('quote')] : [])),
    }),
  );
  if (!blocks) return node('doc', many(inItem));
  const cell = (type: string) => node(type, many(fc.oneof(paragraph, heading, list)));
  const rows = fc.array(node('tableRow', many(fc.oneof(cell('tableHeader'), cell('tableCell')))), {
    minLength: 1,
    maxLength: 3,
  });
  return node('doc', many(fc.oneof(inItem, inItem, figure, node('table', rows))));
}

/** HTML as a browser writes it. */
const written = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;

function htmlOfDocument(document: JSONContent, blocks: boolean): string {
  const editor = new Editor({ ...htmlOptions(blocks), element: null, content: document });
  const html = htmlOf(editor);
  editor.destroy();
  return html;
}

describe('what the editor writes', () => {
  it.each([
    ['of a text', true, cleanText],
    ['of the objective of the home', false, cleanHtml],
  ] as const)('%s is what the server keeps, and what the editor writes again', (_, blocks, clean) => {
    fc.assert(
      fc.property(documents(blocks), (document) => {
        const html = htmlOfDocument(document, blocks);
        expect(written(clean(html))).toBe(written(html));
        expect(normalizeHtml(clean(html), blocks)).toBe(html);
      }),
      { numRuns: 60 },
    );
  });
});
