import { Chip } from '@mui/material';
import type { RecordKind } from '../../contract/resources/resources.ts';
import { EMPTY_SAMPLE, useSample } from './useSample.ts';

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
