import parse, { type DOMNode, domToReact, Element, type HTMLReactParserOptions, Text } from 'html-react-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { matchRoute } from '../../../contract/addresses/siteRoutes.ts';
import { portalPath } from '../../../contract/markup/portalPath.ts';
import { TEXT_TAGS } from '../../../contract/markup/tags.ts';
import { isTextFilePath } from '../../../contract/markup/textFiles.ts';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import { mailHref, webHref } from '../../data/webHref.ts';
import { Link } from '../../router/Link.tsx';
import { elementsIn } from './elementsIn.ts';
import { pictureOf } from './pictureOf.tsx';
import styles from './RichText.module.css';
import { TextTable } from './TextTable.tsx';

/** Replacements of tags that are not allowed. */
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Tags removed with their content. Other tags that are not allowed are unwrapped. */
const DROPPED =
  /^(script|style|xmp|iframe|noembed|noframes|noscript|plaintext|template|textarea|title|head|select|object|embed|svg|math|audio|video|canvas)$/;

/** Elements that stand only in a figure or a table, which render them. */
const PARTS = ['figcaption', 'tbody', 'tr', 'th', 'td'];

const SIMPLE_TAGS = TEXT_TAGS.filter((tag) => !PARTS.includes(tag));

function linkOf({ attribs: { href = '' } }: Element, children: ReactNode): ReactNode {
  const text = href.trim();
  const path = isTextFilePath(text) ? text : portalPath(text);
  if (path !== null) {
    // A navigation within the document finds pages only.
    const { page } = matchRoute(path.replace(/[?#].*/s, ''));
    if (page !== 'notFound' && page !== 'admin') return <Link to={path}>{children}</Link>;
    return <a href={isTextFilePath(path) ? API_ORIGIN + path : path}>{children}</a>;
  }
  const address = /^mailto:/i.test(text) ? mailHref(text.slice('mailto:'.length)) : webHref(text);
  if (address === null) return children;
  return (
    <a href={address} rel="noopener">
      {children}
    </a>
  );
}

// html-react-parser keeps a node if `replace` returns null.
const NOTHING = createElement(Fragment);

/** @param top level of the highest headings, which HTML has as h3 */
function optionsOf(top: number): HTMLReactParserOptions {
  const options: HTMLReactParserOptions = { replace };
  const childrenOf = (node: Element) => domToReact(node.children as DOMNode[], options);
  const figureOf = (node: Element): ReactNode => {
    const [picture] = elementsIn(node, ['img']);
    const image = picture === undefined ? null : pictureOf(picture);
    if (image === null) return NOTHING;
    const [caption] = elementsIn(node, ['figcaption']);
    return (
      <figure>
        {image}
        {caption !== undefined && <figcaption>{childrenOf(caption)}</figcaption>}
      </figure>
    );
  };

  function replace(node: DOMNode) {
    if (node instanceof Text) return undefined;
    if (!(node instanceof Element) || DROPPED.test(node.name) || node.name === 'img') return NOTHING;
    const name = SYNONYMS[node.name] ?? node.name;
    if (name === 'figure') return <>{figureOf(node)}</>;
    if (name === 'table') return <TextTable table={node} childrenOf={childrenOf} />;
    const children = childrenOf(node);
    if (name === 'a') return <>{linkOf(node, children)}</>;
    if (!SIMPLE_TAGS.includes(name)) return <>{children}</>;
    if (name === 'br') return <br />;
    const heading = /^h([34])$/.exec(name);
    return createElement(heading === null ? name : `h${Number(heading[1]) - 3 + top}`, null, children);
  }
  return options;
}

const OPTIONS = { 2: optionsOf(2), 3: optionsOf(3) };

interface RichTextProps {
  html: string;
  /** level of the highest headings, which HTML has as h3 */
  top?: keyof typeof OPTIONS;
}

/** Renders HTML of the API through the list of its tags; of attributes, only safe addresses, texts and sizes of pictures and spans of cells remain. */
export function RichText({ html, top = 3 }: RichTextProps) {
  return <div className={styles.text}>{parse(html, OPTIONS[top])}</div>;
}
