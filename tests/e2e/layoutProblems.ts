import type { Page } from '@playwright/test';

/** Every width in both colour schemes; a step changes only one of them, because each change renders the page again. */
export const SIZES_AND_SCHEMES = [
  [1280, 'light'],
  [1280, 'dark'],
  [768, 'dark'],
  [768, 'light'],
  [320, 'light'],
  [320, 'dark'],
] as const;

/**
 * What scrolls the page sideways, leaves the window to the side, or covers another text. Texts are measured as they are painted: clipped
 * by their ancestors.
 */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const TOLERANCE = 3;
    const width = window.innerWidth;
    const intersect = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const unite = (a: Box, b: Box): Box => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    });
    const isVisible = ({ left, top, right, bottom }: Box) => right - left > TOLERANCE && bottom - top > TOLERANCE;
    /** A fixed element above the window, like the skip link without focus, covers nothing. */
    const isAboveWindow = (element: Element, { bottom }: Box) =>
      bottom <= 0 && getComputedStyle(element).position === 'fixed';
    const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);

    function painted(box: Box, parent: Element): Box {
      let clipped = box;
      for (let element: Element | null = parent; element !== null; element = element.parentElement) {
        if (element === document.documentElement || getComputedStyle(element).overflowX === 'visible') continue;
        clipped = intersect(clipped, element.getBoundingClientRect());
      }
      return clipped;
    }

    // The painted text of each block.
    const blocks = new Map<Element, Box>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (parent === null || text.textContent?.trim() === '' || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = painted(range.getBoundingClientRect(), parent);
      if (!isVisible(box)) continue;
      let block: Element = parent;
      while (isInline(block) && block.parentElement !== null) block = block.parentElement;
      if (isAboveWindow(block, box)) continue;
      const known = blocks.get(block);
      blocks.set(block, known === undefined ? box : unite(known, box));
    }

    const name = (element: Element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`;
    const problems: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth !== width) problems.push(`the page is ${scrollWidth} px wide`);
    const entries = [...blocks];
    for (const [index, [element, box]] of entries.entries()) {
      if (box.bottom > 0 && (box.left < -TOLERANCE || box.right > width + TOLERANCE)) {
        problems.push(`outside the window: ${name(element)}`);
      }
      for (const [other, otherBox] of entries.slice(index + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        if (isVisible(intersect(box, otherBox))) problems.push(`overlap: ${name(element)} | ${name(other)}`);
      }
    }
    return problems;
  });
