/** Reads all that another portal answers. */
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { partsOf } from '../../contract/resources/resources.ts';
import { fieldsOf, isRecord, recordIn } from '../../contract/values/tolerant.ts';
import { proyectosIn } from '../../contract/wire/proyecto.ts';
import { CommandError } from '../copies/command.ts';
import { addAnswer, type Details, type Gathered, KINDS, type Kind, ofEachKind, type Records } from './answers.ts';
import { fieldIn, idIn } from './fields.ts';
import { readHome } from './inicioAnswers.ts';
import { PARTS } from './kinds/kinds.ts';
import { LINEAS } from './kinds/lineas.ts';
import { PROYECTO_IDS } from './kinds/links.ts';
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

/** True if an answer has rows, or an empty list and no rows under another name. */
function hasList(answer: unknown, rows: readonly unknown[]): boolean {
  const lists = [answer, ...Object.values(fieldsOf(answer))].filter((value) => Array.isArray(value));
  return rows.length > 0 || (lists.length > 0 && lists.every(({ length }) => length === 0));
}

/** @throws {CommandError} for more records than any group has */
function demandBounded(kind: Kind, rows: number): void {
  if (rows > RECORDS_MAX)
    throw new CommandError(`El otro portal tiene más de ${RECORDS_MAX.toLocaleString('es-CO')} ${kind}.`);
}

const NO_ID = 'El registro no tiene un identificador válido: no se trajo';

/** Adds the rows of a list to the records of a kind. */
function addRows(records: Records, kind: Kind, rows: readonly unknown[], report: Report): void {
  demandBounded(kind, rows.length);
  const { ids } = PARTS[kind];
  for (const row of rows) {
    const fields = isRecord(row) ? row : {};
    const id = idIn(fields, ids);
    if (id !== null) addAnswer(records, id, fields);
    else report.add(kind, valueText(fieldIn(fields, ids) ?? ''), '', row, NO_ID);
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
  const { lists, listIn } = PARTS[kind];
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
  if (refused !== undefined && refusals.length === lists.length && !lists.every(isStaffOnly))
    throw new CommandError(`El otro portal no da la lista de ${kind}: ${endpoints[refused[0]].path}, ${refused[1]}.`);
  return refusals.some(([call]) => isStaffOnly(call));
}

/** Asks for each record by itself; its answer also tells of its links. */
async function readDetails({ remote, report, onProgress }: Gathering, kind: Kind, records: Records): Promise<Details> {
  const details: Details = new Map();
  const { detail: [call, name] = [] } = PARTS[kind];
  if (call === undefined || name === undefined) return details;
  const { path } = endpoints[call];
  let done = 0;
  const read = async (id: number): Promise<void> => {
    const answered = await remote.read(call, { id });
    done += 1;
    if (done % PROGRESS_STEP === 0 || done === records.size) onProgress(`${kind}: ${done} de ${records.size}`);
    if ('refusal' in answered) return report.add(kind, id, '', path, `No se leyó: ${answered.refusal}`);
    const record = recordIn(answered.answer, name);
    if (record === null) report.add(kind, id, '', path, 'No se leyó: sin el registro');
    else addAnswer(records, id, record);
    details.set(id, fieldsOf(answered.answer));
  };
  await Promise.all([...records.keys()].map(read));
  return details;
}

/** The ids of the projects of each line, as the calls of the first lines tell. */
async function readOfLinea({ remote, report }: Gathering): Promise<Map<number, Set<number>>> {
  const ofLinea = new Map<number, Set<number>>();
  for (const lineId of LINEAS) {
    const answered = await remote.read('listProyectosByLinea', { lineId });
    const rows = 'refusal' in answered ? [] : proyectosIn(answered.answer);
    if ('refusal' in answered)
      report.add('lineas', lineId, '', endpoints.listProyectosByLinea.path, `No se leyó: ${answered.refusal}`);
    ofLinea.set(lineId, new Set(rows.flatMap((row) => idIn(fieldsOf(row), PROYECTO_IDS) ?? [])));
  }
  return ofLinea;
}

const inOrder = <T>(byId: ReadonlyMap<number, T>) => new Map([...byId].sort(([a], [b]) => a - b));

/** @throws {CommandError} if the other side is no portal, or cannot be reached */
export async function gather(
  remote: RemotePortal,
  report: Report,
  onProgress: (text: string) => void,
): Promise<Gathered & { hidesInactive: boolean }> {
  const gathering = { remote, report, onProgress };
  const { home, inicio } = await readHome(remote, report);
  const records = ofEachKind((): Records => new Map());
  const details = ofEachKind((): Details => new Map());
  let isIncomplete = false;
  for (const kind of KINDS) {
    const isHidden = await readLists(gathering, kind, records[kind]);
    isIncomplete ||= isHidden && hidesInactive(kind);
    onProgress(`${kind}: ${records[kind].size}`);
  }
  for (const kind of KINDS) details[kind] = inOrder(await readDetails(gathering, kind, records[kind]));
  const answers = { home, inicio, details, ofLinea: await readOfLinea(gathering) };
  for (const kind of KINDS) {
    PARTS[kind].addOthers?.(records[kind], answers, report);
    demandBounded(kind, records[kind].size);
  }
  return { ...answers, records: ofEachKind((kind) => inOrder(records[kind])), hidesInactive: isIncomplete };
}
