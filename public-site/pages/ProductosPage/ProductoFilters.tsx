import { useId } from 'react';
import { ROWS_VIEW, VIEW_PARAMETER } from '../../../contract/addresses/listQueries.ts';
import { currentLineas } from '../../../contract/addresses/siteLineas.ts';
import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import {
  ordenOfPage,
  type ProductosFilters,
  tiposOfProductos,
  yearOfProducto,
} from '../../../contract/entities/listedProductos.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { productoFilterTexts as texts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { type ControlRow, Controls } from '../../components/SearchForm/controls.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import styles from './ProductosPage.module.css';

interface Option {
  value: string;
  text: string;
}

const optionOf = (value: string): Option => ({ value, text: value });

function yearOptions(productos: readonly ListedProducto[]): Option[] {
  const years = new Set(productos.map(yearOfProducto).filter((year) => year !== ''));
  return [...years].sort().reverse().map(optionOf);
}

function lineaOptions(productos: readonly ListedProducto[], lineas: readonly SiteLinea[]): Option[] {
  const ids = new Set(productos.map(({ id_linea }) => id_linea));
  return currentLineas(lineas)
    .filter(({ id }) => ids.has(id))
    .map(({ id, nombre }) => ({ value: String(id), text: nombre }));
}

/** The members who are authors, by name. One who signs in several ways has the name of the newest product. */
function integranteOptions(productos: readonly ListedProducto[]): Option[] {
  const names = new Map<number, string>();
  for (const { autores } of productos) {
    for (const autor of autores) {
      if (autor.integrante_id !== null) names.set(autor.integrante_id, nameOfPersona(autor));
    }
  }
  const byName = new Intl.Collator('es');
  return [...names].map(([id, text]) => ({ value: String(id), text })).sort((a, b) => byName.compare(a.text, b.text));
}

/** @param productos oldest record first */
export const optionsOfProductos = (productos: readonly ListedProducto[], lineas: readonly SiteLinea[]) => ({
  tipo: tiposOfProductos(productos).map(optionOf),
  anio: yearOptions(productos),
  linea: lineaOptions(productos, lineas),
  integrante: integranteOptions(productos),
});

const ORDERS: readonly Option[] = [
  { value: 'fecha', text: texts.byFecha },
  { value: 'agregado', text: texts.byAdded },
  { value: 'titulo', text: texts.byTitulo },
];

const FILTERS = [
  { name: 'tipo', label: siteTexts.productos.tipo, all: siteTexts.productos.allTipos },
  { name: 'anio', label: texts.anio, all: texts.allAnios },
  { name: 'linea', label: texts.linea, all: texts.allLineas },
  { name: 'integrante', label: texts.integrante, all: texts.allIntegrantes },
] as const;

/** How many filters are set, and an order of the visitor. */
const activeFilters = ({ orden, ...values }: ProductosFilters): number =>
  FILTERS.filter(({ name }) => values[name] !== '').length + (ordenOfPage(orden) === ordenOfPage('') ? 0 : 1);

interface ProductoFiltersProps {
  values: ProductosFilters;
  options: ReturnType<typeof optionsOfProductos>;
  /** shows filters without options: the list is loading, and nothing moves when it arrives */
  withEmpty: boolean;
  /** the list is shown as rows, which the form keeps without JavaScript too */
  asRows: boolean;
  /** on a phone: filters, order and what is done with the list are shown */
  isOpen: boolean;
  onToggle: () => void;
  onChange: (changes: Partial<ProductosFilters>) => void;
}

export function ProductoFilters(props: ProductoFiltersProps) {
  const { values, options, withEmpty, asRows, isOpen, onToggle, onChange } = props;
  const { q } = values;
  const panel = useId();
  const selects: ControlRow<keyof ProductosFilters>[] = [
    ...FILTERS.filter(({ name }) => withEmpty || options[name].length > 0).map((filter) => ({
      ...filter,
      options: options[filter.name],
      className: styles.select,
    })),
    { name: 'orden', label: texts.orden, options: ORDERS, className: styles.select },
  ];
  return (
    <SearchForm label={texts.label}>
      {asRows && <input type="hidden" name={VIEW_PARAMETER} value={ROWS_VIEW} />}
      <div className={styles.search}>
        <Controls rows={[{ name: 'q', label: siteTexts.productos.search }]} values={values} onChange={onChange} />
        <button
          type="button"
          className={`boton claro ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          {texts.toggle(activeFilters(values))}
        </button>
        {q !== '' && (
          <button type="button" className="boton claro" onClick={() => onChange({ q: '' })}>
            <Icon name="clear" />
            {siteTexts.productos.clear}
          </button>
        )}
      </div>
      <div id={panel} className={styles.panel} data-open={isOpen}>
        <Controls rows={selects} values={{ ...values, orden: ordenOfPage(values.orden) }} onChange={onChange} />
      </div>
    </SearchForm>
  );
}
