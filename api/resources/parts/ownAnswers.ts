/** The API's own answers, which pages and documents read as the handlers give them: typed, without tolerance. */
import type { AnswerOf } from '../../../contract/calls/callTypes.ts';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import type { PageAnswers } from '../../../contract/calls/renderedPage.ts';
import { isKeyOf } from '../../../contract/calls/requestKey.ts';
import { type ListPage, RESOURCE_OF_PAGE, type RecordPage } from '../../../contract/resources/recordPages.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';

type Site = typeof siteResources;

export type RecordResource = (typeof RESOURCE_OF_PAGE)[RecordPage];
/** The call of the page that lists records: of the resource, or of one record of it, as a line's page lists projects. */
type ListCall<Part> = Part extends { list: { call: infer C extends EndpointName } }
  ? C
  : Part extends { segment: string } | { page: 'pagina' }
    ? never
    : Part extends { call: infer C extends EndpointName }
      ? C
      : never;
export type ListResource = { [N in keyof Site]: [ListCall<Site[N]>] extends [never] ? never : N }[keyof Site];

const recordCall = <N extends RecordResource>(recurso: N): Site[N]['call'] => siteResources[recurso].call;

/** To the call of a record's page. */
export type RecordAnswer<N extends RecordResource> = AnswerOf<Site[N]['call']>;
/** To the call of a list's page. */
export type ListAnswer<N extends ListResource> = AnswerOf<ListCall<Site[N]>>;

/** The answer to a call of a page; undefined if the page does not make it. */
export const answerTo = <K extends EndpointName>(answers: PageAnswers, call: K): AnswerOf<K> | undefined =>
  Object.entries(answers).find(([key]) => isKeyOf(key, call))?.[1] as AnswerOf<K> | undefined;

/** The answer that the page of a record is about. */
export const recordAnswer = (answers: PageAnswers, page: RecordPage): RecordAnswer<RecordResource> | undefined =>
  answerTo(answers, recordCall(RESOURCE_OF_PAGE[page]));

/** The answer that the page of a list, or of a line, is about. */
export const listAnswer = (answers: PageAnswers, page: ListPage | 'linea'): ListAnswer<ListResource> | undefined =>
  answerTo(answers, page === 'linea' ? siteResources.lineas.call : siteResources[page].list.call);
