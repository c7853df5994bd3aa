import { messages } from '../../contract/calls/messages.ts';
import type { SampleRecord } from '../../contract/entities/ejemplo.ts';
import { PASOS } from '../../contract/values/primerosPasos.ts';
import { fieldsOf, firstId, listOf, messageOf, numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Context } from '../core/adapter.ts';

/** The first steps, and whether they are done. */
export async function readPrimerosPasos({ call }: Context) {
  return listOf(await call('listPrimerosPasos', {}), 'pasos').flatMap((wire) => {
    const { paso: name, hecho } = fieldsOf(wire);
    const paso = PASOS.find((each) => each === name);
    return paso === undefined ? [] : [{ paso, hecho: hecho === true }];
  });
}

const REASONS: readonly unknown[] = ['cambiado', 'borrador', 'vinculado'] satisfies SampleRecord['motivo'][];

function readSampleRecord(wire: unknown): SampleRecord[] {
  const fields = fieldsOf(wire);
  const id = firstId(fields, 'id');
  if (id === null) return [];
  return [
    {
      recurso: textOf(fields.recurso) as SampleRecord['recurso'],
      id,
      nombre: textOf(fields.nombre),
      motivo: REASONS.includes(fields.motivo) ? (fields.motivo as SampleRecord['motivo']) : null,
      vinculo: textOf(fields.vinculo),
    },
  ];
}

/** The records of the sample content, and why some would stay. */
export const readSample = async ({ call }: Context): Promise<SampleRecord[]> =>
  listOf(await call('listSample', {}), 'registros').flatMap(readSampleRecord);

export async function removeSample({ call }: Context): Promise<string> {
  const answer = await call('removeSample', {});
  return messageOf(answer) ?? messages.ejemplo.removed(numberOf(fieldsOf(answer).quitados, 0));
}
