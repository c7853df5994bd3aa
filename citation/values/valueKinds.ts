/** How a value is repaired; other fields hold any text. */
export type ValueKind = 'doi' | 'issn' | 'isbn' | 'web' | 'webList' | 'locator' | 'date';

const KINDS: Readonly<Record<string, ValueKind>> = {
  doi: 'doi',
  issn: 'issn',
  isbn: 'isbn',
  volumen: 'locator',
  numero: 'locator',
  pagina_inicial: 'locator',
  pagina_final: 'locator',
  urls_adicionales: 'webList',
};

/** The kind of a field of any record, by its name. */
export function valueKindOf(field: string): ValueKind | undefined {
  if (Object.hasOwn(KINDS, field)) return KINDS[field];
  if (/^(?:url|enlace)(?:_|$)/.test(field)) return 'web';
  return /(?:^|_)fecha(?:_|$)/.test(field) ? 'date' : undefined;
}
