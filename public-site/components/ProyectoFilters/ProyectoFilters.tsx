import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useLineas } from '../../settings/siteSettings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { hasDates, type ProyectosFilters } from '../ProyectosList/filterProyectos.ts';
import { SearchForm } from '../SearchForm/SearchForm.tsx';

interface ProyectoFiltersProps {
  values: ProyectosFilters;
  onChange: (changes: Partial<ProyectosFilters>) => void;
  /** the projects carry their line */
  withLinea: boolean;
}

/** A retired line is an option only while the address selects it. */
const shownLineas = (lineas: readonly SiteLinea[], selected: string): SiteLinea[] =>
  lineas.filter(({ id, retirada }) => !retirada || String(id) === selected);

export function ProyectoFilters({ values, onChange, withLinea }: ProyectoFiltersProps) {
  const lineas = useLineas();
  return (
    <SearchForm label={siteTexts.proyectos.filters}>
      <label className="control amplio">
        <span>{siteTexts.proyectos.search}</span>
        <input
          type="search"
          name="q"
          dir="auto"
          className="campo"
          value={values.q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </label>
      <label className="control">
        <span>{siteTexts.proyectos.estado}</span>
        <select
          name="estado"
          className="campo"
          value={values.estado}
          onChange={(event) => onChange({ estado: event.target.value })}
        >
          <option value="">{siteTexts.proyectos.all}</option>
          <option value="1">{siteTexts.proyectos.running}</option>
          <option value="2">{siteTexts.proyectos.finished}</option>
        </select>
      </label>
      {withLinea && (
        <label className="control">
          <span>{siteTexts.proyectos.linea}</span>
          <select
            name="linea"
            className="campo"
            value={values.linea}
            onChange={(event) => onChange({ linea: event.target.value })}
          >
            <option value="">{siteTexts.proyectos.allLineas}</option>
            {shownLineas(lineas, values.linea).map(({ id, nombre }) => (
              <option key={id} value={id}>
                {nombre}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="control">
        <span>{siteTexts.proyectos.from}</span>
        <input
          type="date"
          name="desde"
          className="campo"
          value={values.desde}
          max={values.hasta || undefined}
          onChange={(event) => onChange({ desde: event.target.value })}
        />
      </label>
      <label className="control">
        <span>{siteTexts.proyectos.to}</span>
        <input
          type="date"
          name="hasta"
          className="campo"
          value={values.hasta}
          min={values.desde || undefined}
          onChange={(event) => onChange({ hasta: event.target.value })}
        />
      </label>
      {hasDates(values) && (
        <button type="button" className="boton claro" onClick={() => onChange({ desde: '', hasta: '' })}>
          <Icon name="clear" />
          {siteTexts.proyectos.clearDates}
        </button>
      )}
    </SearchForm>
  );
}
