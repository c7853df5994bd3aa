import type { IntegranteListItem } from '../../../contract/entities/integrante.ts';
import { withSigla } from '../../../contract/identidad/identidad.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { LoadState } from '../../data/loadState.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { Banner } from '../Banner/Banner.tsx';
import { IntegrantesCarousel } from '../IntegrantesCarousel/IntegrantesCarousel.tsx';
import {
  type IntegrantesFilters as Filters,
  filterIntegrantes,
  hasFilters,
} from '../IntegrantesDirectory/filterIntegrantes.ts';
import { IntegrantesDirectory } from '../IntegrantesDirectory/IntegrantesDirectory.tsx';
import { IntegrantesFilters } from '../IntegrantesDirectory/IntegrantesFilters.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { Message } from '../Message/Message.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { WithSigla } from '../WithSigla/WithSigla.tsx';
import { drawing } from './drawing.ts';
import styles from './IntegrantesSection.module.css';

const texts = integrantesTexts;

/** `spacing` in pixels. */
const groups = [
  { grupo: 1, id: 'internos', spacing: 50 },
  { grupo: 2, id: 'externos', spacing: 20 },
] as const;

function Carousels({ integrantes }: { integrantes: readonly IntegranteListItem[] }) {
  const identidad = useIdentidad();
  return groups.map(({ grupo, id, spacing }) => {
    const title = withSigla(identidad[id], identidad);
    const members = integrantes.filter((integrante) => integrante.grupo === grupo);
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

interface IntegrantesSectionProps {
  integrantes: LoadState<IntegranteListItem[]>;
  banner?: boolean;
  /** without it, neither search, filter nor grid are shown */
  filters?: { values: Filters; onChange: (changes: Partial<Filters>) => void };
}

/** The carousels, then all members as a grid. While a filter is active only the grid is shown, right below the search. */
export function IntegrantesSection({ integrantes, banner = false, filters }: IntegrantesSectionProps) {
  const all = integrantes.status === 'ready' ? integrantes.data : null;
  const filtered = filters !== undefined && hasFilters(filters.values);
  return (
    <>
      {banner && <Banner title={texts.title} lead={texts.lead} drawing={drawing} />}
      {filters !== undefined && (
        <div className={`ancho ${styles.search}`}>
          <IntegrantesFilters {...filters} />
          <p role="status" className="recuento">
            {all !== null &&
              all.length > 0 &&
              (filtered
                ? texts.showing(filterIntegrantes(all, filters.values).length, all.length)
                : texts.count(all.length))}
          </p>
        </div>
      )}
      {integrantes.status !== 'ready' && <Loader text={siteTexts.loading.loading} state={integrantes} />}
      {all?.length === 0 && (
        <div className="ancho pagina">
          <Message>{texts.none}</Message>
        </div>
      )}
      {all !== null && (
        <>
          {!filtered && <Carousels integrantes={all} />}
          {filters !== undefined && all.length > 0 && (
            <IntegrantesDirectory integrantes={all} filters={filters.values} onChange={filters.onChange} />
          )}
        </>
      )}
    </>
  );
}
