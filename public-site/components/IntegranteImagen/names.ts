/** The initials of the first name and the first surname. */
export function initialsOf(nombres: string, apellidos: string): string {
  return [nombres, apellidos].map((text) => [...text][0]?.toLocaleUpperCase('es') ?? '').join('');
}
