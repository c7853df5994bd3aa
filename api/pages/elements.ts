/** Elements of a document that the server renders. They are searched: a pattern takes quadratic time on unclosed ones. */

/** What stands between each start and the next end after it. */
export function contentsBetween(html: string, start: string, end: string): string[] {
  return html
    .split(start)
    .slice(1)
    .flatMap((part) => {
      const length = part.indexOf(end);
      return length === -1 ? [] : [part.slice(0, length)];
    });
}

const SCRIPT_END = '</script>';

/** The document without its scripts and their content; what follows a script without an end is left out too. */
export function withoutScripts(html: string): string {
  const [first = '', ...rest] = html.split(/<script(?=[\s>])/);
  return [first, ...rest.map((part) => afterFirst(part, SCRIPT_END))].join('');
}

function afterFirst(text: string, end: string): string {
  const start = text.indexOf(end);
  return start === -1 ? '' : text.slice(start + end.length);
}
