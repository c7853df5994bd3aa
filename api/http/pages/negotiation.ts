import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type DocumentAddress, PRODUCTO_FORMS, REFERENCE_TYPE, referenceIn } from '../../documents/productoRows.ts';

const HTML = 'text/html';

/** Parameters of a reference, which choose its form and not its type. */
const OF_REFERENCE = /^(style|locale)=/i;

/** Media ranges with their parameters. */
const rangesIn = (accept: string): string[][] =>
  accept.split(',').map((range) => range.split(';').map((part) => part.trim()));

/** The style that the client wants references in. */
function styleIn(ranges: readonly string[][]): string | undefined {
  const range = ranges.find(([type = '']) => type.toLowerCase() === REFERENCE_TYPE);
  const parameter = range?.find((part) => part.toLowerCase().startsWith('style='));
  return parameter?.slice(parameter.indexOf('=') + 1).replaceAll('"', '');
}

/** The document of a product that the client prefers to its page; null for the page. */
export function preferredForm({ headers }: FastifyRequest): DocumentAddress | null {
  if (headers.accept === undefined) return null;
  const ranges = rangesIn(headers.accept);
  const accept = ranges.map((parts) => parts.filter((part) => !OF_REFERENCE.test(part)).join(';')).join(',');
  const preferred = new Negotiator({ headers: { accept } }).mediaType([HTML, ...Object.keys(PRODUCTO_FORMS)]);
  if (preferred === REFERENCE_TYPE) return referenceIn(styleIn(ranges));
  return preferred === undefined ? null : (PRODUCTO_FORMS[preferred] ?? null);
}
