/** The tags of a RIS text, whatever its lines look like. */

export interface RisTag {
  tag: string;
  /** on one line */
  value: string;
}

export interface RisRecord {
  type: string;
  tags: RisTag[];
  /** those that stood before TY */
  before: RisTag[];
}

const TAG_LINE = /^\s*([A-Z][A-Z0-9])(\s*[-–—]\s*)([\s\S]*)$/;
/** Between tag and value as the format has it. */
const CANONICAL = /^ {2}- ?$/;
const BLANK = /^\s|\s$/;
/** Those of a line that a program or a person has changed; another line may begin with a word of two capitals. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'A1 A2 A3 A4 AB AD AN AR AU AV BT C1 C2 C3 C4 C5 C6 C7 C8 CA CN CP CT CY DA DB DI DO DP ED EP ER ET ID IS J1 J2 JA JF JO KW ' +
    'L1 L2 L3 L4 LA LB LK M1 M2 M3 N1 N2 NV OP PB PP PY RI RN RP SE SN SP ST SV T1 T2 T3 TA TI TT TY U1 U2 U3 U4 U5 UR VL VO Y1 Y2'
  ).split(' '),
);

/** Undefined for a line that continues the one before. */
function tagIn(line: string): RisTag | undefined {
  const [, tag = '', sign = '', value = ''] = TAG_LINE.exec(line) ?? [];
  if (tag === '') return undefined;
  const isLoose = KNOWN.has(tag) && (BLANK.test(sign) || value === '');
  return isLoose || CANONICAL.test(sign) ? { tag, value: value.trim() } : undefined;
}

const START = /^[ \t\u00a0]*TY[ \t\u00a0]+[-–—]/m;
const LOOSE_START = /^[ \t\u00a0]*TY[-–—](?:\s|$)/m;

/** True for a text with the beginning of a record. */
export const isRis = (text: string): boolean => START.test(text) || LOOSE_START.test(text);

const LINE_END = /\r\n?|\n/;

export const isRisRecord = (found: RisRecord | { unread: string }): found is RisRecord => 'tags' in found;

/** @returns a text for tags behind the last record, which belong to none */
export function* risRecords(text: string): Generator<RisRecord | { unread: string }> {
  let record: RisRecord | undefined;
  /** of the record, or of the next one: a program writes its own tags before TY */
  let tags: RisTag[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(LINE_END)) {
    const found = tagIn(line);
    const last = tags.at(-1);
    if (found === undefined) {
      if (last !== undefined && line.trim() !== '') last.value += ` ${line.trim()}`;
    } else if (found.tag === 'TY') {
      if (record !== undefined) yield record;
      record = { type: found.value, tags: [], before: record === undefined ? tags : [] };
      tags = record.tags;
    } else if (found.tag === 'ER') {
      if (record !== undefined) yield record;
      record = undefined;
      tags = [];
    } else tags.push(found);
  }
  if (record !== undefined) yield record;
  else if (tags.length > 0) yield { unread: tags.map(({ tag, value }) => `${tag}  - ${value}`).join(' ') };
}
