import { z } from 'zod';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { PUBLISHING_CALLS } from '../../../contract/calls/publishingCalls.ts';
import { id, oneOfNumbers, version } from '../../../contract/fields/fields.ts';
import { type DraftResource, draftPartOf } from '../../../contract/resources/drafts.ts';
import { isSingleRow } from '../../../contract/resources/resources.ts';
import type { Trx } from '../../database/open.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import { takeDraft } from '../../resources/drafts/drafts.ts';

const fields = z.object({
  borrador_id: id(messages.borradores.invalid).optional(),
  borrador_version: version(),
  borrador_archivo: oneOfNumbers([0, 1], messages.borradores.invalid).optional(),
});

/** The body of a call that may publish a draft also has the fields that say which one. */
export function withPublication<S extends z.ZodType>(name: EndpointName, body: S | undefined): z.ZodType | undefined {
  return body === undefined || PUBLISHING_CALLS[name] === undefined ? body : z.intersection(body, fields);
}

interface WriteInput {
  params: unknown;
  body: unknown;
  fileBytes: Buffer | null;
}

const idIn = (part: unknown): number | undefined => (part as { id?: number } | undefined)?.id;

function recordIdOf(recurso: DraftResource, { params, body }: WriteInput): number | null {
  // The update of a single row names no id.
  return isSingleRow(recurso) ? SINGLE_ROW_ID : (idIn(params) ?? idIn(body) ?? null);
}

/** True for `quitar_imagen` and the like. */
function removesFile(recurso: DraftResource, body: Readonly<Record<string, unknown>>): boolean {
  const { file } = draftPartOf(recurso);
  return file !== undefined && body[`quitar_${file.field}`] !== undefined;
}

/** The handler's body without the publication's fields, and a function that takes the draft; null if the call publishes none. */
export function splitPublication(name: EndpointName, input: WriteInput) {
  const recurso = PUBLISHING_CALLS[name];
  if (recurso === undefined) return { body: input.body, take: null };
  const { borrador_id, borrador_version, borrador_archivo, ...body } = input.body as z.output<typeof fields>;
  if (borrador_id === undefined) return { body, take: null };
  const recordId = recordIdOf(recurso, input);
  const takesFile = (borrador_archivo ?? (removesFile(recurso, body) ? 0 : 1)) === 1 && input.fileBytes === null;
  return {
    body,
    take: (trx: Trx) => takeDraft(trx, { id: borrador_id, version: borrador_version, recurso, recordId, takesFile }),
  };
}
