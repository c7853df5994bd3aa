import { fullNameOf } from '../values/fullName.ts';

/** An author or editor: a person with surnames, or a corporate name. */
export interface Persona {
  apellidos: string;
  nombres: string;
  /** of an institution; '' for a person */
  nombre_corporativo: string;
  orcid: string;
  integrante_id: number | null;
}

/** 'Ana Núñez', or the corporate name. */
export const nameOfPersona = (persona: Persona): string => persona.nombre_corporativo || fullNameOf(persona);

type SortedParts = Pick<Persona, 'apellidos' | 'nombres' | 'nombre_corporativo'>;

/** 'Núñez, Ana', or the corporate name. */
export const sortedName = ({ apellidos, nombres, nombre_corporativo }: SortedParts): string =>
  nombre_corporativo || [apellidos, nombres].filter((part) => part !== '').join(', ');
