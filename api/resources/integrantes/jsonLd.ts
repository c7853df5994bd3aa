import type { Person } from 'schema-dts';
import { orcidUrl } from '../../../contract/bibliography/doi.ts';
import { recordIn } from '../../../contract/values/tolerant.ts';
import { readIntegrante } from '../../../contract/wire/integrante.ts';
import { integranteAt } from '../names/integranteAt.ts';
import { groupRef } from '../schemaOrg/groupRef.ts';
import { imageUrl } from '../schemaOrg/imageUrl.ts';
import { recordRef } from '../schemaOrg/recordRef.ts';
import { filled, filledList, webUrls } from '../schemaOrg/values.ts';

export function integranteNode(answer: unknown, origin: string): Exclude<Person, string> | null {
  const record = recordIn(answer, 'investigador');
  if (record === null) return null;
  const integrante = readIntegrante(record);
  const { nombre_imagen, orcid, profesion, estudios, areas_tematicas } = integrante;
  return {
    ...recordRef('Person', 'integrante', integranteAt(integrante), origin),
    givenName: filled(integrante.nombres),
    familyName: filled(integrante.apellidos),
    jobTitle: filled(integrante.cargo),
    hasOccupation: profesion.trim() === '' ? undefined : { '@type': 'Occupation', name: profesion.trim() },
    hasCredential: filledList(
      estudios.map((name) => ({ '@type': 'EducationalOccupationalCredential' as const, name })),
    ),
    knowsAbout: filledList(areas_tematicas),
    email: filled(integrante.email),
    image: imageUrl('integrantes', nombre_imagen, origin),
    memberOf: groupRef(origin),
    identifier: orcid === '' ? undefined : orcidUrl(orcid),
    sameAs: webUrls([
      orcid === '' ? '' : orcidUrl(orcid),
      integrante.url_cvlac,
      integrante.url_google_scholar,
      integrante.url_linkedin,
      integrante.url_hv,
    ]),
  };
}
