import { notFoundTexts } from '../../../i18n/notFoundTexts.ts';
import { BackLinks, type ListName } from '../../components/BackLinks/BackLinks.tsx';
import { FindInstead } from '../../components/FindInstead/FindInstead.tsx';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { useWithdrawn } from '../../data/withdrawn.ts';

interface RecordNotFoundProps {
  text: string;
  list: ListName;
}

export function RecordNotFound({ text, list }: RecordNotFoundProps) {
  const texts = useWithdrawn() ? { title: notFoundTexts.gone, text: notFoundTexts.goneText } : { title: text };
  return (
    <NotFound {...texts}>
      <BackLinks list={list} />
      <FindInstead except={list} />
    </NotFound>
  );
}
