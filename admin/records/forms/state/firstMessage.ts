/** The first message in the errors of a form or field; '' if there is none. */
export function firstMessage(errors: unknown): string {
  if (typeof errors !== 'object' || errors === null) return '';
  const { message } = errors as { message?: unknown };
  if (typeof message === 'string') return message;
  if (typeof message === 'object') return firstMessage(message);
  return (
    Object.values(errors)
      .map(firstMessage)
      .find((text) => text !== '') ?? ''
  );
}
