import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { CITATION_FORMATS, CITATION_TYPES, type CitationFormat } from '../../contract/addresses/documentPaths.ts';

const HTML = 'text/html';

/** The citation format that the client prefers to HTML; null for HTML. */
export function citationFormatOf(request: FastifyRequest): CitationFormat | null {
  const preferred = new Negotiator(request).mediaType([HTML, ...Object.values(CITATION_TYPES)]);
  return CITATION_FORMATS.find((format) => CITATION_TYPES[format] === preferred) ?? null;
}
