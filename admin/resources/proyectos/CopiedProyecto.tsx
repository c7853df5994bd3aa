import type { ReactNode } from 'react';
import { useGetManyReference, useGetOne } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { WHOLE_PAGE } from '../../../dataProvider/core/wholePage.ts';
import type { ProyectoIntegrante } from '../../../dataProvider/resources/links.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { CopiedRecord } from '../../records/copiedRecord/CopiedRecord.tsx';
import type { CopiedValues } from '../../records/copiedRecord/copiedFields.ts';
import { INTEGRANTES } from './links.ts';

interface CopiedProyectoProps {
  /** the project that is duplicated; null for an empty form */
  id: number | null;
  children: (copied: CopiedValues) => ReactNode;
}

/** The first values of the form of a new project: those of another one, with its line and its members. */
export function CopiedProyecto({ id, children }: CopiedProyectoProps) {
  return (
    <CopiedRecord resource="proyectos" id={id} failure={messages.proyectos.loadOneFailed}>
      {(copied) =>
        id === null ? children(copied) : <WithLinks id={id}>{(links) => children({ ...copied, ...links })}</WithLinks>
      }
    </CopiedRecord>
  );
}

function WithLinks({ id, children }: { id: number; children: (links: object) => ReactNode }) {
  const { data: proyecto } = useGetOne<Proyecto>('proyectos', { id });
  const { data, error, refetch } = useGetManyReference<ProyectoIntegrante>(INTEGRANTES.resource, {
    target: 'id_proyecto',
    id,
    pagination: WHOLE_PAGE,
    sort: { field: 'nombres', order: 'ASC' },
  });
  if (error) return <LoadFailure text={messages.integrantes.loadFailed} onRetry={() => void refetch()} />;
  if (data === undefined || proyecto === undefined) return <LoadingScreen />;
  return children({
    id_linea: proyecto.id_linea,
    [INTEGRANTES.candidates]: data.map(({ id_integrante }) => id_integrante),
  });
}
