/** A product with a whole bibliographic record. */
import { TYPED_FIELDS } from '../../../contract/bibliography/typedFields.ts';
import type { NewProducto, PublicProducto } from '../../../contract/entities/producto.ts';
import { aProducto } from './publicRecords.ts';

/** ORCID's own example. */
export const ORCID = '0000-0002-1825-0097';

export const persona = (apellidos: string, nombres = '', changes = {}) => ({
  apellidos,
  nombres,
  nombre_corporativo: '',
  orcid: '',
  integrante_id: null,
  ...changes,
});

export const institution = (nombre_corporativo: string) => ({ ...persona(''), nombre_corporativo });

export const anArticle = (changes: Partial<PublicProducto> = {}): PublicProducto =>
  aProducto({
    nombre: 'Señales & vías',
    tipo: 'Artículo científico',
    autores: [
      persona('Núñez', 'Ana', { orcid: ORCID, integrante_id: 5 }),
      persona('de la Cruz', 'Luis'),
      institution('Ministerio de Transporte'),
    ],
    fecha_publicacion: '2025-03-09',
    idioma: 'es',
    resumen: 'Se midieron cien cruces.',
    palabras_clave: ['señales', 'cruces'],
    doi: '10.5555/vias.1',
    licencia: 'CC-BY-4.0',
    acceso: 'abierto',
    revista: 'Revista de Seguridad Vial',
    issn: '2049-3630',
    volumen: '12',
    numero: '3',
    pagina_inicial: '101',
    pagina_final: '118',
    autores_integrantes: [{ id: 5, nombre: 'Ana María Núñez' }],
    url_pdf: '/productos_investigacion_detail/MQ/texto_completo.pdf',
    pdf_bytes: 1_234,
    ...changes,
  });

/** The record as the input of a call, with a value in every field. */
export const aRecordInput = (): Partial<NewProducto> => {
  const { integrante_id: _, ...autor } = persona('Núñez', 'Ana', { orcid: ORCID });
  const texts = Object.fromEntries(TYPED_FIELDS.map((field) => [field, field]));
  return {
    ...texts,
    autores: [autor, institution('Ministerio')],
    editores: [persona('Ruiz')],
    fecha_publicacion: '2025-03',
    en_prensa: 0,
    idioma: 'es',
    resumen: 'Se midieron cien cruces.',
    palabras_clave: ['señales'],
    doi: '10.5555/vias.1',
    licencia: 'MIT',
    acceso: 'embargo',
    fecha_embargo: '2027-01-01',
    issn: '2049-3630',
    isbn: '978-3-16-148410-0',
    evento_fecha_inicio: '2025-03-01',
    evento_fecha_fin: '2025-03-02',
  };
};
