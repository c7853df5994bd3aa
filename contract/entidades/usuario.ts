import { z } from 'zod';
import { correo, id, texto } from '../campos.ts';
import { NOMBRE_MAX, TEXTO_CORTO_MAX } from '../constantes.ts';
import { claveNueva, motivoContraClave } from './clave.ts';

/** A staff member as staff read one: never the password, nor its hash. */
export const usuario = z.object({
  id: z.number(),
  /** login name */
  usuario: z.string(),
  nombre: z.string(),
  email: z.string(),
  activo: z.boolean(),
  created_at: z.string(),
});
export type Usuario = z.infer<typeof usuario>;
export const usuarios = z.array(usuario);

const nombre = () => texto(NOMBRE_MAX, 'El nombre es obligatorio');
const activo = () => z.boolean({ error: 'El estado del usuario no es válido' });

/** Create: a login name, a name and a password are required. */
export const usuarioNuevo = z
  .object({
    usuario: texto(TEXTO_CORTO_MAX, 'El nombre de usuario es obligatorio'),
    nombre: nombre(),
    email: correo().optional(),
    clave: claveNueva(),
  })
  .superRefine((nuevo, context) => {
    const message = motivoContraClave(nuevo.clave, nuevo.usuario);
    if (message !== null) context.addIssue({ code: 'custom', path: ['clave'], message });
  });
export type UsuarioNuevo = z.input<typeof usuarioNuevo>;

/** Edit: what is absent stays as it was; an empty password is none. */
export const usuarioCambiado = z.object({
  nombre: nombre().optional(),
  email: correo().optional(),
  activo: activo().optional(),
  clave: z.preprocess((clave: string | null | undefined) => clave || undefined, claveNueva().optional()).optional(),
});
export type UsuarioCambiado = z.input<typeof usuarioCambiado>;

const CONSULTA_INVALIDA = 'La consulta no es válida';
/** Records that one answer carries at most. */
const TRAMO_MAX = 1_000;
const CAMPOS = ['id', 'usuario', 'nombre', 'email', 'activo', 'created_at'] as const;

/** A part of the query: JSON text of a schema. */
const enJson = <S extends z.ZodType>(schema: S) =>
  z
    .string({ error: CONSULTA_INVALIDA })
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: CONSULTA_INVALIDA });
        return z.NEVER;
      }
    })
    .pipe(schema);

const posicion = () => z.int({ error: CONSULTA_INVALIDA }).min(0, CONSULTA_INVALIDA);

/** How ra-data-simple-rest asks for a list. */
export const consultaDeUsuarios = z.object({
  sort: enJson(
    z.tuple([z.enum(CAMPOS, { error: CONSULTA_INVALIDA }), z.enum(['ASC', 'DESC'], { error: CONSULTA_INVALIDA })], {
      error: CONSULTA_INVALIDA,
    }),
  ).default(['id', 'ASC']),
  /** first and last place, from 0 */
  range: enJson(
    z
      .tuple([posicion(), posicion()], { error: CONSULTA_INVALIDA })
      .refine(([desde, hasta]) => hasta >= desde && hasta - desde < TRAMO_MAX, CONSULTA_INVALIDA),
  ).default([0, TRAMO_MAX - 1]),
  filter: enJson(
    z.object(
      {
        /** searches login name, name and e-mail */
        q: z.string({ error: CONSULTA_INVALIDA }).nullable().optional(),
        activo: z.boolean({ error: CONSULTA_INVALIDA }).nullable().optional(),
        id: z.array(id(), { error: CONSULTA_INVALIDA }).optional(),
      },
      { error: CONSULTA_INVALIDA },
    ),
  ).default({}),
});
export type ConsultaDeUsuarios = z.output<typeof consultaDeUsuarios>;
