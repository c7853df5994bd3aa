/** Ids in public links: a base64-style helper, URL-safe when writing, both alphabets when reading (section 1, design §4). */

/**
 * Encodes an id for a public link.
 * @param urlSafe '-' and '_' for '+' and '/', no padding
 */
export function encodeId(id: number | string, { urlSafe = true } = {}): string {
  const encoded = btoa(String(id));
  return urlSafe ? encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') : encoded;
}

/**
 * Decodes an id from a public link; never throws.
 * @returns the id, or null when the text does not carry a positive one
 */
export function decodeId(encoded: string): number | null {
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    if (!/^\d{1,15}$/.test(text)) return null;
    const id = Number(text);
    return id > 0 ? id : null;
  } catch {
    return null;
  }
}
