import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { DeadEnd } from '../../components/DeadEnd/DeadEnd.tsx';

interface NotThereProps {
  text: string;
  /** the list that it would be in */
  list: string;
}

/** What a detail page shows for a link that leads to nothing. */
export function NotThere({ text, list }: NotThereProps) {
  return (
    <DeadEnd title={text}>
      <BackButton fallback={list} />
    </DeadEnd>
  );
}
