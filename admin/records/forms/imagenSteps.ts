import type { DataProvider, RaRecord } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { fileOf, isDraftFile, type SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import type { Imagen } from '../../../dataProvider/resources/imagen.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import type { Step } from './createInSteps.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields of a new record, and the step that sends its picture. The file of a draft goes with the fields. */
export function splitImagen(
  dataProvider: DataProvider,
  resource: RecordKind,
  { imagen, descripcion_imagen, ...fields }: Values,
): { fields: Values; steps: Step[] } {
  const chosen = imagen as SelectedFile | false | null | undefined;
  if (isDraftFile(chosen)) return { fields: { ...fields, imagen, descripcion_imagen }, steps: [] };
  const file = fileOf(chosen);
  if (file === undefined) return { fields, steps: [] };
  const change = async (id: number, data: Partial<Imagen>) => {
    const { data: previousData } = await dataProvider.getOne<RaRecord<number>>(resource, { id });
    await dataProvider.update(resource, { id, data, previousData });
  };
  const step: Step = {
    // Another file or text is another step.
    key: `imagen ${file.name} ${file.size} ${file.lastModified} ${descripcion_imagen}`,
    label: fieldLabel(resource, 'imagen'),
    failure: messages.archivos.imagenFailed,
    async run(id) {
      await change(id, { imagen: chosen, descripcion_imagen: String(descripcion_imagen ?? '') });
      return () => change(id, { imagen: false });
    },
  };
  return { fields, steps: [step] };
}
