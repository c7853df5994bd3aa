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
  const own = [base, origin].map((place) => below(place, `${folder}/${file}`));
  const inPublic = [base, origin].map((place) => below(place, `public/${folder}/${file}`));
  const elsewhere =
    images === null
      ? []
      : [folder, folder.replace(/^uploads\/?/, '')].map((inside) =>
          below(images, inside === '' ? file : `${inside}/${file}`),
        );
  const addresses = new Map([...own, ...inPublic, ...elsewhere].map((url) => [url.href, url]));
  return [...addresses.values()];
}

/** Pictures in a row that a server does not answer until it is asked for no more: each takes minutes. */
const UNANSWERED_MAX = 5;

/** Asks servers for pictures as long as they answer. */
class PictureRequests {
  readonly #server: RemoteServer;
  readonly #unanswered = new Map<string, number>();

  constructor(server: RemoteServer) {
    this.#server = server;
  }

  #unansweredBy({ origin }: URL): number {
    return this.#unanswered.get(origin) ?? 0;
  }

  /** The file, or why there is none; null where there is nothing at the address. */
  async get(url: URL): Promise<Buffer | string | null> {
    if (this.#unansweredBy(url) >= UNANSWERED_MAX) return `${url.host} dejó de responder`;
    const answer = await this.#server.send(url, { method: 'GET', maxBytes: IMAGE_MAX_BYTES });
    const isUnreachable = 'refusal' in answer && answer.isUnreachable === true;
    this.#unanswered.set(url.origin, isUnreachable ? this.#unansweredBy(url) + 1 : 0);
    if ('refusal' in answer) return answer.refusal;
    return answer.status === 200 ? answer.bytes : null;
  }
}

/** The first picture at one of some addresses that this portal takes, or why there is none. */
async function findPicture(
  requests: PictureRequests,
  kind: Kind,
  addresses: readonly URL[],
): Promise<PreparedFile | string> {
  let problem = 'No se encontró';
  for (const url of addresses) {
    const found = await requests.get(url);
    if (found === null) continue;
    if (typeof found === 'string') {
      problem = found;
      continue;
    }
    try {
      return await prepareUpload(kind, found);
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
  const requests = new PictureRequests(sources.server);
  const column = pictureColumn(kind);
  if (column === undefined) return names;
  const bring = async ([id, answers]: readonly [number, readonly Fields[]]): Promise<void> => {
    const answered = fieldOf(answers, [column]);
    const name = textOf(answered).trim();
    if (name === '') return;
    const picture = isSegment(name)
      ? await findPicture(requests, kind, addressesOf(sources, kind, name))
      : 'No se encontró';
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
