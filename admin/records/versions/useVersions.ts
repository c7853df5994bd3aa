import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { EditedResource } from '../../../contract/resources/resources.ts';
import { firstId } from '../../../contract/values/tolerant.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { answerOr } from '../../session/answerOr.ts';

const PER_PAGE = 10;

/** The versions of a record, newest first, with the version that it has now. */
export function useVersions(recurso: EditedResource, id: number) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['movimientos', 'versiones', recurso, id],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: antes_de, signal }) => {
      // Before the list, so that a save between both makes the restore fail instead of being overwritten.
      const present = antes_de === undefined ? (await dataProvider.getOne(recurso, { id, signal })).data : {};
      const query = { recurso, recurso_id: id, antes_de, limite: PER_PAGE + 1 };
      const rows = answerOr(await dataProvider.readMovements(query, { signal }), []);
      return { version: firstId(present, 'version') ?? undefined, rows };
    },
    getNextPageParam: ({ rows }) => (rows.length > PER_PAGE ? rows[PER_PAGE - 1]?.id : undefined),
  });
  return {
    ...query,
    version: data?.pages[0]?.version,
    movimientos: data?.pages.flatMap(({ rows }) => rows.slice(0, PER_PAGE)),
  };
}

/** True if the state after this movimiento can be restored: not the current version, and not a deletion. */
export function isRestorable({ recurso, tabla, antes, despues }: Movement, isNewest: boolean): boolean {
  if (isNewest) return false;
  return tabla === recurso ? despues !== null : antes !== null || despues !== null;
}
