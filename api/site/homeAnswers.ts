import { z } from 'zod';
import type { RespuestasDeInicio } from '../../contract/portada.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Database } from '../database/open.ts';
import { eventos } from '../eventos/handlers.ts';
import { inicio } from '../inicio/handlers.ts';
import { productos } from '../productos/handlers.ts';
import { proyectos } from '../proyectos/handlers.ts';

/** The public answers of the home's calls, encoded by their schemas as the routes do: no private field can leak. */
export async function homeAnswers(db: Database): Promise<RespuestasDeInicio> {
  return {
    obtenerInicio: z.encode(schemas.obtenerInicio.answer, await inicio.obtenerInicio(db)),
    obtenerProyectos: z.encode(schemas.obtenerProyectos.answer, await proyectos.obtenerProyectos(db)),
    obtenerProductos: z.encode(schemas.obtenerProductos.answer, await productos.obtenerProductos(db)),
    obtenerEventos: z.encode(schemas.obtenerEventos.answer, await eventos.obtenerEventos(db)),
  };
}
