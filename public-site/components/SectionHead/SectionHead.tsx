import type { ReactNode } from 'react';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import type { Home } from '../../../contract/wire/inicio.ts';
import { Link } from '../../router/Link.tsx';
import styles from './SectionHead.module.css';

/** What a block of the home shows. */
export interface HomeBlockProps {
  bloque: Bloque;
  /** null until it is loaded */
  data: Home | null;
}

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

interface BlockProps {
  bloque: Bloque;
  /** of the heading */
  id?: string;
  /** of the section, and of what is as wide as the page in it */
  look?: string;
  inner?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the home, with the title and the text that staff gave it. */
export function Block({ bloque, id = bloque.id, look = '', inner = '', action, children }: BlockProps) {
  return (
    <section className={`seccion ${look}`} aria-labelledby={id}>
      <div className={`ancho ${inner}`}>
        <SectionHead id={id} title={bloque.titulo} lead={bloque.texto} action={action} />
        {children}
      </div>
    </section>
  );
}

/** A link to the whole of a list, beside the heading of a part of it. */
export const SeeAll = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="boton claro">
    {children}
  </Link>
);
