import type { ReactNode } from 'react';
import type { Bloque } from '../../../contract/identidad.ts';
import { SectionHead } from '../SectionHead/SectionHead.tsx';

interface BlockHeadProps {
  id: string;
  bloque: Pick<Bloque, 'titulo' | 'texto'>;
  /** a link to more */
  action?: ReactNode;
}

/** The head of a section of the home, with the title and the text that staff gave it. */
export function BlockHead({ id, bloque: { titulo, texto }, action }: BlockHeadProps) {
  return <SectionHead id={id} title={titulo} lead={texto} action={action} />;
}
