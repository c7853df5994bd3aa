import type { Locator } from '@playwright/test';

/** The groups of radio buttons of the form of a member that say what visitors see. */
export const SHOWN = [/^Mostrar el correo/, /^Mostrar la fotografía/];

/** Lets visitors see e-mail and photograph. @param form of a new member, which begins without a choice */
export async function showEverything(form: Locator): Promise<void> {
  for (const name of SHOWN) await form.getByRole('group', { name }).getByRole('radio', { name: 'Sí' }).check();
}
