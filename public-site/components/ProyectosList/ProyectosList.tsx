import { useMemo } from 'react';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import type { ListedProyecto } from '../../../contract/entities/proyecto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { Banner } from '../Banner/Banner.tsx';
import { CardList, FIRST_ROW } from '../CardList/CardList.tsx';
import { FeedLink } from '../FeedLink/FeedLink.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { ListFailure, Message } from '../Message/Message.tsx';
import { ProyectoCard } from '../ProyectoCard/ProyectoCard.tsx';
import { ProyectoFilters } from '../ProyectoFilters/ProyectoFilters.tsx';
import { drawing } from './drawing.ts';
import { filterProyectos, hasFilters, NO_FILTERS, type ProyectosFilters } from './filterProyectos.ts';

interface ProyectosListProps {
  proyectos: LoadState<ListedProyecto[]>;
  /** without it, neither search nor filters are shown */
  filters?: { values: ProyectosFilters; onChange: (changes: Partial<ProyectosFilters>) => void };
  banner?: boolean;
  limit?: number;
  level: 2 | 3;
}

const keyOf = ({ id_proyecto }: ListedProyecto) => id_proyecto;

export function ProyectosList({ proyectos, filters, banner = false, limit, level }: ProyectosListProps) {
  const all = itemsOf(proyectos);
  // The API lists the oldest first.
  const limited = useMemo(() => all?.slice(limit === undefined ? 0 : -limit).reverse() ?? null, [all, limit]);
  const { q, estado, desde, hasta, linea } = filters?.values ?? NO_FILTERS;
  const filtered = hasFilters({ q, estado, desde, hasta, linea });
  const failed = proyectos.status === 'failed';
  const visible = useMemo(
    () => (filtered && limited !== null ? filterProyectos(limited, { q, estado, desde, hasta, linea }) : limited),
    [limited, filtered, q, estado, desde, hasta, linea],
  );
  const showAll = (
    <button type="button" className="boton" onClick={() => filters?.onChange(NO_FILTERS)}>
      {siteTexts.inicio.allProyectos}
    </button>
  );
  return (
    <>
      {banner && <Banner title={siteTexts.proyectos.title} lead={siteTexts.proyectos.lead} drawing={drawing} />}
      <div className={banner ? 'ancho pagina' : undefined}>
        {filters !== undefined && <ProyectoFilters {...filters} />}
        {filters !== undefined && (
          <div className="bajo-el-filtro">
            <p role="status" className="recuento">
              {!failed &&
                visible !== null &&
                (filtered
                  ? siteTexts.proyectos.showing(visible.length, limited?.length ?? 0)
                  : visible.length > 0 && siteTexts.proyectos.count(visible.length))}
            </p>
            {banner && <FeedLink feed="proyectos" />}
          </div>
        )}
        {visible === null && <Loader text={siteTexts.loading.proyectos} state={proyectos} />}
        {failed && <ListFailure state={proyectos}>{siteTexts.proyectos.failed}</ListFailure>}
        {!failed && visible?.length === 0 && (
          <Message action={filtered && showAll}>
            {filtered ? publicSiteMessages.noProyectos : siteTexts.proyectos.none}
          </Message>
        )}
        {limited !== null && visible !== null && (
          <CardList
            items={limited}
            visible={visible}
            keyOf={keyOf}
            card={(proyecto) => (
              <ProyectoCard
                proyecto={proyecto}
                level={level}
                large={limit !== undefined && proyecto === visible[0]}
                first={banner && visible.slice(0, FIRST_ROW).includes(proyecto)}
              />
            )}
            leads={limit !== undefined}
            strip={limit !== undefined}
            paged={filters !== undefined && !failed}
          />
        )}
      </div>
    </>
  );
}
