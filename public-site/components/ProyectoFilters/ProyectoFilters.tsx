import { lineaSlugs, lineas } from '../../../contract/lineas.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { hasDates, type ProyectosFilters } from '../ProyectosList/filterProyectos.ts';
import { SearchForm } from '../SearchForm/SearchForm.tsx';

interface ProyectoFiltersProps {
  values: ProyectosFilters;
  onChange: (changes: Partial<ProyectosFilters>) => void;
  /** the projects carry their line */
  withLinea: boolean;
}

export function ProyectoFilters({ values, onChange, withLinea }: ProyectoFiltersProps) {
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
            {lineaSlugs.map((slug) => (
              <option key={slug} value={lineas[slug].id}>
                {lineas[slug].nombre}
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
