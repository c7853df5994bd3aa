import type { ListPage } from '../../contract/resources/recordPages.ts';
import { eventos } from './eventos.ts';
import { integrantes } from './integrantes.ts';
import { noticias } from './noticias.ts';
import type { Outline } from './outline.ts';
import { productos } from './productos.ts';
import { proyectos } from './proyectos.ts';

export const outlines: Readonly<Record<ListPage, Outline>> = { proyectos, productos, integrantes, eventos, noticias };
