import parse, { type DOMNode, domToReact, Element, type HTMLReactParserOptions, Text } from 'html-react-parser';
import { createElement, Fragment } from 'react';
import { OBJETIVO_TAGS } from '../../contract/constants.ts';
import { isLinkHref } from './linkHref.ts';

const TAGS: readonly string[] = OBJETIVO_TAGS;

// Only an element replaces a node.
const NOTHING = createElement(Fragment);

const options: HTMLReactParserOptions = {
  replace(node) {
    if (node instanceof Text) return undefined;
    if (!(node instanceof Element)) return NOTHING;
    const children = domToReact(node.children as DOMNode[], options);
    const href = node.attribs.href ?? '';
    if (node.name === 'a' && isLinkHref(href)) {
      return (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    }
    if (node.name === 'br') return <br />;
    return TAGS.includes(node.name)
      ? createElement(node.name, null, children)
      : createElement(Fragment, null, children);
  },
};

/** The objective as a text with its formats: the tags that the server keeps, whatever it is given (design §4). */
export function ObjetivoHtml({ html }: { html: string }) {
  return <>{parse(html, options)}</>;
}
