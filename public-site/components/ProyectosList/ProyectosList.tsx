import { useMemo } from 'react';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import type { ListedProyecto } from '../../../contract/entities/proyecto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { useLineas } from '../../settings/siteSettings.ts';
import { FIRST_ROW } from '../CardList/CardList.tsx';
import { FeedLink } from '../FeedLink/FeedLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ListFailure } from '../Message/Message.tsx';
import { ProyectoCard } from '../ProyectoCard/ProyectoCard.tsx';
import { RecordList } from '../RecordList/RecordList.tsx';
import { type ControlRow, Controls } from '../SearchForm/controls.tsx';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import { filterProyectos, hasDates, hasFilters, NO_FILTERS, type ProyectosFilters } from './filterProyectos.ts';

const texts = siteTexts.proyectos;

const ESTADOS = [
  { value: '1', text: texts.running },
  { value: '2', text: texts.finished },
];

interface ProyectoFiltersProps {
  values: ProyectosFilters;
  onChange: (changes: Partial<ProyectosFilters>) => void;
}

function ProyectoFilters({ values, onChange }: ProyectoFiltersProps) {
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

interface ProyectosListProps {
  proyectos: LoadState<ListedProyecto[]>;
  /** of the page; without it, neither search, filters nor number are shown */
  filters?: ProyectoFiltersProps;
  /** of a part of another page: the last projects */
  limit?: number;
}

export function ProyectosList({ proyectos, filters, limit }: ProyectosListProps) {
  const all = itemsOf(proyectos);
  // The API lists the oldest first.
  const limited = useMemo(() => all?.slice(limit === undefined ? 0 : -limit).reverse() ?? null, [all, limit]);
  const { q, estado, desde, hasta, linea } = filters?.values ?? NO_FILTERS;
  const isFiltered = hasFilters({ q, estado, desde, hasta, linea });
  const visible = useMemo(
    () => (isFiltered && limited !== null ? filterProyectos(limited, { q, estado, desde, hasta, linea }) : limited),
    [limited, isFiltered, q, estado, desde, hasta, linea],
  );
  const isPart = limit !== undefined;
  const showAll = isFiltered && (
    <button type="button" className="boton" onClick={() => filters?.onChange(NO_FILTERS)}>
      {siteTexts.inicio.allProyectos}
    </button>
  );
  return (
    <>
      {filters !== undefined && <ProyectoFilters {...filters} />}
      <RecordList
        state={proyectos}
        items={limited}
        visible={visible}
        isFiltered={isFiltered}
        texts={filters && texts}
        loading={siteTexts.loading.proyectos}
        failure={<ListFailure state={proyectos}>{texts.failed}</ListFailure>}
        none={isFiltered ? publicSiteMessages.noProyectos : texts.none}
        action={showAll}
        beside={filters && <FeedLink feed="proyectos" />}
        card={(proyecto) => (
          <ProyectoCard
            proyecto={proyecto}
            level={isPart ? 3 : 2}
            large={isPart && proyecto === visible?.[0]}
            first={!isPart && visible?.slice(0, FIRST_ROW).includes(proyecto) === true}
          />
        )}
        leads={isPart}
        strip={isPart}
        paged={!isPart}
      />
    </>
  );
}
