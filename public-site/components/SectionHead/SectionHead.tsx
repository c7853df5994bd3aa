import type { ComponentProps, ReactNode } from 'react';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import type { Home } from '../../../contract/wire/inicio.ts';
import styles from './SectionHead.module.css';

/** What a block of the home shows. */
export interface BlockProps {
  bloque: Bloque;
  /** null until it is loaded */
  data: Home | null;
}

interface BlockHeadProps extends Partial<ComponentProps<typeof SectionHead>> {
  bloque: Bloque;
}

/** The head of a section of the home, with the title and the text that staff gave it. */
export const BlockHead = ({ bloque: { id, titulo, texto }, ...rest }: BlockHeadProps) => (
  <SectionHead id={id} title={titulo} lead={texto} {...rest} />
);

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
