/** Where a product appeared, as the parts of a line. */
import { fieldsOfTipo, type TypedField } from '../../../contract/bibliography/typedFields.ts';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { dateRange } from '../../../i18n/dates.ts';
import { productoTexts as texts } from '../../../i18n/productoTexts.ts';

export interface SourcePart {
  field: TypedField;
  text: string;
  /** the title of a journal or a book */
  isTitle: boolean;
}

type Texts = Record<Exclude<TypedField, 'editores'>, string>;

/** '12(3)', '12' or '(3)'. */
const volumeAndIssue = ({ volumen, numero }: Texts): string => volumen + (numero === '' ? '' : `(${numero})`);

const unlessEmpty = (text: string, write: (text: string) => string): string => (text === '' ? '' : write(text));

type Part = readonly [field: TypedField, write: (values: Texts) => string];

/** Other fields of a type are shown as facts. */
const PARTS: readonly Part[] = [
  ['revista', ({ revista }) => revista],
  ['evento_nombre', ({ evento_nombre }) => evento_nombre],
  ['evento_lugar', ({ evento_lugar }) => evento_lugar],
  ['evento_fecha_inicio', (values) => dateRange(values.evento_fecha_inicio, values.evento_fecha_fin)],
  ['titulo_libro', ({ titulo_libro }) => titulo_libro],
  ['volumen', volumeAndIssue],
  [
    'pagina_inicial',
    (values) => unlessEmpty(values.pagina_inicial, (first) => texts.pages(first, values.pagina_final)),
  ],
  ['numero_patente', ({ numero_patente }) => unlessEmpty(numero_patente, texts.patente)],
  ['oficina_patente', ({ oficina_patente }) => oficina_patente],
  ['estado_patente', ({ estado_patente }) => estado_patente],
  ['institucion', ({ institucion }) => institucion],
  ['numero_informe', ({ numero_informe }) => unlessEmpty(numero_informe, texts.informe)],
  ['version_software', ({ version_software }) => unlessEmpty(version_software, texts.version)],
  ['editorial', ({ editorial }) => editorial],
  ['ciudad', ({ ciudad }) => ciudad],
];

const TITLES: readonly TypedField[] = ['revista', 'titulo_libro'];

/** The parts that the product's type has and that are filled in. */
export function sourceOf(producto: PublicProducto): SourcePart[] {
  const fields = fieldsOfTipo(producto.tipo);
  return PARTS.filter(([field]) => fields.includes(field))
    .map(([field, write]) => ({ field, text: write(producto), isTitle: TITLES.includes(field) }))
    .filter(({ text }) => text !== '');
}
