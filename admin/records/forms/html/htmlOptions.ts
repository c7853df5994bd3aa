import StarterKit from '@tiptap/starter-kit';
import { isLinkHref } from '../../../display/linkHref.ts';

/** Only the formats that the server accepts, so that a save changes nothing on screen. */
const extension = StarterKit.configure({
  heading: { levels: [3, 4] },
  link: { openOnClick: false, isAllowedUri: isLinkHref, HTMLAttributes: { target: null, rel: 'noopener noreferrer' } },
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  // It would add an empty paragraph after each list and heading.
  trailingNode: false,
});

/** The editor's options. Its injected styles are off because the content security policy blocks them. */
export const htmlOptions = { extensions: [extension], injectCSS: false };
