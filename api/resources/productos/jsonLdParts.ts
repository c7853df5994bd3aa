/** The bibliographic parts of a product's node. */

import type { CreativeWork, MediaObject, Organization, Person, PropertyValue, PublicationEvent } from 'schema-dts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { doiUrl, orcidUrl } from '../../../contract/bibliography/doi.ts';
import { nameOfPersona, type Persona } from '../../../contract/bibliography/persona.ts';
import type { PublicProducto as Producto } from '../../../contract/entities/producto.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { recordRef } from '../schemaOrg/recordRef.ts';
import { filled } from '../schemaOrg/values.ts';

/** An author or editor. A member of the group is the node of the member's page. */
export function personaNode(
  persona: Persona,
  { autores_integrantes }: Pick<Producto, 'autores_integrantes'>,
  origin: string,
): Exclude<Person | Organization, string> {
  const name = nameOfPersona(persona);
  if (persona.nombre_corporativo !== '') return { '@type': 'Organization', name };
  const { integrante_id: id, orcid, nombres, apellidos } = persona;
  const names = { givenName: filled(nombres), familyName: filled(apellidos) };
  const sameAs = orcid === '' ? undefined : orcidUrl(orcid);
  const member = autores_integrantes.find((integrante) => integrante.id === id);
  if (member === undefined) return { '@type': 'Person', name, ...names, sameAs };
  const page = { nombre: name, path: sitePaths.integrante(member.id, member.nombre) };
  return { ...recordRef('Person', 'integrante', page, origin), ...names, sameAs };
}

export const organizationOf = (name: string): Organization | undefined =>
  name.trim() === '' ? undefined : { '@type': 'Organization', name: name.trim() };

/** DOI, and the numbers that offices gave. */
export function identifiersOf({ doi, numero_patente, oficina_patente, registro_software }: Producto): PropertyValue[] {
  const number = (propertyID: string, value: string): PropertyValue[] =>
    value === '' ? [] : [{ '@type': 'PropertyValue', propertyID, value }];
  return [
    ...(doi === '' ? [] : [{ '@type': 'PropertyValue' as const, propertyID: 'DOI', value: doi, url: doiUrl(doi) }]),
    ...number(oficina_patente || serverTexts.jsonLd.patente, numero_patente),
    ...number(serverTexts.jsonLd.software, registro_software),
  ];
}

export const pagesOf = ({ pagina_inicial, pagina_final }: Producto) => ({
  pageStart: filled(pagina_inicial),
  pageEnd: filled(pagina_final),
});

/** The journal, by its issue and volume if they are known, or the book that the work appeared in. */
export function containerOf({
  revista,
  issn,
  volumen,
  numero,
  titulo_libro,
  isbn,
}: Producto): CreativeWork | undefined {
  if (revista === '') {
    return titulo_libro === '' ? undefined : { '@type': 'Book', name: titulo_libro, isbn: filled(isbn) };
  }
  const journal = { '@type': 'Periodical' as const, name: revista, issn: filled(issn) };
  const volume =
    volumen === '' ? journal : { '@type': 'PublicationVolume' as const, volumeNumber: volumen, isPartOf: journal };
  return numero === '' ? volume : { '@type': 'PublicationIssue', issueNumber: numero, isPartOf: volume };
}

export const encodingOf = ({ url_pdf, pdf_bytes }: Producto, origin: string): MediaObject | undefined =>
  url_pdf === ''
    ? undefined
    : {
        '@type': 'MediaObject',
        contentUrl: origin + url_pdf,
        encodingFormat: 'application/pdf',
        contentSize: `${pdf_bytes} B`,
      };

export function publicationOf({ evento_nombre, evento_lugar, ...evento }: Producto): PublicationEvent | undefined {
  if (evento_nombre === '') return undefined;
  return {
    '@type': 'PublicationEvent',
    name: evento_nombre,
    location: evento_lugar === '' ? undefined : { '@type': 'Place', name: evento_lugar },
    startDate: filled(evento.evento_fecha_inicio),
    endDate: filled(evento.evento_fecha_fin),
  };
}

const IN_PRESS = siteTexts.productos.enPrensa;

export const statusOf = ({ en_prensa, estado_patente }: Producto): string | undefined =>
  en_prensa === 1 ? IN_PRESS : filled(estado_patente);
