import createCache, { type EmotionCache, type StylisElement, type StylisPlugin } from '@emotion/cache';
import { afterAll, beforeAll } from 'vitest';

/** What decides the accessible name and the visibility of an element, and what tests read. */
const READ = /^(display|visibility|max-height|-webkit-line-clamp)$/;
/** What charts and tests of colours read. */
const READ_BY_FEW = /^(background(-color)?|width|height|--.*)$/;

let readsMore = false;

/** Keeps sizes and colours too, for the tests of the file that calls this. */
export function readSizesAndColors(): void {
  readsMore = true;
}

const isReadProperty = (name: string): boolean => READ.test(name) || (readsMore && READ_BY_FEW.test(name));

const isRead = ({ type, props, children }: StylisElement): boolean =>
  type === 'decl' ? isReadProperty(String(props)) : Array.isArray(children) && children.some(isRead);

/** Leaves out what nobody reads: happy-dom matches all rules with an element and its ancestors for each computed style. */
const onlyWhatIsRead: StylisPlugin = (element) => {
  if (!isRead(element)) element.type = 'comm';
};

let cache: EmotionCache | undefined;

/** The style rules of the screens of one test file. */
export function slimStyles(): EmotionCache {
  if (cache === undefined) throw new Error('The styles are made before the tests of a file');
  return cache;
}

/** Gives each test file its own rules: a worker would match those of all its files for each computed style. */
export function freshStyles(): void {
  const container = document.createElement('div');
  beforeAll(() => {
    document.head.append(container);
    cache = createCache({ key: 'css', container, stylisPlugins: [onlyWhatIsRead] });
  });
  afterAll(() => {
    container.remove();
    readsMore = false;
  });
}
