/** Reads all that another portal answers. */
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { partsOf } from '../../contract/resources/resources.ts';
import { fieldsOf, recordIn } from '../../contract/values/tolerant.ts';
import { CommandError } from '../copies/command.ts';
import { addAnswer, type Gathered, KINDS, type Kind, ofEachKind, type Records } from './answers.ts';
import { asFields, type Fields, fieldIn, idIn } from './fields.ts';
import { readHome } from './inicioAnswers.ts';
import { PARTS } from './kinds/kinds.ts';
import { readOfLinea } from './kinds/proyectosOfLinea.ts';
import type { CallAnswer, RemotePortal } from './RemotePortal.ts';
import { type Report, valueText } from './Report.ts';

/** Records of a kind: each project and each member is asked for. */
const RECORDS_MAX = 100_000;
/** Records between two lines of progress. */
const PROGRESS_STEP = 100;

interface Gathering {
  remote: RemotePortal;
  report: Report;
  onProgress: (text: string) => void;
}

/** True if an answer has a list under one of the names of its kind, be it empty. */
const hasList = (answer: unknown, rows: readonly unknown[]): boolean =>
  rows.length > 0 ||
  [answer, ...Object.values(fieldsOf(answer))].some((value) => Array.isArray(value) && value.length === 0);

/** @throws {CommandError} for more records than any group has */
function demandBounded(kind: Kind, rows: number): void {
  if (rows > RECORDS_MAX)
    throw new CommandError(`El otro portal tiene más de ${RECORDS_MAX.toLocaleString('es-CO')} ${kind}.`);
}

/** Adds the rows of a list to the records of a kind. */
function addRows(records: Records, kind: Kind, rows: readonly unknown[], report: Report): void {
  demandBounded(kind, rows.length);
  for (const row of rows) {
    const fields = asFields(row);
    const id = fields && idIn(fields, PARTS[kind].ids);
    if (fields === null || id === null)
      report.add(
        kind,
        valueText(fieldIn(fields ?? {}, PARTS[kind].ids) ?? ''),
        '',
        row,
        'El registro no tiene un identificador válido: no se trajo',
      );
    else addAnswer(records, id, fields);
  }
}

/** True for a kind of which visitors do not see every record. */
const hidesInactive = (kind: Kind): boolean => partsOf(kind).visibility?.scheduled === true;

const isStaffOnly = (call: EndpointName): boolean => endpoints[call].access === 'staff';

/**
 * Adds the records of the lists of a kind.
 * @returns true if the other side refused the list of staff
 * @throws {CommandError} if a kind that every portal shows visitors has no list at all
 */
async function readLists({ remote, report }: Gathering, kind: Kind, records: Records): Promise<boolean> {
  const { lists, listIn, isPublic } = PARTS[kind];
  const answers = await Promise.all(lists.map((call) => remote.read(call)));
  const refusals: [call: EndpointName, reason: string][] = [];
  for (const [index, call] of lists.entries()) {
    const answered = answers[index] as CallAnswer;
    const rows = 'refusal' in answered ? [] : listIn(answered.answer);
    if ('refusal' in answered) refusals.push([call, answered.refusal]);
    else if (!hasList(answered.answer, rows)) refusals.push([call, 'la respuesta no tiene la lista']);
    addRows(records, kind, rows, report);
  }
  for (const [call, reason] of refusals) {
    const lost =
      isStaffOnly(call) && hidesInactive(kind)
        ? '. Los registros inactivos que no muestra al público no se trajeron'
        : '';
    report.add(kind, '', '', endpoints[call].path, `No se leyó: ${reason}${lost}`);
  }
  const [refused] = refusals;
  if (isPublic && refused !== undefined && refusals.length === lists.length)
    throw new CommandError(`El otro portal no da la lista de ${kind}: ${endpoints[refused[0]].path}, ${refused[1]}.`);
  return refusals.some(([call]) => isStaffOnly(call));
}

/** Asks for each record by itself; its answer also tells of its links. */
async function readDetails(
  { remote, report, onProgress }: Gathering,
  kind: Kind,
  records: Records,
  details: Map<number, unknown>,
): Promise<void> {
  const { detail: [call, name] = [] } = PARTS[kind];
  if (call === undefined || name === undefined) return;
  let done = 0;
  const read = async (id: number, answers: Fields[]): Promise<void> => {
    const answered = await remote.read(call, { id });
    const record = 'refusal' in answered ? null : recordIn(answered.answer, name);
    if ('refusal' in answered) report.add(kind, id, '', endpoints[call].path, `No se leyó: ${answered.refusal}`);
    else details.set(id, answered.answer);
    if (record !== null) answers.push(record);
    else if (!('refusal' in answered)) report.add(kind, id, '', endpoints[call].path, 'No se leyó: sin el registro');
    done += 1;
    if (done % PROGRESS_STEP === 0 || done === records.size) onProgress(`${kind}: ${done} de ${records.size}`);
  };
  await Promise.all([...records].map(([id, answers]) => read(id, answers)));
}

/** @throws {CommandError} if the other side is no portal, or cannot be reached */
export async function gather(
  remote: RemotePortal,
  report: Report,
  onProgress: (text: string) => void,
): Promise<Gathered & { hidesInactive: boolean }> {
  const gathering = { remote, report, onProgress };
  const { home, inicio } = await readHome(remote, report);
  const records = ofEachKind((): Records => new Map());
  const details = ofEachKind((): Map<number, unknown> => new Map());
  let isIncomplete = false;
  for (const kind of KINDS) {
    const isHidden = await readLists(gathering, kind, records[kind]);
    isIncomplete ||= isHidden && hidesInactive(kind);
    onProgress(`${kind}: ${records[kind].size}`);
  }
  for (const kind of KINDS) await readDetails(gathering, kind, records[kind], details[kind]);
  const answers = { home, inicio, details, ofLinea: await readOfLinea(remote, report) };
  for (const kind of KINDS) {
    PARTS[kind].addOthers?.(records[kind], answers);
    demandBounded(kind, records[kind].size);
  }
  return { ...answers, records, hidesInactive: isIncomplete };
}
