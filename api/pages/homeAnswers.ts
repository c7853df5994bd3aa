import { z } from 'zod';
import type { HomeAnswers } from '../../contract/renderedHome.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Database } from '../database/open.ts';
import { eventos } from '../resources/eventos/handlers.ts';
import { inicio } from '../resources/inicio/handlers.ts';
import { productos } from '../resources/productos/handlers.ts';
import { proyectos } from '../resources/proyectos/handlers.ts';

/** Encodes by the public schemas, as the routes do, which drop private fields. */
export async function homeAnswers(db: Database): Promise<HomeAnswers> {
  return {
    getInicio: z.encode(schemas.getInicio.answer, await inicio.getInicio(db)),
    listPublicProyectos: z.encode(schemas.listPublicProyectos.answer, await proyectos.listPublicProyectos(db)),
    listPublicProductos: z.encode(schemas.listPublicProductos.answer, await productos.listPublicProductos(db)),
    listPublicEventos: z.encode(schemas.listPublicEventos.answer, await eventos.listPublicEventos(db)),
  };
}
