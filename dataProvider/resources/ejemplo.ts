import { messages } from '../../contract/calls/messages.ts';
import { SAMPLE_TEXT_RESOURCES, type SampleRecord, type SampleText } from '../../contract/entities/ejemplo.ts';
import { PASOS } from '../../contract/values/primerosPasos.ts';
import { fieldsOf, firstId, listOf, messageOf, numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Context } from '../core/adapter.ts';

/** The first steps, and whether they are done. */
export async function readPrimerosPasos({ call }: Context) {
  return listOf(await call('listPrimerosPasos', {}), 'pasos').flatMap((wire) => {
    const { paso: name, hecho, declarado } = fieldsOf(wire);
    const paso = PASOS.find((each) => each === name);
    return paso === undefined ? [] : [{ paso, hecho: hecho === true, declarado: declarado === true }];
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

function readSampleText(wire: unknown): SampleText[] {
  const fields = fieldsOf(wire);
  const id = firstId(fields, 'id');
  const recurso = SAMPLE_TEXT_RESOURCES.find((each) => each === fields.recurso);
  return id === null || recurso === undefined ? [] : [{ recurso, id, nombre: textOf(fields.nombre) }];
}

export interface Sample {
  /** and why some would stay */
  registros: SampleRecord[];
  /** what is no record, so that staff change it themselves */
  textos: SampleText[];
}

export async function readSample({ call }: Context): Promise<Sample> {
  const answer = await call('listSample', {});
  return {
    registros: listOf(answer, 'registros').flatMap(readSampleRecord),
    textos: listOf(answer, 'textos').flatMap(readSampleText),
  };
}

/** Stores for all staff that the texts are right as they are, or takes it back. */
export async function setTextosRevisados({ call }: Context, areReviewed: boolean): Promise<void> {
  await call('setTextosRevisados', { body: { revisados: areReviewed ? 1 : 0 } });
}

export async function removeSample({ call }: Context): Promise<string> {
  const answer = await call('removeSample', {});
  return messageOf(answer) ?? messages.ejemplo.removed(numberOf(fieldsOf(answer).quitados, 0));
}
