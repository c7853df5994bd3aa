import path from 'node:path';
import { ARCHIVE_ENTRIES_MAX } from '../../../../contract/values/imports.ts';
import { requireAtMost, unsupportedError } from '../refusals.ts';
import { type Archive, XLSX } from './Archive.ts';
import { type Attributes, parseXml } from './parseXml.ts';

export interface Sheet {
  name: string;
  /** in the archive */
  path: string;
  visible: boolean;
}

export interface Workbook {
  sheets: Sheet[];
  /** days count from 1904 */
  date1904: boolean;
  /** paths of parts that not every workbook has */
  sharedStrings: string | undefined;
  styles: string | undefined;
}

/** Characters of the name of a sheet; spreadsheet programs allow 31. */
const NAME_MAX = 200;

const SAVE_AS = 'Ábralo y guárdelo como XLSX o CSV.';

/** By an entry that tells the kind: why it is refused. */
const OTHER_KINDS: readonly (readonly [entry: string, reason: string])[] = [
  ['content.xml', `El archivo es de OpenDocument (ODS u ODT). ${SAVE_AS}`],
  ['xl/workbook.bin', `El archivo es un XLSB. ${SAVE_AS}`],
  ['word/document.xml', 'El archivo es un documento de Word, que no se puede importar'],
  ['ppt/presentation.xml', 'El archivo es una presentación, que no se puede importar'],
];

interface Relationship {
  type: string;
  target: string;
}

/** The attribute without regard to the prefix, 'r:id' and 'id'. */
const attribute = (attributes: Attributes, name: string): string =>
  attributes[name] ?? attributes[Object.keys(attributes).find((key) => key.endsWith(`:${name}`)) ?? ''] ?? '';

/** The parts that a part refers to, by id. */
async function relationshipsOf(archive: Archive, part: string): Promise<Map<string, Relationship>> {
  const { dir, base } = path.posix.parse(part);
  const name = path.posix.join(dir, '_rels', `${base}.rels`);
  const found = new Map<string, Relationship>();
  if (!archive.has(name)) return found;
  await parseXml(archive.read(name), {
    open: (element, { Id = '', Type = '', Target = '' }) => {
      if (element !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : path.posix.join(dir, Target);
      found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return found;
}

const targetOf = (relationships: ReadonlyMap<string, Relationship>, type: string): string | undefined =>
  [...relationships.values()].find((relationship) => relationship.type === type)?.target;

/** @throws {HttpError} 415 for a ZIP that is no workbook */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const main = targetOf(await relationshipsOf(archive, ''), 'officeDocument') ?? 'xl/workbook.xml';
  const other = OTHER_KINDS.find(([entry]) => archive.has(entry));
  if (other !== undefined) throw unsupportedError(other[1]);
  if (!archive.has(main)) throw unsupportedError('El archivo está comprimido, pero no es un XLSX');
  const relationships = await relationshipsOf(archive, main);
  const workbook: Workbook = {
    sheets: [],
    date1904: false,
    sharedStrings: targetOf(relationships, 'sharedStrings'),
    styles: targetOf(relationships, 'styles'),
  };
  await parseXml(archive.read(main), {
    open: (element, attributes) => {
      if (element === 'workbookPr') workbook.date1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (element !== 'sheet') return;
      const { type, target } = relationships.get(attribute(attributes, 'id')) ?? {};
      const { name = '', state = 'visible' } = attributes;
      if (type === 'worksheet' && target !== undefined)
        workbook.sheets.push({ name: name.slice(0, NAME_MAX), path: target, visible: state === 'visible' });
      // Each has an entry of its own.
      requireAtMost(ARCHIVE_ENTRIES_MAX, workbook.sheets.length, 'hojas', XLSX);
    },
  });
  if (workbook.sheets.length === 0) throw unsupportedError('El archivo XLSX no tiene hojas con celdas');
  return workbook;
}
