import type { Person } from 'schema-dts';
import { orcidUrl } from '../../../contract/bibliography/doi.ts';
import { integranteAt } from '../names/integranteAt.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import { groupRef } from '../schemaOrg/groupRef.ts';
import { imageUrl } from '../schemaOrg/imageUrl.ts';
import { recordRef } from '../schemaOrg/recordRef.ts';
import { filled, filledList, webUrls } from '../schemaOrg/values.ts';

export function integranteNode({ investigador }: RecordAnswer<'integrantes'>, origin: string): Exclude<Person, string> {
  const { nombre_imagen, orcid, profesion, estudios, areas_tematicas } = investigador;
  return {
    ...recordRef('Person', 'integrante', integranteAt(investigador), origin),
    givenName: filled(investigador.nombres),
    familyName: filled(investigador.apellidos),
    jobTitle: filled(investigador.cargo),
    hasOccupation: profesion.trim() === '' ? undefined : { '@type': 'Occupation', name: profesion.trim() },
    hasCredential: filledList(
      estudios.map((name) => ({ '@type': 'EducationalOccupationalCredential' as const, name })),
    ),
    knowsAbout: filledList(areas_tematicas),
    email: filled(investigador.email),
    image: imageUrl('integrantes', nombre_imagen, origin),
    memberOf: groupRef(origin),
    identifier: orcid === '' ? undefined : orcidUrl(orcid),
    sameAs: webUrls([
      orcid === '' ? '' : orcidUrl(orcid),
      investigador.url_cvlac,
      investigador.url_google_scholar,
      investigador.url_linkedin,
      investigador.url_hv,
    ]),
  };
}
