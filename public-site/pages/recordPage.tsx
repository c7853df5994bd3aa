import { type ReactNode, useLayoutEffect } from 'react';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { RESOURCE_OF_PAGE, type RecordPage } from '../../contract/resources/recordPages.ts';
import { BackLinks } from '../components/BackLinks/BackLinks.tsx';
import { FindInstead } from '../components/FindInstead/FindInstead.tsx';
import { Loader } from '../components/Message/Loader.tsx';
import { NotFound } from '../components/NotFound/NotFound.tsx';
import { isMissing } from '../data/loadState.ts';
import { useRecordCall } from '../data/useCall.ts';
import { useSiteHistory } from '../router/siteHistory.ts';
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
  const list = RESOURCE_OF_PAGE[page];
  const missing = (
    <NotFound title={texts.notFound}>
      <BackLinks list={list} />
      <FindInstead except={list} />
    </NotFound>
  );

  function Found({ id }: { id: number }) {
    const state = useRecordCall(page, id, read);
    const record = state.status === 'ready' ? state.data : null;
    const moved = state.status === 'failed' ? state.movido_a : undefined;
    const { replace } = useSiteHistory();
    // A link of this document that leads to a record that was merged; of a document, the server redirects it.
    useLayoutEffect(() => {
      if (moved !== undefined) replace(sitePaths[page](moved));
    }, [moved, replace]);
    usePageTitle((record !== null && nameOf(record)) || texts.title);
    if (record !== null) return view(record);
    return isMissing(state) ? missing : <Loader state={state} />;
  }

  return function Page({ id }: { id: number | null }) {
    return id === null ? missing : <Found id={id} />;
  };
}
