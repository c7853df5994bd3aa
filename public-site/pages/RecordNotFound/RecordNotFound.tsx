import { notFoundTexts } from '../../../i18n/notFoundTexts.ts';
import { BackLinks, type ListName } from '../../components/BackLinks/BackLinks.tsx';
import { FindInstead } from '../../components/FindInstead/FindInstead.tsx';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { useWithdrawn } from '../../data/withdrawn.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';

interface RecordNotFoundProps {
  text: string;
  list: ListName;
}

export function RecordNotFound({ text, list }: RecordNotFoundProps) {
  const isWithdrawn = useWithdrawn();
  const texts = isWithdrawn ? { title: notFoundTexts.gone, text: notFoundTexts.goneText } : { title: text };
  usePageTitle(texts.title);
  return (
    <NotFound {...texts}>
      <BackLinks list={list} />
      <FindInstead except={list} />
    </NotFound>
  );
}
