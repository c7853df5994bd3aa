import type { ReactNode } from 'react';
import { RESOURCE_OF_PAGE, type RecordPage } from '../../contract/resources/recordPages.ts';
import { notFoundTexts } from '../../i18n/notFoundTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { BackLinks } from '../components/BackLinks/BackLinks.tsx';
import { FindInstead } from '../components/FindInstead/FindInstead.tsx';
import { Loader } from '../components/Loader/Loader.tsx';
import { NotFound } from '../components/NotFound/NotFound.tsx';
import { isMissing } from '../data/loadState.ts';
import { useRecordCall } from '../data/useCall.ts';
import { useWithdrawn } from '../data/withdrawn.ts';
import { usePageTitle } from '../router/usePageTitle.ts';

interface RecordPageParts<T> {
  page: RecordPage;
  /** reads the answer to the page's call; null if there is no record */
  read: (answer: unknown) => T | null;
  /** `title`: while the record loads, and of one without a name */
  texts: { title: string; notFound: string };
  nameOf: (record: T) => string;
  view: (record: T) => ReactNode;
}

/** The page of a record, from the record that its call answers. */
export function recordPage<T>({ page, read, texts, nameOf, view }: RecordPageParts<T>) {
  function Found({ id }: { id: number }) {
    const state = useRecordCall(page, id, read);
    const record = state.status === 'ready' ? state.data : null;
    usePageTitle((record !== null && nameOf(record)) || texts.title);
    if (record !== null) return view(record);
    return isMissing(state) ? <Missing /> : <Loader text={siteTexts.loading.loading} state={state} />;
  }

  function Missing() {
    const list = RESOURCE_OF_PAGE[page];
    const isWithdrawn = useWithdrawn();
    const shown = isWithdrawn ? { title: notFoundTexts.gone, text: notFoundTexts.goneText } : { title: texts.notFound };
    usePageTitle(shown.title);
    return (
      <NotFound {...shown}>
        <BackLinks list={list} />
        <FindInstead except={list} />
      </NotFound>
    );
  }

  return function Page({ id }: { id: number | null }) {
    return id === null ? <Missing /> : <Found id={id} />;
  };
}
