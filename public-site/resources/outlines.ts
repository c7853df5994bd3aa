import type { ListPage } from '../../contract/resources/recordPages.ts';
import { eventos } from './eventos.outline.ts';
import { integrantes } from './integrantes.outline.ts';
import { noticias } from './noticias.outline.ts';
import type { Outline } from './outline.ts';
import { productos } from './productos.outline.ts';
import { proyectos } from './proyectos.outline.ts';

export const outlines: Readonly<Record<ListPage, Outline>> = { proyectos, productos, integrantes, eventos, noticias };
