/** The text as an http or https URL, or null: other protocols are never linked. */
export function webHref(text: string): string | null {
  const url = text.trim();
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

/** The mailto URL of an e-mail address, or null if the text is not one. */
export function mailHref(text: string): string | null {
  const address = text.trim();
  return /^[^\s@<>?&]+@[^\s@<>?&][^\s@<>?&.]*\.[^\s@<>?&]+$/.test(address) ? `mailto:${address}` : null;
}
