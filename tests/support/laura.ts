/** The staff member who is signed in, as the login answers her. */
export const LAURA = { id: 7, name: 'Laura Peña', usuario: 'lpena', email: 'laura@example.org' };
