import { type Persona, sortedName } from '../../../contract/bibliography/persona.ts';

type PersonaParts = Omit<Persona, 'integrante_id'>;

/** A person as in a cell: 'Núñez, Ana · ORCID 0000-0002-1825-0097'. A name that is not split stands whole. */
export function personaText(persona: PersonaParts): string {
  const name = sortedName(persona);
  return persona.orcid === '' ? name : `${name} · ORCID ${persona.orcid}`;
}
