import { LISTED, type ListPage, RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';
import type { Database } from '../../database/open.ts';
import { HttpError, isNotFound } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import type { RecordResource } from '../parts/ownAnswers.ts';
import type { PublicListPart, Reader, RecordPagePart } from '../parts/publicParts.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { publicMergedInto } from './mergedInto.ts';

type Site = typeof siteResources;
/** The calls of the lists, and of the pages of records, that visitors see. */
type VisitorCall = Site[ListPage]['list']['call'] | Site[RecordResource]['call'];

/** The refusal of a record that was merged into another one names that one. */
async function refuse(
  db: Database,
  { recurso, id }: { recurso: string; id: number },
  { now }: Reader,
  error: unknown,
): Promise<never> {
  if (!isNotFound(error)) throw error;
  const moved = await publicMergedInto(db, recurso, id, now);
  throw moved === null ? error : new HttpError(error.status, error.message, { ...error.details, movido_a: moved.id });
}

export function visitorCalls(resources: ServerResources): HandlersOf<VisitorCall> {
  const lists = LISTED.map((name) => {
    const part: PublicListPart = resources[name];
    return [siteResources[name].list.call, (db: Database, { now }: Reader) => part.publicList(db, now)];
  });
  const records = Object.values(RESOURCE_OF_PAGE).map((name) => {
    const part: RecordPagePart = resources[name];
    const answer = (db: Database, { params, ...reader }: Reader & { params: { id: number } }) =>
      part
        .answerOf(db, params.id, reader)
        .catch((error) => refuse(db, { recurso: name, id: params.id }, reader, error));
    return [siteResources[name].call, answer];
  });
  return Object.fromEntries([...lists, ...records]);
}
