import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { type Choice, tipoLabel, tiposOfEventos, yearsOfEventos } from '../EventosSection/filterEventos.ts';
import styles from './EventoFilters.module.css';

const texts = siteTexts.eventos;

interface FilterGroupProps {
  legend: string;
  all: Choice & { texto: string };
  options: readonly (Choice & { texto: string })[];
  value: number | null;
  onChange: (value: string) => void;
}

/** Buttons of which one is pressed, each with its number of events. */
function FilterGroup({ legend, all, options, value, onChange }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <button type="button" aria-pressed={value === null} onClick={() => onChange('')}>
        {texts.withTotal(all.texto, all.total)}
      </button>
      {options.map(({ valor, texto, total }) => (
        <button key={valor} type="button" aria-pressed={value === valor} onClick={() => onChange(String(valor))}>
          {texts.withTotal(texto, total)}
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

/** The year and type filters of the events list. */
export function EventoFilters({ eventos, values, onChange }: EventoFiltersProps) {
  const total = eventos.length;
  return (
    <div className={styles.filters}>
      <FilterGroup
        legend={texts.filterByYear}
        all={{ valor: 0, texto: texts.allYears, total }}
        options={yearsOfEventos(eventos).map((opcion) => ({ ...opcion, texto: String(opcion.valor) }))}
        value={values.anio}
        onChange={(anio) => onChange({ anio })}
      />
      <FilterGroup
        legend={texts.filterByTipo}
        all={{ valor: 0, texto: texts.allTipos, total }}
        options={tiposOfEventos(eventos).map((opcion) => ({ ...opcion, texto: tipoLabel(opcion.valor) }))}
        value={values.tipo}
        onChange={(tipo) => onChange({ tipo })}
      />
    </div>
  );
}
