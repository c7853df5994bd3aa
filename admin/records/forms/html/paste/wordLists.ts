/** Word writes the items of a list as paragraphs: `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>Uno</p>`. */

/** What Word says of a paragraph in a list: 'l0 level1 lfo1'; '' of another one. */
const listOf = (element: Element): string =>
  element
    .getAttribute('style')
    ?.toLowerCase()
    .split(';')
    .map((rule) => rule.trim())
    .find((rule) => rule.startsWith('mso-list:')) ?? '';

/** The depth of an item, from 1; 0 of another paragraph. */
const depthOf = (item: Element): number => Number(/ level([1-9])/.exec(listOf(item))?.[1] ?? 0);

const markerIn = (item: Element): Element | undefined =>
  [...item.querySelectorAll('[style]')].find((part) => listOf(part).endsWith('ignore'));

/** A number or letter before a point or bracket; a bullet has neither. */
const isNumbered = (marker: Element | undefined): boolean => /^\s*\w{1,5}[.)]/.test(marker?.textContent ?? '');

/** Makes lists of the paragraphs that Word wrote for their items. */
export function readWordLists(root: ParentNode & Node): void {
  const open: HTMLElement[] = [];
  for (const item of [...root.querySelectorAll('p[style*="mso-list"]')]) {
    const depth = depthOf(item);
    if (depth === 0) continue;
    // The items before it are in the list by now.
    if (item.previousElementSibling !== open[0]) open.length = 0;
    open.length = Math.min(open.length, depth);
    const marker = markerIn(item);
    while (open.length < depth) {
      const list = item.ownerDocument.createElement(isNumbered(marker) ? 'ol' : 'ul');
      const outer = open.at(-1);
      if (outer === undefined) item.before(list);
      else (outer.lastElementChild ?? outer.appendChild(outer.ownerDocument.createElement('li'))).append(list);
      open.push(list);
    }
    marker?.remove();
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.append(entry);
    item.remove();
  }
}
