import { lazy, Suspense } from 'react';
import type { IntegranteListItem } from '../../../contract/entities/integrante.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { LoadState } from '../../data/loadState.ts';
import { Banner } from '../Banner/Banner.tsx';
import { ChunkLoader } from '../ChunkLoader/ChunkLoader.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { Message } from '../Message/Message.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';

// Lazy: only this section needs the carousel library.
const IntegrantesCarousel = lazy(() => import('../IntegrantesCarousel/IntegrantesCarousel.tsx'));

/** `spacing` in pixels. */
const groups = [
  { grupo: 1, id: 'internos', title: siteTexts.integrantes.internos, spacing: 50 },
  { grupo: 2, id: 'externos', title: siteTexts.integrantes.externos, spacing: 20 },
] as const;

interface IntegrantesSectionProps {
  integrantes: LoadState<IntegranteListItem[]>;
  banner?: boolean;
}

export function IntegrantesSection({ integrantes, banner = false }: IntegrantesSectionProps) {
  return (
    <>
      {banner && <Banner title={siteTexts.integrantes.title} lead={siteTexts.integrantes.lead} />}
      {integrantes.status !== 'ready' && <Loader text={siteTexts.loading.loading} state={integrantes} />}
      {integrantes.status === 'ready' && integrantes.data.length === 0 && (
        <div className="ancho pagina">
          <Message>{siteTexts.integrantes.none}</Message>
        </div>
      )}
      {integrantes.status === 'ready' && (
        // One boundary for both: a carousel that loads first would shift the other.
        <Suspense fallback={<ChunkLoader />}>
          {groups.map(({ grupo, id, title, spacing }) => {
            const members = integrantes.data.filter((integrante) => integrante.grupo === grupo);
            if (members.length === 0) return null;
            return (
              <section key={id} className={grupo === 2 ? 'seccion suave' : 'seccion'} aria-labelledby={id}>
                <div className="ancho">
                  <SectionHead id={id} title={title} />
                  <IntegrantesCarousel integrantes={members} label={title} spacing={spacing} first={grupo === 1} />
                </div>
              </section>
            );
          })}
        </Suspense>
      )}
    </>
  );
}
