import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useLineas } from '../../settings/siteSettings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type ControlRow, Controls } from '../SearchForm/controls.tsx';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import { hasDates, type ProyectosFilters } from './filterProyectos.ts';

const texts = siteTexts.proyectos;

const ESTADOS = [
  { value: '1', text: texts.running },
  { value: '2', text: texts.finished },
];

interface ProyectoFiltersProps {
  values: ProyectosFilters;
  onChange: (changes: Partial<ProyectosFilters>) => void;
}

export function ProyectoFilters({ values, onChange }: ProyectoFiltersProps) {
  // A retired line is an option only while the address selects it.
  const lineas = useLineas().filter(({ id, retirada }) => !retirada || String(id) === values.linea);
  const controls: ControlRow<keyof ProyectosFilters>[] = [
    { name: 'q', label: texts.search, className: 'amplio' },
    { name: 'estado', label: texts.estado, all: texts.all, options: ESTADOS },
    {
      name: 'linea',
      label: texts.linea,
      all: texts.allLineas,
      options: lineas.map(({ id, nombre }) => ({ value: id, text: nombre })),
    },
    { name: 'desde', label: texts.from, type: 'date', max: values.hasta },
    { name: 'hasta', label: texts.to, type: 'date', min: values.desde },
  ];
  return (
    <SearchForm label={texts.filters}>
      <Controls rows={controls} values={values} onChange={onChange} />
      {hasDates(values) && (
        <button type="button" className="boton claro" onClick={() => onChange({ desde: '', hasta: '' })}>
          <Icon name="clear" />
          {texts.clearDates}
        </button>
      )}
    </SearchForm>
  );
}
