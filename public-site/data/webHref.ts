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

/** The first of the addresses that is an e-mail address, with its mailto URL; null if none is. */
export function firstMail(addresses: readonly string[]): { address: string; href: string } | null {
  for (const address of addresses) {
    const href = mailHref(address);
    if (href !== null) return { address, href };
  }
  return null;
}
