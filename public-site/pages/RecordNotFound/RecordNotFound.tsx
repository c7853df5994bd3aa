import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { NotFound } from '../../components/NotFound/NotFound.tsx';

interface RecordNotFoundProps {
  text: string;
  /** path of the list page */
  list: string;
}

/** Shown instead of a detail page whose record does not exist. */
export function RecordNotFound({ text, list }: RecordNotFoundProps) {
  return (
    <NotFound title={text}>
      <BackButton fallback={list} />
    </NotFound>
  );
}
