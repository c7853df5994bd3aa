/** The marks that the toolbar offers, among those that the server keeps (design §4). */
export type HtmlMark = 'strong' | 'em' | 'h3' | 'p' | 'ul' | 'a';

/** A text and the part of it that is selected. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function marked(mark: HtmlMark, inner: string): { before: string; inner: string; after: string } {
  if (mark === 'a') return { before: '<a href="https://">', inner, after: '</a>' };
  if (mark !== 'ul') return { before: `<${mark}>`, inner, after: `</${mark}>` };
  const items = lines(inner).map((line) => `<li>${line.trim()}</li>`);
  return { before: '<ul>\n', inner: items.length > 0 ? items.join('\n') : '<li></li>', after: '\n</ul>' };
}

/** Puts a mark around what is selected, each line an item for a list; the same part stays selected. */
export function withMark({ text, start, end }: Selection, mark: HtmlMark): Selection {
  const { before, inner, after } = marked(mark, text.slice(start, end));
  const from = start + before.length;
  return {
    text: text.slice(0, start) + before + inner + after + text.slice(end),
    start: from,
    end: from + inner.length,
  };
}
