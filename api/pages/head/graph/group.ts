import type { ContactPoint, Organization, OrganizationRole, Person, ResearchOrganization } from 'schema-dts';
import { sitePaths } from '../../../../contract/addresses/siteRoutes.ts';
import { recordIn } from '../../../../contract/values/tolerant.ts';
import { readInicio, readLider } from '../../../../contract/wire/inicio.ts';
import { recordAt } from '../../../resources/names/listedRecords.ts';
import { groupRef } from '../../../resources/schemaOrg/groupRef.ts';
import { recordRef } from '../../../resources/schemaOrg/recordRef.ts';
import { filled, webUrls } from '../../../resources/schemaOrg/values.ts';
import { answerTo } from '../answerTo.ts';
import type { PageFacts } from '../pageFacts.ts';
import { addressOfPicture } from './identidadPicture.ts';

type Node<T> = Exclude<T, string>;

const support = (email: string): ContactPoint | undefined =>
  email.trim() === '' ? undefined : { '@type': 'ContactPoint', contactType: 'technical support', email: email.trim() };

function institution(facts: PageFacts): Organization | undefined {
  const { institucion, institucion_url, institucion_logo } = facts.settings.identidad;
  if (institucion === '') return undefined;
  const [url] = webUrls([institucion_url]) ?? [];
  return { '@type': 'Organization', name: institucion, url, logo: addressOfPicture(facts, institucion_logo) };
}

function leader(answer: unknown, origin: string): OrganizationRole<Node<Person>, 'member'> | undefined {
  const lider = readLider(answer);
  if (lider === null) return undefined;
  const person = recordRef('Person', 'integrante', recordAt('integrante', lider), origin);
  return { '@type': 'OrganizationRole', roleName: 'Líder', member: person };
}

export function group(facts: PageFacts): Node<ResearchOrganization> {
  const { nombre, sigla, descripcion, logo, creacion } = facts.settings.identidad;
  const answer = answerTo(facts, 'getInicio');
  const inicio = readInicio(recordIn(answer, 'inicio'));
  const { url_minciencias, url_facebook, url_instagram, url_linkedin, url_youtube, url_x } = inicio;
  return {
    '@type': 'ResearchOrganization',
    ...groupRef(facts.origin),
    name: nombre,
    alternateName: filled(sigla),
    description: filled(descripcion),
    logo: addressOfPicture(facts, logo),
    foundingDate: filled(creacion),
    member: leader(answer, facts.origin),
    parentOrganization: institution(facts),
    url: facts.origin + sitePaths.inicio,
    identifier: filled(inicio.codigo),
    address: filled(inicio.direccion),
    telephone: filled(inicio.telefono),
    email: filled(inicio.correo_contacto),
    contactPoint: support(inicio.correo_soporte),
    sameAs: webUrls([
      inicio.ror,
      inicio.url_gruplac,
      url_minciencias,
      url_facebook,
      url_instagram,
      url_linkedin,
      url_youtube,
      url_x,
    ]),
  };
}
