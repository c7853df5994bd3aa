/** The browser reads the object URL after the click. */
const REVOKE_MS = 60_000;

/** Gives the browser a file of the API to save; nothing if the call ended at the login, which has another answer. */
export function saveFile(file: unknown, name: string): void {
  if (!(file instanceof Blob)) return;
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS);
}
