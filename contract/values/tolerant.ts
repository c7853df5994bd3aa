/** Reads the answer formats of different servers: success 1 or '1', lists under several names or bare, numbers as text. */

type Fields = Readonly<Record<string, unknown>>;

/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, else an empty one. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

const fieldOf = (answer: unknown, name: string): unknown => fieldsOf(answer)[name];

/** The record in a field, or the first one of a list; null if there is none. */
export function recordIn(answer: unknown, name: string): Fields | null {
  const found = fieldOf(answer, name);
  const record: unknown = Array.isArray(found) ? found[0] : found;
  return isRecord(record) ? record : null;
}

/** What {@link recordIn} finds, as `read` reads it; null if there is none. */
export function readIn<T>(answer: unknown, name: string, read: (wire: Fields) => T): T | null {
  const record = recordIn(answer, name);
  return record === null ? null : read(record);
}

/** A text without the white space around it. */
export const trimmedText = (value: unknown): string => textOf(value).trim();

/** Texts of a record by their names. */
export function textsIn<const K extends string>(fields: Fields, ...names: readonly K[]): Record<K, string> {
  const found: Partial<Record<K, string>> = {};
  for (const name of names) found[name] = trimmedText(fields[name]);
  return found as Record<K, string>;
}

/** The first non-empty text among fields with the same meaning, or ''. */
export function firstText(fields: Fields, ...names: readonly string[]): string {
  return names.map((name) => trimmedText(fields[name])).find((text) => text !== '') ?? '';
}

/** The first id among fields with the same meaning, or null. */
export function firstId(fields: Fields, ...names: readonly string[]): number | null {
  return names.map((name) => numberOf(fields[name])).find((id) => id > 0) ?? null;
}

export const isActive = (value: unknown): boolean => String(value) === '1';

/** The login answers status 'success' instead of a success field. */
export function isSuccess(answer: unknown): boolean {
  const success = fieldOf(answer, 'success');
  return success === 1 || success === '1' || fieldOf(answer, 'status') === 'success';
}

/** True if an answer reports an error. An answer with neither success nor status does not. */
export function isErrorAnswer(answer: unknown): boolean {
  const hasStatus = fieldOf(answer, 'success') !== undefined || fieldOf(answer, 'status') !== undefined;
  return hasStatus && !isSuccess(answer);
}

export function messageOf(answer: unknown): string | null {
  const message = fieldOf(answer, 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/** The answer if it is a list, else the first named field that is one, else []. */
export function listOf<T>(answer: unknown, ...names: readonly string[]): T[] {
  const lists = [answer, ...names.map((name) => fieldOf(answer, name))];
  return (lists.find((candidate) => Array.isArray(candidate)) ?? []) as T[];
}

export function numberOf(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A list of texts: an array, its JSON, or comma-separated text. Blank items are dropped. */
export function textsOf(value: unknown): string[] {
  const items = listIn(value) ?? textOf(value).split(',');
  return items.map((item) => textOf(item).trim()).filter((item) => item !== '');
}

/** A list, or its JSON; null for any other value. */
export function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const text = textOf(value);
  if (!text.trimStart().startsWith('[')) return null;
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items : null;
  } catch {
    return null;
  }
}
