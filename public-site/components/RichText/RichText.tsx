import parse, { type DOMNode, domToReact, Element, type HTMLReactParserOptions, Text } from 'html-react-parser';
import { createElement, Fragment } from 'react';
import { HTML_TAGS } from '../../../contract/values/constants.ts';
import { mailHref, webHref } from '../../data/webHref.ts';
import styles from './RichText.module.css';

/** Replacements of tags that are not allowed. */
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Tags removed with their content. Other tags that are not allowed are unwrapped. */
const DROPPED =
  /^(script|style|xmp|iframe|noembed|noframes|noscript|plaintext|template|textarea|title|head|select|object|embed|svg|math|audio|video|canvas)$/;

const tagOf = (name: string) => HTML_TAGS.find((tag) => tag === (SYNONYMS[name] ?? name));

function hrefOf(link: Element): string | null {
  const href = link.attribs.href?.trim() ?? '';
  return /^mailto:/i.test(href) ? mailHref(href.slice('mailto:'.length)) : webHref(href);
}

// html-react-parser keeps a node if `replace` returns null.
const NOTHING = createElement(Fragment);

const options: HTMLReactParserOptions = { replace };

function replace(node: DOMNode) {
  if (node instanceof Text) return undefined;
  if (!(node instanceof Element) || DROPPED.test(node.name)) return NOTHING;
  const children = domToReact(node.children as DOMNode[], options);
  if (node.name === 'a') {
    const href = hrefOf(node);
    if (href === null) return <>{children}</>;
    return (
      <a href={href} rel="noopener">
        {children}
      </a>
    );
  }
  const Tag = tagOf(node.name);
  if (Tag === undefined) return <>{children}</>;
  return Tag === 'br' ? <br /> : <Tag>{children}</Tag>;
}

/** Renders HTML of the home's data through an allow-list of tags; of attributes, only safe `href` values remain. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text}>{parse(html, options)}</div>;
}
