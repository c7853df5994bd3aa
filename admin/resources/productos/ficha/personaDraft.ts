import type { Persona } from '../../../../contract/bibliography/persona.ts';
import { sortedName } from '../../../../contract/bibliography/persona.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';

/** A row of the form. Its inputs write null for an empty text. */
export type PersonaDraft = { [K in keyof Persona]?: Persona[K] | null } & {
  /** a new row for an institution, which has no name yet */
  es_institucion?: boolean;
};

export const emptyPersona = (): Persona => ({
  apellidos: '',
  nombres: '',
  nombre_corporativo: '',
  orcid: '',
  integrante_id: null,
});

export const toPersona = (draft: PersonaDraft = {}): Persona => ({
  apellidos: textOf(draft.apellidos),
  nombres: textOf(draft.nombres),
  nombre_corporativo: textOf(draft.nombre_corporativo),
  orcid: textOf(draft.orcid),
  integrante_id: draft.integrante_id ?? null,
});

/** The name, or 'autor 2 sin nombre'. @param one the noun of a row */
export const shownName = (persona: Persona | undefined, index: number, one: string): string =>
  sortedName(toPersona(persona)) || `${one} ${index + 1} sin nombre`;
