/** Replaces a placeholder of the built document. @throws if it is missing, so a change in the build cannot pass unnoticed */
export function replaceRequired(html: string, place: string | RegExp, text: string): string {
  const found = typeof place === 'string' ? html.includes(place) : place.test(html);
  if (!found) throw new Error(`the built document has no ${place}`);
  // A function, because `$` is special in a replacement string.
  return html.replace(place, () => text);
}
