import type { ReactNode } from 'react';
import styles from './Message.module.css';

interface MessageProps {
  children: ReactNode;
  /** what the reader can do about it */
  action?: ReactNode;
}

/** What is said where there is nothing to show. */
export function Message({ children, action }: MessageProps) {
  return (
    <div className={`rayas ${styles.message}`}>
      <p>{children}</p>
      {action}
    </div>
  );
}
