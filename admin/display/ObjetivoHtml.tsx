import parse, { type DOMNode, domToReact, Element, type HTMLReactParserOptions, Text } from 'html-react-parser';
import { createElement, Fragment } from 'react';
import { HTML_TAGS } from '../../contract/values/constants.ts';
import { isLinkHref } from './linkHref.ts';

const TAGS: readonly string[] = HTML_TAGS;

// `replace` only accepts an element, so an empty fragment removes a node.
const REMOVED = createElement(Fragment);

const options: HTMLReactParserOptions = {
  replace(node) {
    if (node instanceof Text) return undefined;
    if (!(node instanceof Element)) return REMOVED;
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

/** Renders objetivo with the allowed tags only. */
export function ObjetivoHtml({ html }: { html: string }) {
  return <>{parse(html, options)}</>;
}
