import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { SelectControl } from '../SearchForm/controls.tsx';
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
  return (
    <div className={styles.filters}>
      {withForm && (
        <div className="sin-codigo">
          <SearchForm label={texts.filters}>
            <SelectControl
              label={texts.anio}
              name="anio"
              value={String(values.anio ?? '')}
              all={texts.allYears}
              options={years}
            />
            <SelectControl
              label={texts.tipo}
              name="tipo"
              value={String(values.tipo ?? '')}
              all={texts.allTipos}
              options={tipos}
            />
          </SearchForm>
        </div>
      )}
      <FilterGroup
        legend={texts.filterByYear}
        all={{ text: texts.allYears, total: eventos.length }}
        options={years}
        value={values.anio}
        withTotals={withTotals}
        onChange={(anio) => onChange({ anio })}
      />
      <FilterGroup
        legend={texts.filterByTipo}
        all={{ text: texts.allTipos, total: eventos.length }}
        options={tipos}
        value={values.tipo}
        withTotals={withTotals}
        onChange={(tipo) => onChange({ tipo })}
      />
    </div>
  );
}
