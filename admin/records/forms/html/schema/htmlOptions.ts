import { type Editor, type Extensions, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { Figure } from './figure.ts';
import { linksOf } from './links.ts';
import { Tables, TEXT_BLOCKS } from './table.ts';

/** What a text has at its top. */
const TOP_BLOCKS = '(block | figure | table)+';

/** What one can write below by itself: not a picture or a table. */
const ENDS = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'];

const Quote = Blockquote.extend({ content: TEXT_BLOCKS });

/** Only the formats that the server accepts, so that a save changes nothing on screen. */
const formats = (blocks: boolean): Extensions => [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    ...(blocks && { document: false }),
    blockquote: false,
    link: false,
    orderedList: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // It adds an empty paragraph after what nobody can write below; htmlOf leaves it out.
    trailingNode: blocks && { notAfter: ENDS },
  }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  linksOf(blocks),
  ...(blocks ? [Node.create({ name: 'doc', topNode: true, content: TOP_BLOCKS }), Quote, Figure, Tables] : []),
];

/** The editor's options. Its injected styles are off because the content security policy blocks them. */
const optionsOf = (blocks: boolean) => ({ extensions: formats(blocks), injectCSS: false });

const OF_BLOCKS = optionsOf(true);
const OF_OBJETIVO = optionsOf(false);

/** @param blocks those of hasBlocks */
export const htmlOptions = (blocks: boolean) => (blocks ? OF_BLOCKS : OF_OBJETIVO);

/** The HTML of the document without the place to write below its last block; '' if it is empty, so that the required rule applies. */
export const htmlOf = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(<\/(?:table|figure)>)<p><\/p>$/, '$1');
