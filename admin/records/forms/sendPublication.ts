import { HttpError } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { fieldsOf } from '../../../contract/values/tolerant.ts';
import type { DraftForm } from './draftForm.ts';

type Meta = ReturnType<DraftForm['metaOf']>;

/** The version of the stored draft in a 409, if somebody else changed the one that was published. */
function changedVersionIn(error: unknown): number | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const { version } = fieldsOf(fieldsOf(fieldsOf(error.body).raw).borrador);
  return typeof version === 'number' ? version : null;
}

/**
 * Sends a write that publishes a draft. If somebody else changed the draft, asks whether the form's values replace it; not if the
 * record would take the draft's file, which the form does not show.
 */
export async function sendPublication<T>(meta: Meta, send: (meta: Meta) => Promise<T>): Promise<T> {
  try {
    return await send(meta);
  } catch (error) {
    const version = changedVersionIn(error);
    if (version === null || meta?.borrador_archivo === 1) throw error;
    if (!window.confirm(messages.borradores.confirmPublish)) throw error;
    return sendPublication({ ...meta, borrador_version: version }, send);
  }
}
