import { useMemo } from 'react';
import type { ProyectoPublico } from '../../../contract/entidades/proyecto.ts';
import { mensajes } from '../../../contract/mensajes.ts';
import { publico } from '../../../i18n/publico.ts';
import { type Carga, listaDe } from '../../answers/carga.ts';
import { Banner } from '../Banner/Banner.tsx';
import { CardList } from '../CardList/CardList.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { Message } from '../Message/Message.tsx';
import { ProyectoCard } from '../ProyectoCard/ProyectoCard.tsx';
import { ProyectoFilters } from '../ProyectoFilters/ProyectoFilters.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { type FiltrosDeProyectos, filtrarProyectos, hayFiltros } from './filtrarProyectos.ts';

interface ProyectosListProps {
  proyectos: Carga<ProyectoPublico[]>;
  /** without it there is neither search nor filters */
  filters?: { values: FiltrosDeProyectos; onChange: (changes: Partial<FiltrosDeProyectos>) => void };
  banner?: boolean;
  /** only the last N projects */
  limit?: number;
  level: 2 | 3;
}

const SIN_FILTROS: FiltrosDeProyectos = { q: '', estado: '', desde: '', hasta: '' };
const keyOf = ({ id_proyecto }: ProyectoPublico) => id_proyecto;

/** The projects list, with its optional parts. */
export function ProyectosList({ proyectos, filters, banner = false, limit, level }: ProyectosListProps) {
  const all = listaDe(proyectos);
  // The API lists the oldest first; readers want the newest.
  const limited = useMemo(() => all?.slice(limit === undefined ? 0 : -limit).reverse() ?? null, [all, limit]);
  const { q = '', estado = '', desde = '', hasta = '' } = filters?.values ?? {};
  const filtered = hayFiltros({ q, estado, desde, hasta });
  const visible = useMemo(
    () => (filtered && limited !== null ? filtrarProyectos(limited, { q, estado, desde, hasta }) : limited),
    [limited, filtered, q, estado, desde, hasta],
  );
  const showAll = (
    <button type="button" className="boton" onClick={() => filters?.onChange(SIN_FILTROS)}>
      {publico.inicio.todosLosProyectos}
    </button>
  );
  return (
    <>
      {banner && <Banner title={publico.proyectos.titulo} lead={publico.proyectos.bajada} />}
      <div className={banner ? 'ancho pagina' : undefined}>
        {filters !== undefined && <ProyectoFilters {...filters} />}
        {filters !== undefined && (
          <p role="status" className="recuento">
            {filtered && visible !== null && publico.proyectos.mostrando(visible.length, limited?.length ?? 0)}
          </p>
        )}
        {visible === null && <Loader text={publico.carga.proyectos} carga={proyectos} />}
        {visible?.length === 0 && (
          <Message action={filtered && proyectos.estado === 'listo' ? showAll : <RetryButton carga={proyectos} />}>
            {filtered ? mensajes.publico.sinProyectos : publico.proyectos.ninguno}
          </Message>
        )}
        {limited !== null && visible !== null && (
          <CardList
            items={limited}
            visible={visible}
            keyOf={keyOf}
            card={(proyecto) => <ProyectoCard proyecto={proyecto} level={level} />}
            pairs={limit !== undefined}
          />
        )}
      </div>
    </>
  );
}
