import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  id: string;
  title: ReactNode;
  lead?: string;
  action?: ReactNode;
}

export function SectionHead({ id, title, lead, action }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id} className="rayas">
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
