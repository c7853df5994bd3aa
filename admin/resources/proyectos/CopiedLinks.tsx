import type { ReactNode } from 'react';
import { useGetManyReference, useGetOne } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { WHOLE_PAGE } from '../../../dataProvider/core/wholePage.ts';
import type { ProyectoIntegrante } from '../../../dataProvider/resources/links.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { INTEGRANTES } from './links.ts';

type Links = Partial<Proyecto> | undefined;

interface CopiedLinksProps {
  /** the project that is duplicated; null for an empty form */
  id: number | null;
  children: (links: Links) => ReactNode;
}

/** The line and the members of a duplicated project, for the form of the new one. */
export function CopiedLinks({ id, children }: CopiedLinksProps) {
  return id === null ? children(undefined) : <LinksOf id={id}>{children}</LinksOf>;
}

function LinksOf({ id, children }: { id: number; children: (links: Links) => ReactNode }) {
  const proyecto = useGetOne<Proyecto>('proyectos', { id });
  const integrantes = useGetManyReference<ProyectoIntegrante>(INTEGRANTES.resource, {
    target: 'id_proyecto',
    id,
    pagination: WHOLE_PAGE,
    sort: { field: 'nombres', order: 'ASC' },
  });
  if (proyecto.error) {
    return <LoadFailure text={messages.proyectos.loadOneFailed} onRetry={() => void proyecto.refetch()} />;
  }
  if (integrantes.error) {
    return <LoadFailure text={messages.integrantes.loadFailed} onRetry={() => void integrantes.refetch()} />;
  }
  if (integrantes.data === undefined || proyecto.data === undefined) return <LoadingScreen />;
  return children({
    id_linea: proyecto.data.id_linea,
    [INTEGRANTES.candidates]: integrantes.data.map(({ id_integrante }) => id_integrante),
  });
}
