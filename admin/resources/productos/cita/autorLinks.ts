import { type Persona, sortedName } from '../../../../contract/bibliography/persona.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import type { Integrante } from '../../../../dataProvider/resources/integrantes.ts';
import { hasFullName, hasInitials } from '../ficha/samePerson.ts';

/** The member that an author of a citation is, or may be. */
export interface AutorLink {
  /** of the author in the list, when the link was found */
  index: number;
  /** of the author then */
  autor: string;
  id: number;
  name: string;
  /** false: only the initials of the names agree, so staff decide */
  isSure: boolean;
}

/** The only member that satisfies a condition; undefined if there are none or several. */
function onlyOne(integrantes: readonly Integrante[], is: (integrante: Integrante) => boolean): Integrante | undefined {
  const [found, ...others] = integrantes.filter(is);
  return others.length === 0 ? found : undefined;
}

/** The members among the authors who are not linked: by ORCID, by full name in either order, or perhaps by initials. */
export function findAutorLinks(autores: readonly Persona[], integrantes: readonly Integrante[]): AutorLink[] {
  const taken = new Set(autores.flatMap(({ integrante_id }) => integrante_id ?? []));
  return autores.flatMap((autor, index) => {
    if (autor.integrante_id !== null || autor.nombre_corporativo !== '') return [];
    const free = integrantes.filter(({ id }) => !taken.has(id));
    const sure =
      onlyOne(free, ({ orcid }) => orcid !== '' && orcid === autor.orcid) ??
      onlyOne(free, (integrante) => hasFullName(autor, integrante));
    const found = sure ?? onlyOne(free, (integrante) => hasInitials(autor, integrante));
    if (found === undefined) return [];
    taken.add(found.id);
    return [{ index, autor: sortedName(autor), id: found.id, name: fullNameOf(found), isSure: sure !== undefined }];
  });
}

/** The present place of the author of a link: rows are moved, changed and removed. -1 if nobody has that name. */
export function placeOfAutor({ index, autor }: AutorLink, autores: readonly Persona[]): number {
  const hasName = (persona: Persona | undefined): boolean => persona !== undefined && sortedName(persona) === autor;
  return hasName(autores[index]) ? index : autores.findIndex(hasName);
}
