/**
 * How clients read the variations that section 7 shows: success 1 or '1', lists under two names or bare, numbers as text.
 * No imports, so that the public bundle may carry it.
 */

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;
}

/** 'Success is recognised when success equals 1 or "1". For login, the status is "success"' (section 7). */
export function isSuccess(answer: unknown): boolean {
  const success = fieldOf(answer, 'success');
  return success === 1 || success === '1' || fieldOf(answer, 'status') === 'success';
}

/** Whether an answer says no; one that says nothing about its success is taken as it comes. */
export function isRefusal(answer: unknown): boolean {
  const spoken = fieldOf(answer, 'success') !== undefined || fieldOf(answer, 'status') !== undefined;
  return spoken && !isSuccess(answer);
}

/** The server's message, or null when it gave none. */
export function messageOf(answer: unknown): string | null {
  const message = fieldOf(answer, 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/**
 * The list in an answer: the answer itself when it is one, else the first of the named fields that is; else empty.
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
      // Not JSON after all: read it as text with commas.
    }
  }
  return text.split(',');
}
