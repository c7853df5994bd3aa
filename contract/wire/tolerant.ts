/**
 * Tolerant reading of the variations between servers: success 1 or '1', lists under two names or bare, numbers as text.
 * The public bundle carries it: no imports.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

const fieldOf = (answer: unknown, name: string): unknown => fieldsOf(answer)[name];

/** The record in a named field, the first one of a list; null if there is none. */
export function recordIn(answer: unknown, name: string): Fields | null {
  const found = fieldOf(answer, name);
  const record: unknown = Array.isArray(found) ? found[0] : found;
  return typeof record === 'object' && record !== null && !Array.isArray(record) ? (record as Fields) : null;
}

/** The first of the twin fields with a text; '' if none has. */
export function firstText(fields: Fields, ...twins: readonly string[]): string {
  return twins.map((twin) => textOf(fields[twin])).find((text) => text !== '') ?? '';
}

/** The first of the twin fields with an id; null if none has. */
export function firstId(fields: Fields, ...twins: readonly string[]): number | null {
  return twins.map((twin) => numberOf(fields[twin])).find((id) => id > 0) ?? null;
}

/** Active is 1 or '1', nothing else. */
export const isActive = (value: unknown): boolean => String(value) === '1';

/** Success is 1 or '1'; the login answers status 'success' instead. */
export function isSuccess(answer: unknown): boolean {
  const success = fieldOf(answer, 'success');
  return success === 1 || success === '1' || fieldOf(answer, 'status') === 'success';
}

/** True if an answer reports failure. An answer without success and status is not a refusal. */
export function isRefusal(answer: unknown): boolean {
  const hasStatus = fieldOf(answer, 'success') !== undefined || fieldOf(answer, 'status') !== undefined;
  return hasStatus && !isSuccess(answer);
}

/** The server's message, or null. */
export function messageOf(answer: unknown): string | null {
  const message = fieldOf(answer, 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/**
 * The list in an answer: the answer itself, or the first named field that is a list, or [].
 * @param names field names in order of preference
 */
export function listOf<T>(answer: unknown, ...names: readonly string[]): T[] {
  const lists = [answer, ...names.map((name) => fieldOf(answer, name))];
  return (lists.find((candidate) => Array.isArray(candidate)) ?? []) as T[];
}

/** A number that may come as text; `fallback` when it is neither. */
export function numberOf(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** A text that may be missing or null. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A list of texts that may come as a list, as JSON text of one, or separated by commas; blanks are dropped. */
export function textsOf(value: unknown): string[] {
  const items = Array.isArray(value) ? value : itemsOf(textOf(value));
  return items.map((item) => textOf(item).trim()).filter((item) => item !== '');
}

function itemsOf(text: string): unknown[] {
  if (text.trimStart().startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(text);
      if (Array.isArray(parsed)) return parsed;
    } catch {
      // Not JSON: split at the commas.
    }
  }
  return text.split(',');
}
