/** Where a command works. */
export interface Lugar {
  /** folder of the database */
  dataDir: string;
  /** the database is PostgreSQL, and not in that folder; null when it is */
  databaseUrl: string | null;
  /** folder that relative paths start from: the operator's */
  desde: string;
}

export interface Choices {
  nombre?: string | undefined;
  correo?: string | undefined;
  forzar?: boolean | undefined;
}

/** One row of the table of commands. */
export interface Command {
  /** name of its one argument, as the usage shows it; null when it takes none */
  argument: 'USUARIO' | 'ARCHIVO' | 'postgres://USUARIO@SERVIDOR/BASE' | null;
  opciones: readonly (keyof Choices)[];
  /** what it does, for the usage */
  hace: string;
  /**
   * @param argumento '' when the command takes none
   * @throws whatever stopped it, in which case nothing was changed
   */
  ejecutar(lugar: Lugar, argument: string, opciones: Choices): Promise<void>;
}

/** A reason to stop that is told to the operator as it is. */
export class Fallo extends Error {
  override readonly name = 'Fallo';
}
