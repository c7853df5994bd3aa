/** The marks of index.html, in their order; `body` stands for the whole element. */
const MARKS = ['icon', 'settings', 'code', 'head', 'body'] as const;

const MARK = /<!--portal:([\w-]*)-->/;

/** HTML by mark. */
export type Contents = Readonly<Record<(typeof MARKS)[number], string>>;

/** The texts around the marks. */
export type Template = readonly string[];

/** @throws {Error} unless the document has each mark once, in their order */
export function parseTemplate(html: string): Template {
  // Texts and names of marks alternate.
  const parts = html.split(MARK);
  const names = parts.filter((_, index) => index % 2 === 1);
  if (names.join() !== MARKS.join()) throw new Error(`index.html has the marks '${names}' instead of '${MARKS}'`);
  return parts.filter((_, index) => index % 2 === 0);
}

/** Writes a document. Nothing is searched in the contents. */
export const fillTemplate = (template: Template, contents: Contents): string =>
  template.reduce((html, text, index) => {
    const mark = MARKS[index - 1];
    return html + (mark === undefined ? '' : contents[mark]) + text;
  }, '');
