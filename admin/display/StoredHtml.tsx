import parse, { type DOMNode, domToReact, Element, type HTMLReactParserOptions, Text } from 'html-react-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { portalPath } from '../../contract/addresses/portalPath.ts';
import { textFileAt } from '../../contract/addresses/textFiles.ts';
import { sideOf, TEXT_TAGS } from '../../contract/values/markup/tags.ts';
import { HOST } from '../addresses/host.ts';
import { isLinkHref } from './linkHref.ts';

// `replace` only accepts an element, so an empty fragment removes a node.
const REMOVED = createElement(Fragment);

function linkTo(href: string, children: ReactNode) {
  const path = portalPath(href);
  if (path === null && !isLinkHref(href)) return <>{children}</>;
  const address = path !== null && textFileAt(path) !== null ? HOST + path : (path ?? href);
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function pictureOf({ src = '', alt = '', width, height }: Element['attribs']) {
  if (textFileAt(src) === null) return REMOVED;
  return <img src={HOST + src} alt={alt} width={sideOf(width)} height={sideOf(height)} loading="lazy" />;
}

const options: HTMLReactParserOptions = {
  replace(node) {
    if (node instanceof Text) return undefined;
    if (!(node instanceof Element)) return REMOVED;
    const { name, attribs } = node;
    if (name === 'img') return pictureOf(attribs);
    const children = domToReact(node.children as DOMNode[], options);
    if (name === 'a') return linkTo(attribs.href ?? '', children);
    if (name === 'br') return <br />;
    if (!TEXT_TAGS.includes(name)) return <>{children}</>;
    return createElement(name, null, children);
  },
};

/** Renders HTML of a record with the elements of texts only. */
export function StoredHtml({ html }: { html: string }) {
  return <>{parse(html, options)}</>;
}
