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
  const { id, nombre, objetivo, descripcion, fecha_inicio, fecha_fin, entidades, enlace_ext } = record;
  return (
    <PageForm
      record={{ id, nombre, objetivo, descripcion, fecha_inicio, fecha_fin, entidades, enlace_ext }}
      validate={validate}
      toolbar={<SaveToolbar />}
    >
      <ProyectoInputs />
    </PageForm>
  );
}
