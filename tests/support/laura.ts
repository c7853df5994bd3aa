/** The signed-in staff user, as the login answers it. */
export const LAURA = { id: 7, name: 'Laura Peña', usuario: 'lpena', email: 'laura@example.org' };
