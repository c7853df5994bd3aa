/** A person as in a cell: 'Núñez, Ana · ORCID 0000-0002-1825-0097'. A name that is not split stands whole. */
export function personaText({ apellidos, nombres, nombre_corporativo, orcid }: PersonaParts): string {
  const name = nombre_corporativo || [apellidos, nombres].filter((part) => part !== '').join(', ');
  return orcid === '' ? name : `${name} · ORCID ${orcid}`;
}

interface PersonaParts {
  apellidos: string;
  nombres: string;
  nombre_corporativo: string;
  orcid: string;
}
