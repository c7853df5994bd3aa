import { useRecordContext } from 'react-admin';
import { proyectoChanges } from '../../../contract/entities/proyecto.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { bySchema } from '../../records/forms/bySchema.ts';
import { withImagenRule } from '../../records/forms/imagenRule.ts';
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SaveToolbar } from '../../records/forms/SaveToolbar.tsx';
import { ProyectoInputs } from './ProyectoInputs.tsx';

const validate = withImagenRule(bySchema(proyectoChanges));

/** Holds only its own fields, so that changes in the panels beside it neither reset it nor are sent again with it. */
export function ProyectoForm() {
  const record = useRecordContext<Proyecto>();
  if (record === undefined) return null;
  const { estado, activo, id_linea, linea_nombre, updated_by, version, ...fields } = record;
  return (
    <PageForm record={fields} validate={validate} toolbar={<SaveToolbar />}>
      <ProyectoInputs stored={record} />
    </PageForm>
  );
}
