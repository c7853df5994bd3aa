/** Encodes an id for a public link, as base64url; `urlSafe: false` gives padded base64. */
export function encodeId(id: number | string, { urlSafe = true } = {}): string {
  const encoded = btoa(String(id));
  return urlSafe
    ? encoded
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/={1,2}$/, '')
    : encoded;
}

/** Decodes an id from base64 or base64url. Returns null if the result is not a positive integer; never throws. */
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
