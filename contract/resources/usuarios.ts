import type { ResourceRest } from './resource.ts';

/** Staff; visitors see nothing of them. */
export const usuarios = {
  noun: 'el usuario',
  gender: 'm',
  nameColumns: ['nombre'],
  calls: { add: 'addUsuario', update: 'updateUsuario' },
} as const satisfies ResourceRest;
