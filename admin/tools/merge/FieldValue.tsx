import { Box, Link } from '@mui/material';
import { type MergedResource, partsOf, uploadOf } from '../../../contract/resources/resources.ts';
import { PICTURED, type Pictured } from '../../../contract/resources/siteResources.ts';
import { HOST } from '../../addresses/host.ts';
import { storedPicture } from '../../addresses/images.ts';
import { StoredValue } from '../../display/StoredValue.tsx';
import { type DifferentField, type Origin, type Stored, storedFile } from './mergeFields.ts';

interface FieldValueProps {
  recurso: MergedResource;
  field: DifferentField;
  origin: Origin;
  record: Stored;
}

/** The value of a field in one of two records. */
export function FieldValue({ recurso, field, origin, record }: FieldValueProps) {
  if (field.isFile) return <FileValue recurso={recurso} record={record} />;
  const { fieldNames = {} } = partsOf(recurso);
  // Values are shown by their columns, which tell what another record is called.
  const [column] = Object.entries(fieldNames).find(([, name]) => name === field.field) ?? [field.field];
  return <StoredValue resource={recurso} field={column} value={field[origin]} />;
}

const isPictured = (recurso: string): recurso is Pictured => (PICTURED as readonly string[]).includes(recurso);

function FileValue({ recurso, record }: { recurso: MergedResource; record: Stored }) {
  const file = storedFile(recurso, record);
  if (file === '') return 'Sin archivo';
  if (uploadOf(recurso)?.kind === 'pdf' || !isPictured(recurso))
    return (
      <Link href={HOST + file} target="_blank" rel="noopener">
        Abrir el PDF
      </Link>
    );
  const text = String(record.descripcion_imagen ?? '');
  return (
    <>
      <Box
        component="img"
        src={storedPicture(recurso, file)}
        alt={text || 'Imagen sin descripción'}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 160 }}
      />
      {text}
    </>
  );
}
