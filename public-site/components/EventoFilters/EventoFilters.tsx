import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { type Choice, tipoLabel, tiposOfEventos, yearsOfEventos } from '../EventosSection/filterEventos.ts';
import styles from './EventoFilters.module.css';

const texts = siteTexts.eventos;

interface FilterGroupProps {
  legend: string;
  all: Choice & { text: string };
  options: readonly (Choice & { text: string })[];
  value: number | null;
  onChange: (value: string) => void;
}

/** Toggle buttons, each with its number of events. */
function FilterGroup({ legend, all, options, value, onChange }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <button type="button" aria-pressed={value === null} onClick={() => onChange('')}>
        {texts.withTotal(all.text, all.total)}
      </button>
      {options.map(({ value: option, text, total }) => (
        <button key={option} type="button" aria-pressed={value === option} onClick={() => onChange(String(option))}>
          {texts.withTotal(text, total)}
        </button>
      ))}
    </fieldset>
  );
}

interface EventoFiltersProps {
  eventos: readonly PublicEvento[];
  values: { anio: number | null; tipo: number | null };
  onChange: (changes: { anio?: string; tipo?: string }) => void;
}

export function EventoFilters({ eventos, values, onChange }: EventoFiltersProps) {
  const total = eventos.length;
  return (
    <div className={styles.filters}>
      <FilterGroup
        legend={texts.filterByYear}
        all={{ value: 0, text: texts.allYears, total }}
        options={yearsOfEventos(eventos).map((choice) => ({ ...choice, text: String(choice.value) }))}
        value={values.anio}
        onChange={(anio) => onChange({ anio })}
      />
      <FilterGroup
        legend={texts.filterByTipo}
        all={{ value: 0, text: texts.allTipos, total }}
        options={tiposOfEventos(eventos).map((choice) => ({ ...choice, text: tipoLabel(choice.value) }))}
        value={values.tipo}
        onChange={(tipo) => onChange({ tipo })}
      />
    </div>
  );
}
