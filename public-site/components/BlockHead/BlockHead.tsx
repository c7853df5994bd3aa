import type { ComponentProps } from 'react';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { SectionHead } from '../SectionHead/SectionHead.tsx';

interface BlockHeadProps extends Partial<ComponentProps<typeof SectionHead>> {
  bloque: Bloque;
}

/** The head of a section of the home, with the title and the text that staff gave it. */
export const BlockHead = ({ bloque: { id, titulo, texto }, ...rest }: BlockHeadProps) => (
  <SectionHead id={id} title={titulo} lead={texto} {...rest} />
);
