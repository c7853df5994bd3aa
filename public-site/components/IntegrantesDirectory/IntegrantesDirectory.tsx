import { useMemo } from 'react';
import type { IntegranteListItem } from '../../../contract/entities/integrante.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { CardList } from '../CardList/CardList.tsx';
import { Message } from '../Message/Message.tsx';
import { PersonLink } from '../PersonLink/PersonLink.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import {
  filterIntegrantes,
  hasFilters,
  type IntegrantesFilters,
  matchingFirst,
  NO_FILTERS,
  sortByGrupo,
} from './filterIntegrantes.ts';
import styles from './IntegrantesDirectory.module.css';

const texts = integrantesTexts;

interface IntegrantesDirectoryProps {
  integrantes: readonly IntegranteListItem[];
  filters: IntegrantesFilters;
  onChange: (changes: Partial<IntegrantesFilters>) => void;
}

/** Members that a screen shows at once. */
const FIRST = 12;

const keyOf = ({ id }: IntegranteListItem) => id;

function Areas({ areas }: { areas: readonly string[] }) {
  if (areas.length === 0) return null;
  return (
    <p dir="auto" className={`recorte ${styles.areas}`}>
      <span className="solo-lectores">{texts.areas}: </span>
      {areas.join(' · ')}
    </p>
  );
}

export function IntegrantesDirectory({ integrantes, filters, onChange }: IntegrantesDirectoryProps) {
  const { q, grupo } = filters;
  const sorted = useMemo(() => sortByGrupo(integrantes), [integrantes]);
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
        {visible.length === 0 && <Message action={showAll}>{texts.noMatches}</Message>}
        <CardList
          items={sorted}
          visible={visible}
          keyOf={keyOf}
          paged
          card={(integrante) => (
            <PersonLink id={integrante.id} integrante={integrante} first={first.has(integrante)}>
              <Areas areas={matchingFirst(integrante.areas_tematicas, q)} />
            </PersonLink>
          )}
        />
      </div>
    </section>
  );
}
