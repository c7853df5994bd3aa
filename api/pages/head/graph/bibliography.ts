/** The bibliographic parts of a product's node. */
import type { CreativeWork, MediaObject, Organization, Person, PropertyValue } from 'schema-dts';
import { doiUrl, orcidUrl } from '../../../../contract/bibliography/doi.ts';
import { nameOfPersona, type Persona } from '../../../../contract/bibliography/persona.ts';
import type { readProducto } from '../../../../contract/wire/producto.ts';
import { integranteAt } from '../../../documents/signposting/recordPaths.ts';
import { recordRef } from './recordRef.ts';
import { filled } from './values.ts';

type Producto = ReturnType<typeof readProducto>;

/** An author or editor. A member of the group is the node of the member's page. */
export function personaNode(persona: Persona, origin: string): Exclude<Person | Organization, string> {
  const name = nameOfPersona(persona);
  if (persona.nombre_corporativo !== '') return { '@type': 'Organization', name };
  const { integrante_id: id, orcid, nombres, apellidos } = persona;
  const names = { givenName: filled(nombres), familyName: filled(apellidos) };
  const sameAs = orcid === '' ? undefined : orcidUrl(orcid);
  if (id === null) return { '@type': 'Person', name, ...names, sameAs };
  return { ...recordRef('Person', 'integrante', integranteAt({ id, nombres, apellidos }), origin), ...names, sameAs };
}

export const organizationOf = (name: string): Organization | undefined =>
  name.trim() === '' ? undefined : { '@type': 'Organization', name: name.trim() };

export const identifierOf = (doi: string): PropertyValue | undefined =>
  doi === '' ? undefined : { '@type': 'PropertyValue', propertyID: 'DOI', value: doi, url: doiUrl(doi) };

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
