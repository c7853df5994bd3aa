import StarterKit from '@tiptap/starter-kit';
import { isLinkHref } from '../display/linkHref.ts';

/** What the editor knows is what the server lets through (design §4): nothing that one sees is lost when it is saved. */
const kept = StarterKit.configure({
  heading: { levels: [3, 4] },
  link: { openOnClick: false, isAllowedUri: isLinkHref, HTMLAttributes: { target: null, rel: 'noopener noreferrer' } },
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  // It would end each list and heading with an empty paragraph.
  trailingNode: false,
});

/** The options of the editor of objetivo. Its styles are ours: the server's policy lets no others in. */
export const objetivoOptions = {
  extensions: [kept],
  injectCSS: false,
  editorProps: {
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-label': 'Objetivo del grupo',
      'aria-describedby': 'objetivo-ayuda',
    },
  },
};
