import { BackLinks, type ListName } from '../../components/BackLinks/BackLinks.tsx';
import { NotFound } from '../../components/NotFound/NotFound.tsx';

interface RecordNotFoundProps {
  text: string;
  list: ListName;
}

export function RecordNotFound({ text, list }: RecordNotFoundProps) {
  return (
    <NotFound title={text}>
      <BackLinks list={list} />
    </NotFound>
  );
}
