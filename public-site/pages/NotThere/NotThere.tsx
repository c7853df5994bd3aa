import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { Message } from '../../components/Message/Message.tsx';
import styles from './NotThere.module.css';

interface NotThereProps {
  text: string;
  /** the list that it would be in */
  list: string;
}

/** What a detail page shows for a link that leads to nothing. */
export function NotThere({ text, list }: NotThereProps) {
  return (
    <div className={`ancho ${styles.page}`}>
      <Message action={<BackButton fallback={list} />}>{text}</Message>
    </div>
  );
}
