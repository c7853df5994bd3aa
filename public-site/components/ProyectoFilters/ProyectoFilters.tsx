import { publico } from '../../../i18n/publico.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type FiltrosDeProyectos, hayFechas } from '../ProyectosList/filtrarProyectos.ts';

interface ProyectoFiltersProps {
  values: FiltrosDeProyectos;
  onChange: (changes: Partial<FiltrosDeProyectos>) => void;
}

/** Search, state and dates of the projects list. */
export function ProyectoFilters({ values, onChange }: ProyectoFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would not answer the Enter key, which must not reload the page
    <form
      role="search"
      className="filtros"
      aria-label={publico.proyectos.filtros}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="control amplio">
        <span>{publico.proyectos.buscar}</span>
        <input
          type="search"
          className="campo"
          value={values.q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </label>
      <label className="control">
        <span>{publico.proyectos.estado}</span>
        <select className="campo" value={values.estado} onChange={(event) => onChange({ estado: event.target.value })}>
          <option value="">{publico.proyectos.todos}</option>
          <option value="1">{publico.proyectos.enEjecucion}</option>
          <option value="2">{publico.proyectos.finalizado}</option>
        </select>
      </label>
      <label className="control">
        <span>{publico.proyectos.desde}</span>
        <input
          type="date"
          className="campo"
          value={values.desde}
          max={values.hasta || undefined}
          onChange={(event) => onChange({ desde: event.target.value })}
        />
      </label>
      <label className="control">
        <span>{publico.proyectos.hasta}</span>
        <input
          type="date"
          className="campo"
          value={values.hasta}
          min={values.desde || undefined}
          onChange={(event) => onChange({ hasta: event.target.value })}
        />
      </label>
      {hayFechas(values) && (
        <button type="button" className="boton claro" onClick={() => onChange({ desde: '', hasta: '' })}>
          <Icon name="clear" />
          {publico.proyectos.limpiarFechas}
        </button>
      )}
    </form>
  );
}
