import { Chip } from '@mui/material';
import type { RecordKind } from '../../contract/resources/resources.ts';
import { useSample } from './useSample.ts';

export function SampleChip({ recurso, id }: { recurso: RecordKind; id: number }) {
  const { data = [] } = useSample();
  const isSample = data.some((each) => each.recurso === recurso && each.id === id);
  if (!isSample) return null;
  return (
    <>
      {' '}
      <Chip size="small" variant="outlined" label="Ejemplo" />
    </>
  );
}
