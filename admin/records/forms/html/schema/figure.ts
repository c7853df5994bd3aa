import { type Editor, Node } from '@tiptap/core';
import type { Attrs } from '@tiptap/pm/model';
import { textFileAt } from '../../../../../contract/addresses/textFiles.ts';
import { sideOf } from '../../../../../contract/values/markup/tags.ts';

/** A picture of a text. */
export interface Picture {
  src: string;
  /** '' of a picture that says nothing, which screen readers pass over */
  alt: string;
  /** pixels; null if a text of other programs does not say them */
  width: number | null;
  height: number | null;
  /** '' without one */
  caption: string;
}

export const isPicturePath = (src: string): boolean => textFileAt(src)?.endsWith('.webp') === true;

/** What an element shows; false if it is no picture that `portal/archivo` stored. */
function pictureOf(element: HTMLElement): Picture | false {
  const image = element.matches('img') ? element : element.querySelector('img');
  const attribute = (name: string) => image?.getAttribute(name) ?? undefined;
  const src = attribute('src') ?? '';
  if (!isPicturePath(src)) return false;
  const [width = null, height = null] = [sideOf(attribute('width')), sideOf(attribute('height'))];
  const size = width === null || height === null ? { width: null, height: null } : { width, height };
  const caption = element.querySelector('figcaption')?.textContent ?? '';
  return { src, alt: attribute('alt') ?? '', ...size, caption: caption.replaceAll(/[ \t\r\n]+/g, ' ').trim() };
}

/** A picture with its caption. Its texts are those of a dialog. It stands at the top of a text only: it has no group, and the document names it. */
export const Figure = Node.create({
  name: 'figure',
  atom: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      // Read by the rule below, all at once.
      ['src', 'alt', 'width', 'height', 'caption'].map((name) => [name, { default: null, parseHTML: () => undefined }]),
    ),
  parseHTML: () =>
    ['figure', 'img'].map((tag) => ({ tag, getAttrs: (element) => pictureOf(element) as Attrs | false })),
  renderHTML: ({ node }) => {
    const { caption, ...image } = node.attrs as Picture;
    const picture = ['img', image] as const;
    return caption === '' ? ['figure', picture] : ['figure', picture, ['figcaption', caption]];
  },
});

/** The picture that is selected. */
export function selectedPicture(editor: Editor): Picture | null {
  return editor.isActive('figure') ? (editor.getAttributes('figure') as Picture) : null;
}
