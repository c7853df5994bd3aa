import { doiUrl } from '../../../contract/bibliography/doi.ts';
import { urlOfLicencia } from '../../../contract/bibliography/licencias.ts';
import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import { meta } from './meta.ts';
import type { PageFacts } from './pageFacts.ts';
import { productoOf } from './productoOf.ts';

/** The Dublin Core elements of a product's page (DCMI, Expressing Dublin Core in HTML), with what its record has. */
export function dublinCore(facts: PageFacts): string[] {
  const producto = productoOf(facts);
  if (producto === null) return [];
  const { autores, editores, doi, licencia } = producto;
  const address = facts.origin === '' ? '' : facts.origin + facts.path;
  const elements: Record<string, readonly string[]> = {
    title: [producto.nombre],
    creator: autores.map(nameOfPersona),
    contributor: editores.map(nameOfPersona),
    date: [producto.fecha_publicacion],
    type: [producto.tipo],
    description: [producto.resumen || producto.descripcion],
    subject: producto.palabras_clave,
    language: [producto.idioma],
    publisher: [producto.editorial || producto.institucion],
    source: [producto.revista || producto.titulo_libro],
    identifier: [doi === '' ? '' : doiUrl(doi), address],
    rights: [licencia === '' ? '' : urlOfLicencia(licencia)],
  };
  const tags = Object.entries(elements).flatMap(([name, texts]) =>
    texts.filter((text) => text.trim() !== '').map((text) => meta('name', `DC.${name}`, text.trim())),
  );
  return ['<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/" />', ...tags];
}
