import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { DeadEnd } from '../../components/DeadEnd/DeadEnd.tsx';

interface NotThereProps {
  text: string;
  /** path of the list of such records */
  list: string;
}

/** Replaces a detail page whose record does not exist. */
export function NotThere({ text, list }: NotThereProps) {
  return (
    <DeadEnd title={text}>
      <BackButton fallback={list} />
    </DeadEnd>
  );
}
