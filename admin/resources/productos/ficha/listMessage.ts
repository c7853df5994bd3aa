import { firstMessage } from '../../../records/forms/state/firstMessage.ts';

/** The message about a whole list; '' if only its rows have errors. */
export function listMessage(error: unknown): string {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: unknown };
  return firstMessage({ message }) || firstMessage(root);
}
