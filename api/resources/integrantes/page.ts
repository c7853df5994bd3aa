import type { OrganizationRole, Person, ResearchOrganization } from 'schema-dts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { orcidUrl } from '../../../contract/bibliography/doi.ts';
import { publicIntegrante } from '../../../contract/entities/integrante.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import { hasLeft, type Periodo } from '../../../contract/values/periodos.ts';
import { readIntegrante } from '../../../contract/wire/integrante.ts';
import { recordAt } from '../names/names.ts';
import { openDraft, shownFile } from '../parts/draftOf.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { productosOfIntegrante } from '../productos/queries.ts';
import { proyectosOfIntegrante } from '../proyectos/queries.ts';
import { filled, filledList, groupRef, imageUrl, recordRef, webUrls } from '../schemaOrg/nodes.ts';

type Membership = OrganizationRole<Exclude<ResearchOrganization, string>, 'memberOf'>;

/** The group, with the days of each time in it. A last day is told once it has passed. */
function memberships(periodos: readonly Periodo[], origin: string, today: string) {
  const memberOf = { '@type': 'ResearchOrganization', ...groupRef(origin) } as const;
  if (periodos.length === 0) return groupRef(origin);
  return periodos.map(
    ({ desde, hasta }): Membership => ({
      '@type': 'OrganizationRole',
      memberOf,
      startDate: filled(desde),
      endDate: hasta < today ? filled(hasta) : undefined,
    }),
  );
}

export function integranteNode(
  { investigador }: RecordAnswer<'integrantes'>,
  origin: string,
  today: string,
): Exclude<Person, string> {
  const { nombre_imagen, orcid, profesion, estudios, areas_tematicas } = investigador;
  return {
    ...recordRef('Person', 'integrante', recordAt('integrante', investigador), origin),
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
    memberOf: memberships(investigador.periodos, origin, today),
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

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const { row, id, file, isHidden } = await openDraft(preview, 'integrantes');
  const fields = readIntegrante({ ...row, ...campos });
  const read = isHidden('email') ? { ...fields, email: '' } : fields;
  const answers = async () => ({
    getIntegrante: {
      success: 1,
      message: '',
      investigador: publicIntegrante.parse({
        ...read,
        id,
        nombre_imagen: shownFile(preview, file),
        correo: read.email,
        anterior: hasLeft(read.periodos, localDay(now.toISOString())) ? 1 : 0,
      }),
      proyectos: row ? await proyectosOfIntegrante(db, id, null, now) : [],
      productos: row ? await productosOfIntegrante(db, id, now) : [],
    },
  });
  return { path: sitePaths.integrante(id, fullNameOf(read)), answers, file };
}
