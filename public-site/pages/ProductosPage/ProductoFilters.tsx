import { ROWS_VIEW, VIEW_PARAMETER } from '../../../contract/addresses/listQueries.ts';
import { ordenOfPage, type ProductosFilters } from '../../../contract/entities/listedProductos.ts';
import { productoFilterTexts as texts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SearchControl, SelectControl } from '../../components/SearchForm/controls.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import styles from './ProductoFilters.module.css';
import type { Option, ProductoOptions } from './productoOptions.ts';

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

interface ProductoFiltersProps {
  values: ProductosFilters;
  options: ProductoOptions;
  /** shows filters without options: the list is loading, and nothing moves when it arrives */
  withEmpty: boolean;
  /** the list is shown as rows, which the form keeps without JavaScript too */
  asRows: boolean;
  onChange: (changes: Partial<ProductosFilters>) => void;
}

export function ProductoFilters({ values, options, withEmpty, asRows, onChange }: ProductoFiltersProps) {
  const { q } = values;
  return (
    <SearchForm label={texts.label}>
      {asRows && <input type="hidden" name={VIEW_PARAMETER} value={ROWS_VIEW} />}
      <div className={styles.search}>
        <SearchControl
          label={siteTexts.productos.search}
          name="q"
          value={q}
          isWide={false}
          onChange={(text) => onChange({ q: text })}
        />
        {q !== '' && (
          <button type="button" className="boton claro" onClick={() => onChange({ q: '' })}>
            <Icon name="clear" />
            {siteTexts.productos.clear}
          </button>
        )}
      </div>
      {FILTERS.filter(({ name }) => withEmpty || options[name].length > 0).map((filter) => (
        <SelectControl
          className={styles.select}
          key={filter.name}
          {...filter}
          options={options[filter.name]}
          value={values[filter.name]}
          onChange={(value) => onChange({ [filter.name]: value })}
        />
      ))}
      <SelectControl
        className={styles.select}
        name="orden"
        label={texts.orden}
        options={ORDERS}
        value={ordenOfPage(values.orden)}
        onChange={(orden) => onChange({ orden })}
      />
    </SearchForm>
  );
}
