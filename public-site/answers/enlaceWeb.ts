/** A text as an http or https address, or null: other protocols are never linked (design §4). */
export function enlaceWeb(text: string): string | null {
  const url = text.trim();
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

/** The mailto address of an e-mail, or null when it does not look like one. */
export function enlaceDeCorreo(text: string): string | null {
  const correo = text.trim();
  return /^[^\s@<>?&]+@[^\s@<>?&]+\.[^\s@<>?&]+$/.test(correo) ? `mailto:${correo}` : null;
}
