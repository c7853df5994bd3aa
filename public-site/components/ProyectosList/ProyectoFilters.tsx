import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useLineas } from '../../settings/siteSettings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { DateControl, SearchControl, SelectControl } from '../SearchForm/controls.tsx';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import { hasDates, type ProyectosFilters } from './filterProyectos.ts';

const texts = siteTexts.proyectos;

interface ProyectoFiltersProps {
  values: ProyectosFilters;
  onChange: (changes: Partial<ProyectosFilters>) => void;
}

/** A retired line is an option only while the address selects it. */
const shownLineas = (lineas: readonly SiteLinea[], selected: string): SiteLinea[] =>
  lineas.filter(({ id, retirada }) => !retirada || String(id) === selected);

export function ProyectoFilters({ values, onChange }: ProyectoFiltersProps) {
  const lineas = useLineas();
  return (
    <SearchForm label={texts.filters}>
      <SearchControl label={texts.search} name="q" value={values.q} onChange={(q) => onChange({ q })} />
      <SelectControl
        label={texts.estado}
        name="estado"
        value={values.estado}
        all={texts.all}
        options={[
          { value: '1', text: texts.running },
          { value: '2', text: texts.finished },
        ]}
        onChange={(estado) => onChange({ estado })}
      />
      <SelectControl
        label={texts.linea}
        name="linea"
        value={values.linea}
        all={texts.allLineas}
        options={shownLineas(lineas, values.linea).map(({ id, nombre }) => ({ value: id, text: nombre }))}
        onChange={(linea) => onChange({ linea })}
      />
      <DateControl
        label={texts.from}
        name="desde"
        value={values.desde}
        max={values.hasta}
        onChange={(desde) => onChange({ desde })}
      />
      <DateControl
        label={texts.to}
        name="hasta"
        value={values.hasta}
        min={values.desde}
        onChange={(hasta) => onChange({ hasta })}
      />
      {hasDates(values) && (
        <button type="button" className="boton claro" onClick={() => onChange({ desde: '', hasta: '' })}>
          <Icon name="clear" />
          {texts.clearDates}
        </button>
      )}
    </SearchForm>
  );
}
