/** Brings the pictures that records of another portal name. */
import pLimit from 'p-limit';
import { hasPictures, uploadsFolder } from '../../contract/addresses/uploads.ts';
import { uploadOf } from '../../contract/resources/resources.ts';
import { IMAGE_MAX_BYTES } from '../../contract/values/constants.ts';
import { textOf } from '../../contract/values/tolerant.ts';
import { HttpError } from '../errors/httpError.ts';
import { type PreparedFile, prepareUpload } from '../uploads/prepare.ts';
import type { Kind, Records } from './answers.ts';
import { type Fields, fieldOf } from './fields.ts';
import type { RemoteServer } from './RemoteServer.ts';
import type { Report } from './Report.ts';
import { below } from './remoteAddress.ts';

/** The folder of a kind's pictures on every server of this API: 'uploads/convenios'. */
const folderOf = (kind: Kind): string => (hasPictures(kind) ? uploadsFolder(kind).replace(/^\/api\//, '') : 'uploads');

/** The column of a kind's picture; undefined without one. */
export function pictureColumn(kind: Kind): string | undefined {
  const upload = uploadOf(kind);
  return upload === undefined || upload.kind === 'pdf' ? undefined : upload.column;
}

/** Where the pictures of another portal are looked for. */
export interface PictureSources {
  server: RemoteServer;
  /** the address of its calls */
  base: URL;
  /** another place, which the operator names */
  images: URL | null;
}

/** The addresses that a picture may have, the likely ones first. @param name one segment, never an address or a path */
function addressesOf({ base, images }: PictureSources, kind: Kind, name: string): URL[] {
  const folder = folderOf(kind);
  const file = encodeURIComponent(name);
  const origin = new URL(base.origin);
  const own = [folder, `public/${folder}`].flatMap((inside) =>
    [base, origin].map((place) => below(place, `${inside}/${file}`)),
  );
  const insideImages = [`${folder}/${file}`, `${folder}/${file}`.replace('uploads/', '')];
  const elsewhere = images === null ? [] : insideImages.map((path) => below(images, path));
  return [...new Map([...own, ...elsewhere].map((url) => [url.href, url])).values()];
}

/** Pictures in a row that a server does not answer until it is asked for no more: each takes minutes. */
const UNANSWERED_MAX = 5;

/** The file at an address, or why there is none; null where there is nothing. */
type Ask = (url: URL) => Promise<Buffer | string | null>;

/** Asks servers for pictures as long as they answer. */
function askerOf(server: RemoteServer): Ask {
  const unanswered = new Map<string, number>();
  const unansweredBy = ({ origin }: URL): number => unanswered.get(origin) ?? 0;
  return async (url) => {
    if (unansweredBy(url) >= UNANSWERED_MAX) return `${url.host} dejó de responder`;
    const answer = await server.send(url, { method: 'GET', maxBytes: IMAGE_MAX_BYTES });
    const isUnreachable = 'refusal' in answer && answer.isUnreachable === true;
    unanswered.set(url.origin, isUnreachable ? unansweredBy(url) + 1 : 0);
    if ('refusal' in answer) return answer.refusal;
    return answer.status === 200 ? answer.bytes : null;
  };
}

/** The first picture at one of some addresses that this portal takes, or why there is none. */
async function findPicture(ask: Ask, kind: Kind, addresses: readonly URL[]): Promise<PreparedFile | string> {
  let problem = 'No se encontró';
  for (const url of addresses) {
    const found = await ask(url);
    if (found === null) continue;
    try {
      if (typeof found !== 'string') return await prepareUpload(kind, found);
      problem = found;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      problem = error.message;
    }
  }
  return problem;
}

const isSegment = (name: string): boolean => name !== '.' && name !== '..' && name.isWellFormed();

/** Pictures in memory together. */
const CONCURRENT = 4;
/** Pictures between two lines of progress. */
const PROGRESS_STEP = 20;

interface PicturesOfKind {
  kind: Kind;
  records: Records;
  report: Report;
  /** keeps a picture, and returns its name */
  store: (file: PreparedFile) => Promise<string>;
  onProgress: (text: string) => void;
}

/**
 * Brings the pictures of the records of a kind. A missing or refused one is reported.
 * @returns the names of the stored pictures by the id of the record
 */
export async function bringPictures(
  sources: PictureSources,
  { kind, records, report, store, onProgress }: PicturesOfKind,
): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  const ask = askerOf(sources.server);
  const column = pictureColumn(kind);
  if (column === undefined) return names;
  const bring = async ([id, answers]: readonly [number, readonly Fields[]]): Promise<void> => {
    const answered = fieldOf(answers, [column]);
    const name = textOf(answered).trim();
    if (name === '') return;
    const picture = isSegment(name) ? await findPicture(ask, kind, addressesOf(sources, kind, name)) : 'No se encontró';
    if (typeof picture === 'string') {
      report.add(kind, id, column, answered, `La imagen no se trajo: ${picture}`);
      return;
    }
    names.set(id, await store(picture));
    if (names.size % PROGRESS_STEP === 0) onProgress(`${kind}, imágenes: ${names.size}`);
  };
  await pLimit(CONCURRENT).map(records, bring);
  if (names.size > 0) onProgress(`${kind}, imágenes: ${names.size}`);
  return names;
}
