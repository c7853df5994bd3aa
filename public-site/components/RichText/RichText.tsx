import { type DOMNode, type Element, htmlToDOM } from 'html-react-parser';
import { createElement, Fragment, type Key, type ReactNode } from 'react';
import { portalPath } from '../../../contract/addresses/portalPath.ts';
import { matchRoute } from '../../../contract/addresses/siteRoutes.ts';
import { isTextFilePath, TEXT_PICTURE_WIDTHS } from '../../../contract/addresses/textFiles.ts';
import { sideOf, TEXT_TAGS } from '../../../contract/values/markup/tags.ts';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import { mailHref, webHref } from '../../data/webHref.ts';
import { Link } from '../../router/Link.tsx';
import styles from './RichText.module.css';
import { elementsIn, isElement, TextTable } from './TextTable.tsx';

/** Replacements of tags that are not allowed. */
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Tags removed with their content, besides scripts and styles. Other tags that are not allowed are unwrapped. */
const DROPPED =
  /^(img|xmp|iframe|noembed|noframes|noscript|plaintext|template|textarea|title|head|select|object|embed|svg|math|audio|video|canvas)$/;

/** Elements that stand only in a figure or a table, which render them. */
const PARTS = ['figcaption', 'tbody', 'tr', 'th', 'td'];

const SIMPLE_TAGS = TEXT_TAGS.filter((tag) => !PARTS.includes(tag));

function linkOf(href: string, children: ReactNode, key: Key): ReactNode {
  const path = isTextFilePath(href) ? href : portalPath(href);
  if (path !== null) {
    // A navigation within the document finds pages only.
    const { page } = matchRoute(path.replace(/[?#].*/s, ''));
    if (page !== 'notFound' && page !== 'admin') return createElement(Link, { key, to: path }, children);
    return createElement('a', { key, href: isTextFilePath(path) ? API_ORIGIN + path : path }, children);
  }
  const address = /^mailto:/i.test(href) ? mailHref(href.slice('mailto:'.length)) : webHref(href);
  if (address === null) return createElement(Fragment, { key }, children);
  return createElement('a', { key, href: address, rel: 'noopener' }, children);
}

/** The column of text is 44rem wide at most. */
const SIZES = '(width < 48rem) 92vw, 44rem';

const LARGEST = Math.max(...TEXT_PICTURE_WIDTHS);

/** The stored widths up to that of the picture, which has no larger ones. */
function sourcesOf(src: string, width: number): string {
  const own = Math.min(width, LARGEST);
  const smaller = TEXT_PICTURE_WIDTHS.filter((w) => w < own).map((w) => `${src}?w=${w} ${w}w`);
  return [...smaller, `${src} ${own}w`].join(', ');
}

/** A picture of a text; null for one from elsewhere. @param first true if the first screen shows it */
function pictureOf({ attribs }: Element, first: boolean): ReactNode {
  const path = attribs.src ?? '';
  if (!isTextFilePath(path)) return null;
  const src = API_ORIGIN + path;
  const [width, height] = [sideOf(attribs.width), sideOf(attribs.height)];
  const hasSize = width !== undefined && height !== undefined;
  return (
    <img
      src={src}
      {...(hasSize && { srcSet: sourcesOf(src, width), sizes: first ? SIZES : `auto, ${SIZES}`, width, height })}
      alt={attribs.alt ?? ''}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}

/** Characters of HTML before a picture that the first screen may show. */
const FIRST_SCREEN = 1_000;

/** The address of the first picture, if the first screen may show it; '' without one. */
const firstPictureOf = (html: string): string => /<img src="([^"]+)"/.exec(html.slice(0, FIRST_SCREEN))?.[1] ?? '';

/** @param top level of the highest headings, which HTML has as h3 @param first address of the picture that is not loaded late */
function contentOf(nodes: readonly DOMNode[], top: number, first: string): ReactNode[] {
  const childrenOf = (element: Element) => contentOf(element.children as DOMNode[], top, first);

  function figureOf(element: Element, key: Key): ReactNode {
    const [picture] = elementsIn(element, ['img']);
    const image = picture === undefined ? null : pictureOf(picture, picture.attribs.src === first);
    if (image === null) return null;
    const [caption] = elementsIn(element, ['figcaption']);
    return (
      <figure key={key}>
        {image}
        {caption !== undefined && <figcaption>{childrenOf(caption)}</figcaption>}
      </figure>
    );
  }

  return nodes.map((node, key) => {
    if (node.type === 'text') return node.data;
    if (!isElement(node) || DROPPED.test(node.name)) return null;
    const name = SYNONYMS[node.name] ?? node.name;
    if (name === 'figure') return figureOf(node, key);
    if (name === 'table') return createElement(TextTable, { key, table: node, childrenOf });
    if (name === 'br') return createElement(name, { key });
    const children = childrenOf(node);
    if (name === 'a') return linkOf(node.attribs.href?.trim() ?? '', children, key);
    if (!SIMPLE_TAGS.includes(name)) return createElement(Fragment, { key }, children);
    const heading = /^h([34])$/.exec(name);
    return createElement(heading === null ? name : `h${Number(heading[1]) - 3 + top}`, { key }, children);
  });
}

interface RichTextProps {
  html: string;
  /** level of the highest headings, which HTML has as h3 */
  top?: 2 | 3;
  /** true if no picture stands before the text */
  isFirst?: boolean;
}

/** Renders HTML of the API through the list of its tags; of attributes, only safe addresses, texts and sizes of pictures remain. */
export function RichText({ html, top = 3, isFirst = false }: RichTextProps) {
  // domToReact of html-react-parser walks all that is below an element once more for each level.
  return <div className={styles.text}>{contentOf(htmlToDOM(html), top, isFirst ? firstPictureOf(html) : '')}</div>;
}
