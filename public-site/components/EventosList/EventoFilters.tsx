import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Control } from '../SearchForm/controls.tsx';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import styles from './EventosList.module.css';
import { filterEventos, tipoLabel, tiposOfEventos, yearsOfEventos } from './filterEventos.ts';

const texts = siteTexts.eventos;

const FILTERS = [
  {
    name: 'anio',
    label: texts.anio,
    legend: texts.filterByYear,
    all: texts.allYears,
    choicesOf: yearsOfEventos,
    textOf: String,
  },
  {
    name: 'tipo',
    label: texts.tipo,
    legend: texts.filterByTipo,
    all: texts.allTipos,
    choicesOf: tiposOfEventos,
    textOf: tipoLabel,
  },
] as const;

interface FilterGroupProps {
  legend: string;
  options: readonly { value: number | null; text: string; total: number }[];
  value: number | null;
  withTotals: boolean;
  onChange: (value: string) => void;
}

/** Toggle buttons, each with its number of events. */
const FilterGroup = ({ legend, options, value: chosen, withTotals, onChange }: FilterGroupProps) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {options.map(({ value, text, total }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChange(String(value ?? ''))}>
        {withTotals ? texts.withTotal(text, total) : text}
      </button>
    ))}
  </fieldset>
);

interface EventoFiltersProps {
  eventos: readonly PublicEvento[];
  values: { anio: number | null; tipo: number | null };
  /** false while the totals are unknown: the events are a part of the list */
  withTotals: boolean;
  /** adds the form of visitors without JavaScript; the server renders the home without filters */
  withForm: boolean;
  onChange: (changes: { anio?: string; tipo?: string }) => void;
}

/** Filters by year and type: buttons, and a form that works without JavaScript. Each counts the events that the other one selects. */
export function EventoFilters({ eventos, values, withTotals, withForm, onChange }: EventoFiltersProps) {
  const filters = FILTERS.map(({ choicesOf, textOf, ...filter }) => {
    const selected = choicesOf(filterEventos(eventos, { ...values, [filter.name]: null }));
    const totalOf = (value: number) => selected.find((one) => one.value === value)?.total ?? 0;
    const options = choicesOf(eventos).map(({ value }) => ({ value, text: textOf(value), total: totalOf(value) }));
    return { ...filter, options };
  });
  return (
    <div className={styles.filters}>
      {withForm && (
        <div className="sin-codigo">
          <SearchForm label={texts.filters}>
            {filters.map(({ legend: _, ...filter }) => (
              <Control key={filter.name} {...filter} value={String(values[filter.name] ?? '')} />
            ))}
          </SearchForm>
        </div>
      )}
      {filters.map(({ name, legend, all, options }) => (
        <FilterGroup
          key={name}
          legend={legend}
          options={[{ value: null, text: all, total: eventos.length }, ...options]}
          value={values[name]}
          withTotals={withTotals}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
