import { useMemo } from 'react';
import type { IntegranteListItem } from '../../../contract/entities/integrante.ts';
import { withSigla } from '../../../contract/identidad/identidad.ts';
import { readIntegrantes } from '../../../contract/wire/integrante.ts';
import { integrantesTexts as texts } from '../../../i18n/integrantesTexts.ts';
import { Banner, type Drawing } from '../../components/Banner/Banner.tsx';
import { IntegrantesCarousel } from '../../components/IntegrantesCarousel/IntegrantesCarousel.tsx';
import { Loader } from '../../components/Message/Loader.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { PersonLink } from '../../components/PersonLink/PersonLink.tsx';
import { RecordList } from '../../components/RecordList/RecordList.tsx';
import { type ControlRow, Controls } from '../../components/SearchForm/controls.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { WithSigla } from '../../components/WithSigla/WithSigla.tsx';
import { yearsInGroup } from '../../components/yearsInGroup.ts';
import type { LoadState } from '../../data/loadState.ts';
import { useListCall } from '../../data/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import {
  countMembers,
  filterIntegrantes,
  hasFilters,
  type IntegrantesFilters,
  inListOrder,
  integrantesFilters,
  matchingFirst,
  NO_FILTERS,
} from './filterIntegrantes.ts';
import styles from './IntegrantesPage.module.css';

/** Three people, side by side. */
const drawing: Drawing = {
  low: 'M626 210a186 186 0 1 1-372 0 186 186 0 0 1 372 0z',
  mid: 'M236 378c0-80 34-132 90-132 30 0 54 16 70 42-16 24-26 54-28 90zM644 378c0-80-34-132-90-132-30 0-54 16-70 42 16 24 26 54 28 90z',
  high: 'M374 180a48 48 0 1 1-96 0 48 48 0 0 1 96 0zM602 180a48 48 0 1 1-96 0 48 48 0 0 1 96 0z',
  accent:
    'M492 128a52 52 0 1 1-104 0 52 52 0 0 1 104 0zM384 378c-4-20-4-40 0-62 8-62 28-100 56-100s48 38 56 100c4 22 4 42 0 62z',
};

/** `spacing` in pixels. */
const groups = [
  { grupo: 1, id: 'internos', spacing: 50 },
  { grupo: 2, id: 'externos', spacing: 20 },
] as const;

interface FilterProps {
  filters: IntegrantesFilters;
  onChange: (changes: Partial<IntegrantesFilters>) => void;
}

function Filters({ filters, onChange }: FilterProps) {
  const identidad = useIdentidad();
  const controls: ControlRow<keyof IntegrantesFilters>[] = [
    { name: 'q', label: texts.search, className: 'amplio' },
    {
      name: 'grupo',
      label: texts.grupo,
      all: texts.allGrupos,
      options: [
        { value: '1', text: withSigla(identidad.interno, identidad) },
        { value: '2', text: withSigla(identidad.externo, identidad) },
      ],
    },
  ];
  return (
    <SearchForm label={texts.filters}>
      <Controls rows={controls} values={filters} onChange={onChange} />
    </SearchForm>
  );
}

function Carousels({ integrantes }: { integrantes: readonly IntegranteListItem[] }) {
  const identidad = useIdentidad();
  return groups.map(({ grupo, id, spacing }) => {
    const title = withSigla(identidad[id], identidad);
    const members = integrantes.filter((integrante) => integrante.grupo === grupo && integrante.anterior === 0);
    if (members.length === 0) return null;
    return (
      // On paper the list of all members stands instead.
      <section key={id} className={`solo-pantalla ${grupo === 2 ? 'seccion suave' : 'seccion'}`} aria-labelledby={id}>
        <div className="ancho">
          <SectionHead id={id} title={<WithSigla text={identidad[id]} />} />
          <IntegrantesCarousel integrantes={members} label={title} spacing={spacing} first={grupo === 1} />
        </div>
      </section>
    );
  });
}

/** Members that a screen shows at once. */
const FIRST = 12;

const LIST_GROUPS = [
  { key: 'present', heading: null, has: ({ anterior }: IntegranteListItem) => anterior === 0 },
  {
    key: 'former',
    heading: <h3 className="de-grupo">{texts.former}</h3>,
    has: ({ anterior }: IntegranteListItem) => anterior === 1,
  },
] as const;

function Areas({ areas }: { areas: readonly string[] }) {
  if (areas.length === 0) return null;
  return (
    <p dir="auto" className={`recorte ${styles.areas}`}>
      <span className="solo-lectores">{texts.campos.areas_tematicas}: </span>
      {areas.join(' · ')}
    </p>
  );
}

interface DirectoryProps extends FilterProps {
  state: LoadState<unknown>;
  integrantes: readonly IntegranteListItem[];
}

function Directory({ state, integrantes, filters, onChange }: DirectoryProps) {
  const { q, grupo } = filters;
  const sorted = useMemo(() => inListOrder(integrantes), [integrantes]);
  const visible = useMemo(() => filterIntegrantes(sorted, { q, grupo }), [sorted, q, grupo]);
  const filtered = hasFilters(filters);
  // Without a filter, the carousels stand above the grid.
  const first = new Set(filtered ? visible.slice(0, FIRST) : []);
  const showAll = (
    <button type="button" className="boton" onClick={() => onChange(NO_FILTERS)}>
      {texts.seeAll}
    </button>
  );
  return (
    <section className="seccion" aria-labelledby="directorio">
      <div className="ancho">
        <SectionHead id="directorio" title={filtered ? texts.found : texts.all} />
        <RecordList
          state={state}
          items={sorted}
          visible={visible}
          none={texts.noMatches}
          action={showAll}
          groups={LIST_GROUPS}
          paged
          card={(integrante) => (
            <PersonLink id={integrante.id} integrante={integrante} first={first.has(integrante)}>
              {integrante.anterior === 1 && <p className="nota">{yearsInGroup(integrante)}</p>}
              <Areas areas={matchingFirst(integrante.areas_tematicas, q)} />
            </PersonLink>
          )}
        />
      </div>
    </section>
  );
}

/**
 * The carousels of those who are in the group, then all members as a grid, the former ones last. While a filter is active only the grid is shown, right below the search. The filters are
 * part of the URL.
 */
export default function IntegrantesPage() {
  usePageTitle(texts.title);
  const [query, onChange] = useQuery();
  const filters = integrantesFilters(query);
  const integrantes = useListCall('integrantes', readIntegrantes);
  const all = integrantes.status === 'ready' ? integrantes.data : [];
  const filtered = hasFilters(filters);
  const total = countMembers(all);
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} drawing={drawing} />
      <div className={`ancho ${styles.search}`}>
        <Filters filters={filters} onChange={onChange} />
        <p role="status" className="recuento">
          {all.length > 0 &&
            (filtered
              ? texts.showing(countMembers(filterIntegrantes(all, filters)), total)
              : texts.count(total.present, total.former))}
        </p>
      </div>
      {integrantes.status !== 'ready' && <Loader state={integrantes} />}
      {integrantes.status === 'ready' && all.length === 0 && (
        <div className="ancho pagina">
          <Message>{texts.none}</Message>
        </div>
      )}
      {!filtered && <Carousels integrantes={all} />}
      {all.length > 0 && <Directory state={integrantes} integrantes={all} filters={filters} onChange={onChange} />}
    </>
  );
}
