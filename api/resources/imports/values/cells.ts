/** Reads the text of a cell as the value of a field, and writes it back. */
import { toPersona } from '../../../../citation/toProducto.ts';
import { personIn, splitPeople } from '../../../../citation/values/people.ts';
import { sortedName } from '../../../../contract/bibliography/persona.ts';
import { splitByCommas } from '../../../../contract/fields/fields.ts';
import { HTML_MAX } from '../../../../contract/values/constants.ts';
import { foldText } from '../../../../contract/values/foldText.ts';
import { fromLocalClock } from '../../../../contract/values/localDay.ts';
import { periodoText } from '../../../../contract/values/periodos.ts';
import { fieldsOf, textOf } from '../../../../contract/values/tolerant.ts';
import { formatNumber } from '../../../imports/read/refusals.ts';
import { cleanText } from '../../html/cleanHtml.ts';
import type { Choice, FieldKind, ImportField } from '../../parts/importPart.ts';
import { readDay, readMoment, readPartialDate } from './dates.ts';
import type { CellOutcome, LinkIndex } from './links.ts';
import { readPeriodos } from './periodos.ts';

export interface CellContext {
  links: LinkIndex;
  /** an unknown name of a link counts as empty */
  emptyLinks: boolean;
  /** a program wrote the text: each line of a list of people is one, and a spreadsheet has changed nothing */
  isProgram: boolean;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One item a line; a text of one line is split at commas. */
const listOf = (text: string): string[] => (text.includes('\n') ? linesOf(text) : splitByCommas(text));

function peopleOf(name: string, text: string, isProgram: boolean): CellOutcome {
  if (isProgram) return { value: linesOf(text).map(personIn).map(toPersona) };
  const { names, remarks, isUnclear } = splitPeople(text);
  if (names.length > ITEMS_MAX) return { error: tooMany() };
  if (isUnclear) return { error: `Separe los ${name} con punto y coma` };
  return { value: names.map(toPersona), ...(remarks.length > 0 && { mark: remarks.join('. ') }) };
}

const TAG = /<[a-z/!]/i;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text without elements becomes paragraphs. */
const htmlOf = (text: string): string =>
  cleanText(
    TAG.test(text)
      ? text
      : linesOf(text)
          .map((line) => `<p>${escaped(line)}</p>`)
          .join(''),
  );

function instantOf(text: string): CellOutcome {
  const moment = readMoment(text);
  if (moment !== null) return { value: fromLocalClock(moment) };
  // Another text is an instant with its time zone, which the rule of the field checks.
  return { value: text };
}

function choiceOf(text: string, choices: readonly Choice[]): CellOutcome {
  const folded = foldText(text);
  const found = choices.find(({ value, label, aliases = [] }) =>
    [label, String(value), ...aliases].some((name) => foldText(name) === folded),
  );
  if (found !== undefined) return { value: found.value };
  const labels = [...new Set(choices.map(({ label }) => label))];
  return { error: `Use uno de estos valores: ${labels.join(', ')}` };
}

/** Items that are read: no field takes as many. */
const ITEMS_MAX = 1_000;
const tooLong = (): string => `El texto es demasiado largo: tiene más de ${formatNumber(HTML_MAX)} caracteres`;
const tooMany = (): string => `Hay demasiados elementos: más de ${formatNumber(ITEMS_MAX)}`;

/** What stands between the items of a cell; null for a cell of one text. */
function separatorOf(kind: FieldKind): RegExp | null {
  if (kind.is === 'people') return /[\n;|]/;
  if (kind.is === 'periods') return /[\n;]/;
  if (kind.is === 'list') return /[\n,]/;
  if (kind.is === 'webList') return /\s/;
  return kind.is === 'link' && kind.many === true ? /\n/ : null;
}

/** Why a cell is not read, whose text no field can have: its rules would take long. */
function excessOf(kind: FieldKind, text: string): string | undefined {
  const separator = separatorOf(kind);
  if (separator === null) return text.length > HTML_MAX ? tooLong() : undefined;
  return text.split(separator, ITEMS_MAX + 1).length > ITEMS_MAX ? tooMany() : undefined;
}

/** @param text not empty */
export function readCell(
  { name, kind }: ImportField,
  text: string,
  { links, emptyLinks, isProgram }: CellContext,
): CellOutcome {
  const error = excessOf(kind, text);
  if (error !== undefined) return { error };
  switch (kind.is) {
    case 'day':
      return readDay(text, kind.edge);
    case 'partialDate':
      return readPartialDate(text);
    case 'list':
      return { value: listOf(text) };
    case 'webList':
      return { value: text.split(/\s+/).filter((item) => item !== '') };
    case 'people':
      return peopleOf(name, text, isProgram);
    case 'periods':
      return readPeriodos(text);
    case 'html':
      return { value: htmlOf(text) };
    case 'instant':
      return instantOf(text);
    case 'choice': {
      // A licence that has no name of ours is its identifier, which the rule of the field checks.
      const outcome = choiceOf(text, kind.choices);
      return outcome.error !== undefined && name === 'licencia' ? { value: text } : outcome;
    }
    case 'link':
      return links.read(kind, kind.many ? linesOf(text) : [text], emptyLinks);
    default:
      return { value: text };
  }
}

/** The name of a person of a record or of a draft, whose fields may be absent. */
export function personName(persona: unknown): string {
  const { apellidos, nombres, nombre_corporativo } = fieldsOf(persona);
  return sortedName({
    apellidos: textOf(apellidos),
    nombres: textOf(nombres),
    nombre_corporativo: textOf(nombre_corporativo),
  });
}

/** The text of a value as a cell has it; '' for an empty one. */
export function writeCell({ kind }: ImportField, value: unknown, links: LinkIndex): string {
  if (value === null || value === undefined) return '';
  switch (kind.is) {
    case 'people':
      return (Array.isArray(value) ? value : []).map(personName).join('\n');
    case 'periods':
      return (Array.isArray(value) ? value : []).map(periodoText).join('\n');
    case 'list':
      return (Array.isArray(value) ? value : []).map(textOf).join('\n');
    case 'webList':
      return (Array.isArray(value) ? value : []).map(textOf).join(' ');
    case 'choice':
      return kind.choices.find((choice) => choice.value === value)?.label ?? String(value);
    case 'link':
      return [value]
        .flat()
        .map((id) => links.nameOf(kind.to, Number(id)))
        .join('\n');
    default:
      return String(value);
  }
}
