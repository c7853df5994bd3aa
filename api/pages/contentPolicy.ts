import { createHash } from 'node:crypto';

/** MUI's emotion adds empty style elements and fills them through the CSSOM: the hash of the empty text lets it. */
const EMPTY_STYLE = '';

/** What a page carries inside itself, as text between its tags. */
interface Inline {
  scripts?: readonly string[];
  styles?: readonly string[];
}

/** The source expression that lets exactly this text be a script or a style. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The security policy of our answers: nothing inline, but what a page is known to carry. */
export function contentPolicy({ scripts = [], styles = [] }: Inline = {}): string {
  const self = "'self'";
  const directives = {
    'default-src': [self],
    'script-src': [self, ...scripts.map(hashSource)],
    'style-src': [self, ...[EMPTY_STYLE, ...styles].map(hashSource)],
    // Previews of chosen files are blobs; react-admin draws small icons as data.
    'img-src': [self, 'data:', 'blob:'],
    'media-src': [self],
    'connect-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': [self],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
