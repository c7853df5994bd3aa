/** The `tipo` of an event at which somebody of the group speaks. */
const PONENTE = 3;

/** The name of a speaker's talk; '' for an event of another type, where a stored name is hidden. */
export const ponenciaOf = ({ tipo, nombre_ponencia }: { tipo: number; nombre_ponencia: string }): string =>
  tipo === PONENTE ? nombre_ponencia.trim() : '';
