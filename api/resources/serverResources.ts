import { convenios } from './convenios/resource.ts';
import { eventos } from './eventos/resource.ts';
import { identidad } from './identidad/resource.ts';
import { inicio } from './inicio/resource.ts';
import { integrantes } from './integrantes/resource.ts';
import { lineas } from './lineas/resource.ts';
import { noticias } from './noticias/resource.ts';
import { paginas } from './paginas/resource.ts';
import type { ServerResources } from './parts/serverResource.ts';
import { productos } from './productos/resource.ts';
import { proyectos } from './proyectos/resource.ts';

/** All resources that staff edit, users apart. What goes through all of them is given this list; it imports no resource. */
export const serverResources: ServerResources = {
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
};
