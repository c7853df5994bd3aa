import type { ContactPoint, Organization, ResearchOrganization } from 'schema-dts';
import { sitePaths } from '../../../../contract/addresses/siteRoutes.ts';
import { recordIn } from '../../../../contract/values/tolerant.ts';
import { readInicio } from '../../../../contract/wire/inicio.ts';
import { groupRef } from '../../../resources/schemaOrg/groupRef.ts';
import { filled, webUrls } from '../../../resources/schemaOrg/values.ts';
import { answerTo } from '../answerTo.ts';
import type { PageFacts } from '../pageFacts.ts';
import { logoOf } from './identidadLogo.ts';

type Node<T> = Exclude<T, string>;

const support = (email: string): ContactPoint | undefined =>
  email.trim() === '' ? undefined : { '@type': 'ContactPoint', contactType: 'technical support', email: email.trim() };

const institution = (name: string): Organization | undefined =>
  name === '' ? undefined : { '@type': 'Organization', name };

export function group(facts: PageFacts): Node<ResearchOrganization> {
  const { nombre, sigla, descripcion, institucion } = facts.settings.identidad;
  const inicio = readInicio(recordIn(answerTo(facts, 'getInicio'), 'inicio'));
  const { url_minciencias, url_facebook, url_instagram, url_linkedin, url_youtube, url_x } = inicio;
  return {
    '@type': 'ResearchOrganization',
    ...groupRef(facts.origin),
    name: nombre,
    alternateName: filled(sigla),
    description: filled(descripcion),
    logo: logoOf(facts),
    parentOrganization: institution(institucion),
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
