import type { Kind } from '../answers.ts';
import { convenios } from './convenios.ts';
import { eventos } from './eventos.ts';
import { integrantes } from './integrantes.ts';
import type { KindPart } from './kindPart.ts';
import { lineas } from './lineas.ts';
import { productos } from './productos.ts';
import { proyectos } from './proyectos.ts';

export const PARTS: Readonly<Record<Kind, KindPart>> = {
  lineas,
  proyectos,
  integrantes,
  productos,
  convenios,
  eventos,
};
