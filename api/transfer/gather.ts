/** Reads all that another portal answers. */
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { fieldsOf, listOf, recordIn } from '../../contract/values/tolerant.ts';
import { CommandError } from '../copies/command.ts';
import { asFields, type Fields, fieldIn, idIn } from './fields.ts';
import { CALLS, KINDS, type Kind } from './kinds.ts';
import type { CallAnswer, RemotePortal } from './RemotePortal.ts';
import { type Report, valueText } from './Report.ts';

/** Records of a kind: each project and each member is asked for. */
const RECORDS_MAX = 100_000;
/** The lines that have a call of their own. */
const LINEAS = [1, 2, 3, 4] as const;
/** Records between two lines of progress. */
const PROGRESS_STEP = 100;

/** The answers of each record by its id, the best one first. */
export type Records = Map<number, Fields[]>;

export interface Gathered {
  /** the answers with the home, the best one first */
  inicio: readonly Fields[];
  records: Readonly<Record<Kind, Records>>;
  /** the answers with one project or member, by its id */
  details: Readonly<Record<'proyectos' | 'integrantes', ReadonlyMap<number, unknown>>>;
  /** the ids of the projects of a line, by its id */
  ofLinea: ReadonlyMap<number, ReadonlySet<number>>;
  /** the other side answers its staff only what it does not show visitors, and there was no session */
  hidesInactive: boolean;
}

interface Gathering {
  remote: RemotePortal;
  report: Report;
  onProgress: (text: string) => void;
}

/** True if an answer has a list under one of the names of its kind, be it empty. */
const hasList = (answer: unknown, rows: readonly unknown[]): boolean =>
  rows.length > 0 ||
  [answer, ...Object.values(fieldsOf(answer))].some((value) => Array.isArray(value) && value.length === 0);

function add(records: Records, id: number, fields: Fields): void {
  const known = records.get(id);
  if (known === undefined) records.set(id, [fields]);
  else known.push(fields);
}

/** @throws {CommandError} for more rows than any group has, before they are read */
function demandBounded(kind: Kind, rows: readonly unknown[]): void {
  if (rows.length > RECORDS_MAX)
    throw new CommandError(`El otro portal tiene más de ${RECORDS_MAX.toLocaleString('es-CO')} ${kind}.`);
}

/** Adds the rows of a list to the records of a kind. */
function addRows(records: Records, kind: Kind, rows: readonly unknown[], report: Report): void {
  demandBounded(kind, rows);
  for (const row of rows) {
    const fields = asFields(row);
    const id = fields && idIn(fields, CALLS[kind].ids);
    if (fields === null || id === null)
      report.add(
        kind,
        valueText(fieldIn(fields ?? {}, CALLS[kind].ids) ?? ''),
        '',
        row,
        'El registro no tiene un identificador válido: no se trajo',
      );
    else add(records, id, fields);
  }
}

const isStaffOnly = (call: EndpointName): boolean => endpoints[call].access === 'staff';

/** @throws {CommandError} if a kind that every portal shows visitors has no list at all */
async function readKind({ remote, report }: Gathering, kind: Kind): Promise<{ records: Records; isHidden: boolean }> {
  const { lists, listIn, isPublic } = CALLS[kind];
  const records: Records = new Map();
  const answers = await Promise.all(lists.map((call) => remote.read(call)));
  const refusals: [call: EndpointName, reason: string][] = [];
  for (const [index, call] of lists.entries()) {
    const answered = answers[index] as CallAnswer;
    const rows = 'refusal' in answered ? [] : listIn(answered.answer);
    if ('refusal' in answered) refusals.push([call, answered.refusal]);
    else if (!hasList(answered.answer, rows)) refusals.push([call, 'la respuesta no tiene la lista']);
    addRows(records, kind, rows, report);
  }
  for (const [call, reason] of refusals) report.add(kind, '', '', endpoints[call].path, `No se leyó: ${reason}`);
  const [refused] = refusals;
  if (isPublic && refused !== undefined && refusals.length === lists.length)
    throw new CommandError(`El otro portal no da la lista de ${kind}: ${endpoints[refused[0]].path}, ${refused[1]}.`);
  return { records, isHidden: refusals.some(([call]) => isStaffOnly(call)) };
}

/** Asks for each record by itself; its answer also tells of its links. */
async function readDetails(
  { remote, report, onProgress }: Gathering,
  kind: 'proyectos' | 'integrantes',
  records: Records,
): Promise<Map<number, unknown>> {
  const { detail: [call, name] = [] } = CALLS[kind];
  const details = new Map<number, unknown>();
  if (call === undefined || name === undefined) return details;
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
  return details;
}

