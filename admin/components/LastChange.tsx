import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { RecordKind } from '../../contract/resources/resources.ts';
import { LAST_CHANGE } from '../../dataProvider/core/lastChanges.ts';
import type { PortalDataProvider } from '../../dataProvider/index.ts';
import { shortMoment } from '../display/dayAndTime.ts';

/** @param enabled false asks for nothing */
export function useLastChanges(recurso: RecordKind, enabled: boolean) {
  const { getLastChanges } = useDataProvider<PortalDataProvider>();
  const { data } = useQuery({
    queryKey: [recurso, LAST_CHANGE],
    queryFn: () => getLastChanges(recurso),
    enabled,
  });
  return data;
}

interface LastChangeProps {
  recurso: RecordKind;
  id: number;
}

/** When a record was last changed. */
export function LastChange({ recurso, id }: LastChangeProps) {
  const changed = useLastChanges(recurso, true)?.get(id);
  if (!changed) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Modificado el <time dateTime={changed}>{shortMoment(changed)}</time>
    </Typography>
  );
}

/** Says in a list when the record was last changed, while the list is sorted by it. */
export function ListedChange(props: LastChangeProps) {
  const { sort } = useListContext();
  return sort.field === LAST_CHANGE ? <LastChange {...props} /> : null;
}
