import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RecordKind } from '../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../dataProvider/index.ts';
import type { Sample } from '../../dataProvider/methods/sample.ts';
import { answerOr } from '../session/answerOr.ts';

/** Milliseconds. All rows of a list share one request. */
const FRESH_MS = 30_000;

export const EMPTY_SAMPLE: Sample = { registros: [], textos: [] };

export function useSample() {
  const { getSample } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['ejemplo'],
    queryFn: async ({ signal }) => answerOr(await getSample({ signal }), EMPTY_SAMPLE),
    staleTime: FRESH_MS,
  });
}

export function SampleChip({ recurso, id }: { recurso: RecordKind; id: number }) {
  const { data = EMPTY_SAMPLE } = useSample();
  const isSample = data.registros.some((each) => each.recurso === recurso && each.id === id);
  if (!isSample) return null;
  return (
    <>
      {' '}
      <Chip size="small" variant="outlined" label="Ejemplo" />
    </>
  );
}
