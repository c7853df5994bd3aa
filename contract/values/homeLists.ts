/** How much of each list the home shows at first. The server reads no more for its document. */

/** The latest. */
export const HOME_PROYECTOS = 4;
/** The home shows so many, at random. */
export const HOME_PRODUCTOS = 2;
/** The latest, after all that are to come. */
export const HOME_PAST_EVENTOS = 30;
