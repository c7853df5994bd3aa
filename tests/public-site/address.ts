/** Opens an address of the site in the document, before the site is rendered. */
export function openAddress(address: string): void {
  window.history.pushState(null, '', address);
}

/** The address bar without the origin. */
export const currentAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};
