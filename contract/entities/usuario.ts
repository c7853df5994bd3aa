import { z } from 'zod';
import { emailAddress, id, parseJson, requiredText } from '../fields/fields.ts';
import { NAME_MAX, SHORT_TEXT_MAX } from '../values/constants.ts';
import { newPassword, passwordProblem } from './password.ts';

/** Never includes the password or its hash. */
export const usuario = z.object({
  id: z.number(),
  usuario: z.string(),
  nombre: z.string(),
  email: z.string(),
  activo: z.boolean(),
  created_at: z.string(),
});
export type Usuario = z.infer<typeof usuario>;
export const usuarios = z.array(usuario);

const nombre = () => requiredText(NAME_MAX, 'El nombre es obligatorio');
const activo = () => z.boolean({ error: 'El estado del usuario no es válido' });

export const loginName = () => requiredText(SHORT_TEXT_MAX, 'El nombre de usuario es obligatorio');

export const newUsuario = z
  .object({
    usuario: loginName(),
    nombre: nombre(),
    email: emailAddress().optional(),
    clave: newPassword(),
  })
  .superRefine((created, context) => {
    const message = passwordProblem(created.clave, created.usuario);
    if (message !== null) context.addIssue({ code: 'custom', path: ['clave'], message });
  });
export type NewUsuario = z.input<typeof newUsuario>;

/** Absent fields and an empty password do not change. */
export const usuarioChanges = z.object({
  nombre: nombre().optional(),
  email: emailAddress().optional(),
  activo: activo().optional(),
  clave: z.preprocess((clave: string | null | undefined) => clave || undefined, newPassword().optional()).optional(),
});
export type UsuarioChanges = z.input<typeof usuarioChanges>;

const INVALID_QUERY = 'La consulta no es válida';
/** How many users one call lists at most. */
export const RANGE_MAX = 1_000;
const SORT_FIELDS = ['id', 'usuario', 'nombre', 'email', 'activo', 'created_at'] as const;

const jsonText = <S extends z.ZodType>(schema: S) =>
  z.string({ error: INVALID_QUERY }).transform(parseJson(INVALID_QUERY)).pipe(schema);

const position = () => z.int({ error: INVALID_QUERY }).min(0, INVALID_QUERY);

/** The list query of ra-data-simple-rest. */
export const usuariosQuery = z.object({
  sort: jsonText(
    z.tuple([z.enum(SORT_FIELDS, { error: INVALID_QUERY }), z.enum(['ASC', 'DESC'], { error: INVALID_QUERY })], {
      error: INVALID_QUERY,
    }),
  ).default(['id', 'ASC']),
  /** first and last index, inclusive */
  range: jsonText(
    z
      .tuple([position(), position()], { error: INVALID_QUERY })
      .refine(([first, last]) => last >= first && last - first < RANGE_MAX, INVALID_QUERY),
  ).default([0, RANGE_MAX - 1]),
  filter: jsonText(
    z.object(
      {
        /** searches login name, name and e-mail */
        q: z.string({ error: INVALID_QUERY }).nullable().optional(),
        activo: z.boolean({ error: INVALID_QUERY }).nullable().optional(),
        id: z.array(id(), { error: INVALID_QUERY }).optional(),
      },
      { error: INVALID_QUERY },
    ),
  ).default({}),
});
export type UsuariosQuery = z.output<typeof usuariosQuery>;
