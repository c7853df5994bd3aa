import { useRecordContext } from 'react-admin';
import { proyectoChanges } from '../../contract/entities/proyecto.ts';
import type { Proyecto } from '../../dataProvider/resources/proyectos.ts';
import { bySchema } from '../forms/bySchema.ts';
import { PageForm } from '../forms/PageForm.tsx';
import { SaveToolbar } from '../forms/SaveToolbar.tsx';
import { ProyectoInputs } from './ProyectoInputs.tsx';

const validate = bySchema(proyectoChanges);

/**
 * The project's own fields; none is required (section 5). It holds these and no others: a change of estado, line or
 * links beside it neither resets what is being written nor is sent again with it.
 */
export function ProyectoForm() {
  const record = useRecordContext<Proyecto>();
  if (record === undefined) return null;
  const { estado, activo, id_linea, linea_nombre, updated_by, version, ...fields } = record;
  return (
    <PageForm record={fields} validate={validate} toolbar={<SaveToolbar />}>
      <ProyectoInputs />
    </PageForm>
  );
}
