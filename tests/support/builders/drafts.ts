import type { InputOf } from '../../../contract/calls/callTypes.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { Caller } from '../testApp.ts';

interface DraftInput extends Omit<InputOf<'saveDraft'>['body'], 'recurso' | 'campos' | 'base'> {
  recurso?: DraftResource;
  campos?: object;
  base?: object;
}

/** The body of a draft of a new project. */
export const aDraft = ({ campos = { nombre: 'Ciclorrutas' }, base, ...rest }: DraftInput = {}) => ({
  recurso: 'proyectos' as const,
  campos: JSON.stringify(campos),
  ...(base && { base: JSON.stringify(base) }),
  ...rest,
});

/** Stores a draft and returns its id. */
export async function newDraft(staff: Caller, input: DraftInput = {}, file?: Blob): Promise<number> {
  return (await staff.call('saveDraft', { body: aDraft(input), file })).borrador.id;
}
