import { Box, Link } from '@mui/material';
import { type MergedResource, partsOf, uploadOf } from '../../../contract/resources/resources.ts';
import { PICTURED, type Pictured } from '../../../contract/resources/siteResources.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { HOST } from '../../addresses/host.ts';
import { storedPicture } from '../../addresses/images.ts';
import { isFilled } from '../../display/displayValue.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { StoredValue } from '../../display/StoredValue.tsx';
import { type DifferentField, type Origin, type Stored, storedFile } from './mergeFields.ts';

interface FieldValueProps {
  recurso: MergedResource;
  field: DifferentField;
  origin: Origin;
  record: Stored;
}

/** The value of a field in one of two records, with those that go with it. */
export function FieldValue(props: FieldValueProps) {
  const { recurso, field, record } = props;
  return (
    <>
      {field.isFile ? <FileValue recurso={recurso} record={record} /> : <OwnValue {...props} />}
      {field.bound
        .filter((name) => isFilled(record[name]))
        .map((name) => (
          <div key={name}>
            {fieldLabel(recurso, name)}: <StoredValue resource={recurso} field={name} value={record[name]} />
          </div>
        ))}
    </>
  );
}

function OwnValue({ recurso, field, origin }: FieldValueProps) {
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
  return (
    <Box
      component="img"
      src={storedPicture(recurso, file)}
      alt={textOf(record.descripcion_imagen) || 'Imagen sin descripción'}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 160 }}
    />
  );
}
