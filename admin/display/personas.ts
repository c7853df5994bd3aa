import { type Persona, sortedName } from '../../contract/bibliography/persona.ts';

/** The name, the ORCID and whether the person is a member of the group. */
export function describePersona(persona: Persona): string {
  const orcid = persona.orcid === '' ? '' : `ORCID ${persona.orcid}`;
  const member = persona.integrante_id === null ? '' : 'integrante del grupo';
  return [sortedName(persona), orcid, member].filter((part) => part !== '').join(' · ');
}
