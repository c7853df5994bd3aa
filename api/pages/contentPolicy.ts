import { createHash } from 'node:crypto';

/** Emotion adds empty style elements and fills them through the CSSOM: the hash of '' allows them. */
const EMPTY_STYLE = '';

interface Inline {
  scripts?: readonly string[];
  styles?: readonly string[];
  /** true for a document that pages of this site may frame */
  framed?: boolean;
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Builds a Content-Security-Policy that allows only the given inline elements. */
export function contentPolicy({ scripts = [], styles = [], framed = false }: Inline = {}): string {
  const self = "'self'";
  const directives = {
    'default-src': [self],
    'script-src': [self, ...scripts.map(hashSource)],
    'style-src': [self, ...[EMPTY_STYLE, ...styles].map(hashSource)],
    // Chosen files are shown as blobs; react-admin has icons as data URLs.
    'img-src': [self, 'data:', 'blob:'],
    'media-src': [self],
    'connect-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? self : "'none'"],
    'form-action': [self],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
