import { citedFields } from '../../../../citation/citedFields.ts';
import { CSL_TYPES, type CslItem } from '../../../../citation/csl.ts';
import { quoted } from '../../../../citation/quoted.ts';
import type { CitationRecord } from '../../../../citation/read/citationRecord.ts';
import { readAnyItem } from '../../../../citation/read/item.ts';
import type { CitedFields } from '../../../../citation/toProducto.ts';
import { joinRemarks } from '../../../../citation/values/remarks.ts';
import { type Persona, sortedName } from '../../../../contract/bibliography/persona.ts';
import type { ReadRecord, RecordsContent } from '../fileContent.ts';
import { RecordList } from '../RecordList.ts';
import { formatNumber, unreadableError } from '../refusals.ts';

/** @throws {HttpError} 422 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadableError('El archivo JSON no se puede leer: puede estar incompleto');
  }
}

/** A person as in a cell: 'Núñez, Ana · ORCID 0000-0002-1825-0097'. A name that is not split stands whole. */
function personaText(persona: Omit<Persona, 'integrante_id'>): string {
  const name = sortedName(persona);
  return persona.orcid === '' ? name : `${name} · ORCID ${persona.orcid}`;
}

type CitationFormat = Exclude<RecordsContent['formato'], 'gruplac'>;

/** Of each format, loaded on demand. */
const RECORDS: Readonly<Record<CitationFormat, (text: string) => Promise<Iterable<CitationRecord>>>> = {
  bibtex: async (text) => (await import('../../../../citation/read/bibtex.ts')).readBibtex(text),
  ris: async (text) => (await import('../../../../citation/read/ris.ts')).readRis(text),
  csl: async (text) => (await import('../../../../citation/read/cslRecords.ts')).readCsl(parseJson(text)),
};

const UNREAD_EXAMPLES = 5;

type Raw = Readonly<Record<string, unknown>>;

const rawOf = (record: unknown): Raw => (typeof record === 'object' && record !== null ? (record as Raw) : {});

/** What the file says and no field holds. */
function marcasOf(raw: Raw, item: CslItem): Record<string, string> {
  const marcas: Record<string, string> = {};
  const { type } = raw;
  if (typeof type === 'string' && type !== '' && !CSL_TYPES.some((known) => known === type))
    marcas.tipo = `El archivo dice «${type}»: revise el tipo`;
  const { raw: text, literal } = rawOf(raw.issued);
  const date = text ?? literal;
  if (
    typeof date === 'string' &&
    date !== '' &&
    item.issued === undefined &&
    item.remarks?.fecha_publicacion === undefined
  )
    marcas.fecha_publicacion = `El archivo dice «${date}», que no se reconoce como fecha`;
  return marcas;
}

function celdasOf({
  autores = [],
  editores = [],
  palabras_clave = [],
  ...fields
}: CitedFields): Record<string, string> {
  const texts = Object.entries(fields).map(([field, value]) => [field, String(value)]);
  return {
    ...Object.fromEntries(texts),
    autores: autores.map(personaText).join('\n'),
    editores: editores.map(personaText).join('\n'),
    palabras_clave: palabras_clave.join('\n'),
  };
}

function recordOf(raw: unknown, item: CslItem): ReadRecord {
  const { fields, remarks } = citedFields(item);
  const marcas = joinRemarks(remarks, marcasOf(rawOf(raw), item));
  return { recurso: 'productos', celdas: celdasOf(fields), marcas, origen: '', aparte: false };
}

function unreadAvisos(unread: readonly string[]): string[] {
  if (unread.length === 0) return [];
  const examples = unread.slice(0, UNREAD_EXAMPLES).map((text) => `«${quoted(text)}»`);
  const more = unread.length > UNREAD_EXAMPLES ? ', entre otros' : '';
  const count =
    unread.length === 1 ? 'Un registro no se puede leer' : `${formatNumber(unread.length)} registros no se pueden leer`;
  return [`${count}: ${examples.join(', ')}${more}. Corríjalos en el archivo y vuelva a elegirlo.`];
}

/** Reads the products in a file of BibTeX, RIS or CSL-JSON. @throws {HttpError} 413 or 422 */
export async function readCitations(
  text: string,
  formato: CitationFormat,
): Promise<Pick<RecordsContent, 'registros' | 'avisos'>> {
  const unread: string[] = [];
  const list = new RecordList();
  for (const found of await RECORDS[formato](text)) {
    const item = 'record' in found ? readAnyItem(found.record, 0) : undefined;
    if (item !== undefined && 'record' in found) list.add(recordOf(found.record, item));
    else if ('unread' in found) unread.push(found.unread);
  }
  const { registros, avisos } = list.finish();
  return { registros, avisos: [...unreadAvisos(unread), ...avisos] };
}