/** The logos of the home are agreements too, of which it may tell no id. */
function addLogos(convenios: Records, logos: readonly unknown[]): void {
  demandBounded('convenios', logos);
  const { ids } = CALLS.convenios;
  let last = [...convenios.keys()].reduce((highest, id) => Math.max(highest, id), 0);
  const byLogo = new Map([...convenios].flatMap(([id, answers]) => answers.map(({ logo }) => [logo, id])));
  for (const fields of logos.map(asFields)) {
    if (fields === null) continue;
    const id = idIn(fields, ids) ?? byLogo.get(fields.logo);
    if (id === undefined) last += 1;
    add(convenios, id ?? last, fields);
  }
}

/** Lines of which the list does not tell: those of projects, and the first four if there is no list. */
function addLineas(lineas: Records, { details, ofLinea }: Pick<Gathered, 'details' | 'ofLinea'>): void {
  const unlisted: Records = new Map();
  if (lineas.size === 0) for (const id of LINEAS) unlisted.set(id, []);
  for (const [id, proyectos] of ofLinea) if (proyectos.size > 0) unlisted.set(id, []);
  for (const detail of details.proyectos.values())
    for (const linea of listOf(fieldsOf(detail).lineas).map(asFields)) {
      const id = linea && idIn(linea, ['id_linea']);
      if (linea !== null && id !== null) add(unlisted, id, { linea_nombre: linea.linea_nombre });
    }
  for (const [id, answers] of unlisted) if (!lineas.has(id)) lineas.set(id, answers);
}

async function readOfLinea({ remote, report }: Gathering): Promise<Map<number, Set<number>>> {
  const ofLinea = new Map<number, Set<number>>();
  const { listIn, ids } = CALLS.proyectos;
  for (const lineId of LINEAS) {
    const answered = await remote.read('listProyectosByLinea', { lineId });
    const rows = 'refusal' in answered ? [] : listIn(answered.answer);
    if ('refusal' in answered)
      report.add('lineas', lineId, '', endpoints.listProyectosByLinea.path, `No se leyó: ${answered.refusal}`);
    const proyectos = rows.flatMap((row) => idIn(fieldsOf(row), ids) ?? []);
    ofLinea.set(lineId, new Set(proyectos));
  }
  return ofLinea;
}

async function readHome({ remote, report }: Gathering) {
  const home = await remote.read('getInicio');
  const { path } = endpoints.getInicio;
  if ('refusal' in home)
    throw new CommandError(
      home.refusal.startsWith('Responde en')
        ? `${home.refusal}.`
        : `${path} no responde como un portal (${home.refusal}). Revise la dirección: suele terminar en /api.`,
    );
  const inicio = recordIn(home.answer, 'inicio');
  if (inicio === null)
    throw new CommandError(
      `${path} no responde como un portal: no tiene «inicio». Revise la dirección: suele terminar en /api.`,
    );
  const configured = await remote.read('getConfiguracion');
  if ('refusal' in configured)
    report.add('inicio', '', '', endpoints.getConfiguracion.path, `No se leyó: ${configured.refusal}`);
  const configuracion = 'refusal' in configured ? null : recordIn(configured.answer, 'data');
  return {
    inicio: configuracion === null ? [inicio] : [configuracion, inicio],
    logos: listOf(fieldsOf(home.answer).logos_convenios),
  };
}

/** Reads lists, then each project and member. @throws {CommandError} if the other side is no portal, or cannot be reached */
export async function gather(
  remote: RemotePortal,
  report: Report,
  onProgress: (text: string) => void,
): Promise<Gathered> {
  const gathering = { remote, report, onProgress };
  const { inicio, logos } = await readHome(gathering);
  const records: Partial<Record<Kind, Records>> = {};
  let hidesInactive = false;
  for (const kind of KINDS) {
    const read = await readKind(gathering, kind);
    records[kind] = read.records;
    hidesInactive ||= read.isHidden && CALLS[kind].isPublic;
    onProgress(`${kind}: ${read.records.size}`);
  }
  const all = records as Record<Kind, Records>;
  addLogos(all.convenios, logos);
  const details = {
    proyectos: await readDetails(gathering, 'proyectos', all.proyectos),
    integrantes: await readDetails(gathering, 'integrantes', all.integrantes),
  };
  const ofLinea = await readOfLinea(gathering);
  addLineas(all.lineas, { details, ofLinea });
  return { inicio, records: all, details, ofLinea, hidesInactive };
}
