import { replaceRequired } from './replaceRequired.ts';

const TITLE = 'El sitio no está disponible en este momento';
const TEXT = 'No se pudieron cargar los datos. Intente de nuevo en unos minutos.';

/** The built document with a message to visitors without JavaScript; with it, the site itself tells what failed. */
export const unavailablePage = (shell: string): string =>
  replaceRequired(shell, '<div id="root"></div>', `<div id="root"><main><h1>${TITLE}</h1><p>${TEXT}</p></main></div>`);
