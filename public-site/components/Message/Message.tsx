import type { ReactNode } from 'react';
import styles from './Message.module.css';

interface MessageProps {
  children: ReactNode;
  action?: ReactNode;
}

export function Message({ children, action }: MessageProps) {
  return (
    <div className={`rayas ${styles.message}`}>
      <p>{children}</p>
      {action}
    </div>
  );
}
