import type { Editor } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { portalPath } from '../../../../../contract/addresses/portalPath.ts';
import { matchRoute, sitePaths } from '../../../../../contract/addresses/siteRoutes.ts';
import { isTextFilePath, pathOfTextFile } from '../../../../../contract/addresses/textFiles.ts';
import { textOf } from '../../../../../contract/values/tolerant.ts';
import { isLinkHref } from '../../../../display/linkHref.ts';
import { insertBlock } from './insertBlock.ts';

/** The address of a link as the server keeps it; null for one that it drops. @param takesPaths the text links pages of the portal */
export function linkAddress(href: string, takesPaths: boolean): string | null {
  const address = href.trim();
  if (isLinkHref(address)) return address;
  return takesPaths ? portalPath(address) : null;
}

/** The path of a page of the portal without the slug of its record, whose name may change; of a file of texts, also in the preview of a draft. */
function shortPath({ pathname, search, hash }: URL): string {
  if (isTextFilePath(pathname)) return pathOfTextFile(pathname.slice(pathname.lastIndexOf('/') + 1));
  const route = matchRoute(pathname);
  if (!('id' in route) || route.id === null) return pathname + search + hash;
  return sitePaths[route.page](route.id) + hash;
}

/** An address of this portal becomes its path; another one stays. @param origin of the portal */
export function withoutOrigin(href: string, origin: string): string {
  if (!/^\s*(https?:)?\//i.test(href)) return href;
  const url = URL.parse(href.trim(), origin);
  return url?.origin === origin ? shortPath(url) : href;
}

/** Links with an address that the server keeps, and no attribute of their own beside it. */
export const linksOf = (takesPaths: boolean) =>
  Link.extend({
    addAttributes: () => ({ href: { default: null } }),
    renderHTML: ({ mark }) => [
      'a',
      { href: linkAddress(textOf(mark.attrs.href), takesPaths) ?? '', rel: 'noopener noreferrer' },
      0,
    ],
  }).configure({ openOnClick: false, isAllowedUri: (href) => linkAddress(href, takesPaths) !== null });

/** Inserts a text with a link, after which one goes on writing without it. Below a selected picture, which it would replace. */
export function insertLinked(editor: Editor, href: string, text: string): void {
  const linked = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
  if (editor.isActive('figure')) {
    insertBlock(editor, editor.schema.nodeFromJSON({ type: 'paragraph', content: [linked] }), true);
  } else editor.chain().focus().insertContent(linked).unsetMark('link').run();
}

/** Makes the selection, or the link that it is in, lead to an address; without either, inserts a text. @param href '' removes the link */
export function linkTo(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetMark('link').run();
  else if (editor.state.selection.empty && !editor.isActive('link')) insertLinked(editor, href, text);
  else chain.setMark('link', { href }).run();
}
