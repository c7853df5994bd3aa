/** Marks an embedded answer that has a part of a list: the browser shows it first and requests the whole list after hydration. */
export const asPartial = <T extends object>(answer: T): T => ({ ...answer, partial: true });

export const isPartial = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'partial' in answer && answer.partial === true;
