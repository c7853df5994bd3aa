/** The initials of a member: of the first name and of the first surname. */
export function initialsOf(nombres: string, apellidos: string): string {
  return [nombres, apellidos].map((text) => [...text.trim()][0]?.toLocaleUpperCase('es') ?? '').join('');
}

/** A member's names and surnames. */
export const fullNameOf = ({ nombres, apellidos }: { nombres: string; apellidos: string }): string =>
  `${nombres} ${apellidos}`.trim();
