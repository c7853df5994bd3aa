import type { ContactPoint, Organization, OrganizationRole, Person, ResearchOrganization } from 'schema-dts';
import { sitePaths } from '../../../../contract/addresses/siteRoutes.ts';
import { pathOfUpload } from '../../../../contract/addresses/uploads.ts';
import type { Inicio, InicioData } from '../../../../contract/entities/inicio.ts';
import { isAddressable } from '../../../../contract/identidad/identidad.ts';
import { serverTexts } from '../../../../i18n/serverTexts.ts';
import { answerTo } from '../../../resources/parts/ownAnswers.ts';
import { filled, groupRef, recordRef, webUrls } from '../../../resources/schemaOrg/nodes.ts';
import type { PageFacts } from '../pageFacts.ts';

/** The address of a picture of the identity: an upload or a drawing of the build; undefined without one that has an address of its own. */
function addressOfPicture({ settings, origin }: PageFacts, picture: string): string | undefined {
  const address = isAddressable(picture) ? pathOfUpload('identidad', picture) : settings.dibujos?.[picture];
  return address?.startsWith('/') ? origin + address : undefined;
}

type Node<T> = Exclude<T, string>;

const support = (email: string): ContactPoint | undefined =>
  email.trim() === '' ? undefined : { '@type': 'ContactPoint', contactType: 'technical support', email: email.trim() };

function institution(facts: PageFacts): Organization | undefined {
  const { institucion, institucion_url, institucion_logo } = facts.settings.identidad;
  if (institucion === '') return undefined;
  const [url] = webUrls([institucion_url]) ?? [];
  return { '@type': 'Organization', name: institucion, url, logo: addressOfPicture(facts, institucion_logo) };
}

function leader(lider: InicioData['lider'], origin: string): OrganizationRole<Node<Person>, 'member'> | undefined {
  if (lider === undefined) return undefined;
  const { id, nombre } = lider;
  const person = recordRef('Person', 'integrante', { nombre, path: sitePaths.integrante(id, nombre) }, origin);
  return { '@type': 'OrganizationRole', roleName: serverTexts.jsonLd.lider, member: person };
}

const contactOf = (inicio: Inicio) => ({
  identifier: filled(inicio.codigo),
  address: filled(inicio.direccion),
  telephone: filled(inicio.telefono),
  email: filled(inicio.correo_contacto),
  contactPoint: support(inicio.correo_soporte),
  sameAs: webUrls([
    inicio.ror,
    inicio.url_gruplac,
    inicio.url_minciencias,
    inicio.url_facebook,
    inicio.url_instagram,
    inicio.url_linkedin,
    inicio.url_youtube,
    inicio.url_x,
  ]),
});

export function group(facts: PageFacts): Node<ResearchOrganization> {
  const { nombre, sigla, descripcion, logo, creacion } = facts.settings.identidad;
  const home = answerTo(facts.answers, 'getInicio');
  return {
    '@type': 'ResearchOrganization',
    ...groupRef(facts.origin),
    name: nombre,
    alternateName: filled(sigla),
    description: filled(descripcion),
    logo: addressOfPicture(facts, logo),
    foundingDate: filled(creacion),
    member: leader(home?.lider, facts.origin),
    parentOrganization: institution(facts),
    url: facts.origin + sitePaths.inicio,
    ...(home && contactOf(home.inicio)),
  };
}
