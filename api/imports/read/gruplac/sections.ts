import { foldName } from '../../../../contract/duplicates/foldName.ts';
import type { PRODUCTO_TIPOS } from '../../../../contract/values/constants.ts';

/** How the rows of a section are written. */
export type Pattern =
  | 'articulo'
  | 'libro'
  | 'capitulo'
  | 'documento'
  | 'divulgativa'
  | 'tecnico'
  | 'evento'
  | 'contenido'
  | 'trabajo'
  | 'curso'
  | 'programa'
  | 'otro';

export type SectionReader =
  | { reads: 'product'; pattern: Pattern; tipo: (typeof PRODUCTO_TIPOS)[number]; aparte: boolean }
  | { reads: 'member' | 'project' | 'nothing' };

const productos = (pattern: Pattern, tipo: (typeof PRODUCTO_TIPOS)[number] = 'Otro'): SectionReader => ({
  reads: 'product',
  pattern,
  tipo,
  aparte: false,
});
const aparte = (pattern: Pattern): SectionReader => ({ reads: 'product', pattern, tipo: 'Otro', aparte: true });

/** By the title of the section. docs/imports.md has the same table. */
const BY_TITLE: Readonly<Record<string, SectionReader>> = {
  'Artículos publicados': productos('articulo', 'Artículo científico'),
  'Notas científicas': productos('articulo', 'Artículo científico'),
  'Otros artículos publicados': productos('articulo'),
  Traducciones: productos('articulo'),
  'Libros publicados': productos('libro', 'Libro'),
  'Otros Libros publicados': productos('libro', 'Libro'),
  'Libros de formación': productos('libro', 'Libro'),
  'Libros de divulgación y/o Compilación de divulgación': productos('libro', 'Libro'),
  'Manuales y Guías Especializadas': productos('libro', 'Libro'),
  'Capítulos de libro publicados': productos('capitulo', 'Capítulo de libro'),
  'Documentos de trabajo': productos('documento'),
  'Otra publicación divulgativa': productos('divulgativa'),
  Softwares: productos('tecnico', 'Software'),
  'Informes técnicos': productos('tecnico', 'Informe técnico'),
  'Cartas, mapas o similares': productos('tecnico'),
  'Conceptos técnicos': productos('tecnico'),
  'Diseños industriales': productos('tecnico'),
  'Innovaciones en Procesos y Procedimientos': productos('tecnico'),
  'Innovaciones generadas en la Gestión Empresarial': productos('tecnico'),
  'Nuevos registros científicos': productos('tecnico'),
  'Plantas piloto': productos('tecnico'),
  'Productos nutracéuticos': productos('tecnico'),
  'Otros productos tecnológicos': productos('tecnico'),
  Prototipos: productos('tecnico'),
  'Regulaciones y Normas': productos('tecnico'),
  'Protocolos de vigilancia epidemiológica': productos('tecnico'),
  'Reglamentos técnicos': productos('tecnico'),
  'Guías de práctica clínica': productos('tecnico'),
  'Proyectos de ley': productos('tecnico'),
  'Signos distintivos': productos('tecnico'),
  'Empresas de base tecnológica': productos('tecnico'),
  'Demás trabajos': productos('otro'),
  Integrantes: { reads: 'member' },
  Proyectos: { reads: 'project' },
  'Datos básicos': { reads: 'nothing' },
  Instituciones: { reads: 'nothing' },
  'Plan Estratégico': { reads: 'nothing' },
  'Actividades como evaluador': { reads: 'nothing' },
};

/** Titles of which only the beginning is always the same. */
const BY_BEGINNING: readonly (readonly [beginning: string, reader: SectionReader])[] = [
  ['integrantes del', { reads: 'member' }],
  ['lineas de investigacion', { reads: 'nothing' }],
  ['esquemas de trazado', productos('tecnico')],
  ['variedad', productos('tecnico')],
  ['nueva variedad', productos('tecnico')],
  ['nuevas variedades', productos('tecnico')],
  ['poblaciones mejoradas', productos('tecnico')],
  ['eventos cientificos', aparte('evento')],
  ['trabajos dirigidos', aparte('trabajo')],
  ['curso', aparte('curso')],
  ['programa academico', aparte('programa')],
  ['otro programa academico', aparte('programa')],
];

/** Digital, transmedia and web contents, whose titles differ from page to page. */
const CONTENT = /\b(?:contenidos? (?:digital|digitales|transmedia|web)|transmedia|desarrollos? web)\b/;

const folded: ReadonlyMap<string, SectionReader> = new Map(
  Object.entries(BY_TITLE).map(([title, reader]) => [foldName(title), reader]),
);

/** @param title folded; undefined for a section that is not known */
export function readerOf(title: string): SectionReader | undefined {
  const reader = folded.get(title) ?? BY_BEGINNING.find(([beginning]) => title.startsWith(beginning))?.[1];
  return reader ?? (CONTENT.test(title) ? productos('contenido') : undefined);
}
