import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Control } from '../SearchForm/controls.tsx';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import styles from './EventosList.module.css';
import { type Choice, countedIn, filterEventos, tipoLabel, tiposOfEventos, yearsOfEventos } from './filterEventos.ts';

const texts = siteTexts.eventos;

interface Option extends Choice {
  text: string;
}

interface FilterGroupProps {
  legend: string;
  all: Omit<Option, 'value'>;
  options: readonly Option[];
  value: number | null;
  withTotals: boolean;
  onChange: (value: string) => void;
}

/** Toggle buttons, each with its number of events. */
function FilterGroup({ legend, all, options, value, withTotals, onChange }: FilterGroupProps) {
  const labelOf = ({ text, total }: Omit<Option, 'value'>) => (withTotals ? texts.withTotal(text, total) : text);
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <button type="button" aria-pressed={value === null} onClick={() => onChange('')}>
        {labelOf(all)}
      </button>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChange(String(option.value))}
        >
          {labelOf(option)}
        </button>
      ))}
    </fieldset>
  );
}

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
  const ofTipo = filterEventos(eventos, { anio: null, tipo: values.tipo });
  const ofYear = filterEventos(eventos, { anio: values.anio, tipo: null });
  const years = countedIn(yearsOfEventos(eventos), yearsOfEventos(ofTipo)).map((choice) => ({
    ...choice,
    text: String(choice.value),
  }));
  const tipos = countedIn(tiposOfEventos(eventos), tiposOfEventos(ofYear)).map((choice) => ({
    ...choice,
    text: tipoLabel(choice.value),
  }));
  const selects = [
    { name: 'anio', label: texts.anio, legend: texts.filterByYear, all: texts.allYears, options: years },
    { name: 'tipo', label: texts.tipo, legend: texts.filterByTipo, all: texts.allTipos, options: tipos },
  ] as const;
  return (
    <div className={styles.filters}>
      {withForm && (
        <div className="sin-codigo">
          <SearchForm label={texts.filters}>
            {selects.map((select) => (
              <Control key={select.name} {...select} value={String(values[select.name] ?? '')} />
            ))}
          </SearchForm>
        </div>
      )}
      {selects.map(({ name, legend, all, options }) => (
        <FilterGroup
          key={name}
          legend={legend}
          all={{ text: all, total: eventos.length }}
          options={options}
          value={values[name]}
          withTotals={withTotals}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
