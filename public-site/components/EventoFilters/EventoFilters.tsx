import type { EventoPublico } from '../../../contract/entidades/evento.ts';
import { publico } from '../../../i18n/publico.ts';
import { aniosDeEventos, nombreDeTipo, type Opcion, tiposDeEventos } from '../EventosSection/filtrarEventos.ts';
import styles from './EventoFilters.module.css';

const texts = publico.eventos;

interface FilterGroupProps {
  legend: string;
  all: Opcion & { texto: string };
  options: readonly (Opcion & { texto: string })[];
  value: number | null;
  onChange: (value: string) => void;
}

/** Buttons of which one is pressed, each with its number of events. */
function FilterGroup({ legend, all, options, value, onChange }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <button type="button" aria-pressed={value === null} onClick={() => onChange('')}>
        {texts.conTotal(all.texto, all.total)}
      </button>
      {options.map(({ valor, texto, total }) => (
        <button key={valor} type="button" aria-pressed={value === valor} onClick={() => onChange(String(valor))}>
          {texts.conTotal(texto, total)}
        </button>
      ))}
    </fieldset>
  );
}

interface EventoFiltersProps {
  eventos: readonly EventoPublico[];
  values: { anio: number | null; tipo: number | null };
  onChange: (changes: { anio?: string; tipo?: string }) => void;
}

/** The year and type filters of the events list. */
export function EventoFilters({ eventos, values, onChange }: EventoFiltersProps) {
  const total = eventos.length;
  return (
    <div className={styles.filters}>
      <FilterGroup
        legend={texts.filtrarPorAnio}
        all={{ valor: 0, texto: texts.todosLosAnios, total }}
        options={aniosDeEventos(eventos).map((opcion) => ({ ...opcion, texto: String(opcion.valor) }))}
        value={values.anio}
        onChange={(anio) => onChange({ anio })}
      />
      <FilterGroup
        legend={texts.filtrarPorTipo}
        all={{ valor: 0, texto: texts.todosLosTipos, total }}
        options={tiposDeEventos(eventos).map((opcion) => ({ ...opcion, texto: nombreDeTipo(opcion.valor) }))}
        value={values.tipo}
        onChange={(tipo) => onChange({ tipo })}
      />
    </div>
  );
}
