/** What each resource's folder exports. */
import type { AdminResources } from '../addresses/adminResource.ts';
import { convenios } from './convenios/index.ts';
import { eventos } from './eventos/index.ts';
import { identidad } from './identidad/index.ts';
import { inicio } from './inicio/index.ts';
import { integrantes } from './integrantes/index.ts';
import { lineas } from './lineas/index.ts';
import { noticias } from './noticias/index.ts';
import { paginas } from './paginas/index.ts';
import { productos } from './productos/index.ts';
import { proyectos } from './proyectos/index.ts';
import { usuarios } from './usuarios/index.ts';

export const adminResources: AdminResources = {
  proyectos,
  productos,
  integrantes,
  lineas,
  convenios,
  eventos,
  noticias,
  paginas,
  inicio,
  identidad,
  usuarios,
};
