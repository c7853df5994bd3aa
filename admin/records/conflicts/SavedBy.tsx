import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity } from 'react-admin';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { longMoment } from '../../display/moment.ts';
import { endSentence } from '../../display/sentence.ts';
import { answerOr } from '../../session/answerOr.ts';
import type { RecordMerge } from '../merge/mergeRecords.ts';

/** Who saved the stored version, and when. Nothing while that is unknown: the dialog does not wait for it. */
export function SavedBy({ merge: { resource, stored } }: { merge: RecordMerge }) {
  const { readMovements } = useDataProvider<PortalDataProvider>();
  const { identity } = useGetIdentity();
  const { data } = useQuery({
    queryKey: ['movimientos', 'last', resource, stored.id, stored.version],
    queryFn: async ({ signal }) => {
      const query = { recurso: resource, recurso_id: stored.id, limite: 1 };
      return answerOr(await readMovements(query, { signal }), [])[0] ?? null;
    },
  });
  if (!data) return null;
  const who = data.usuario === identity?.usuario ? 'usted, en otra pestaña' : data.usuario;
  return ` ${endSentence(`Lo guardó ${who}, el ${longMoment(data.created_at)}`)}`;
}
