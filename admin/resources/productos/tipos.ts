import { PRODUCTO_TIPOS } from '../../../contract/values/constants.ts';

export const isOfferedTipo = (tipo: unknown): boolean => (PRODUCTO_TIPOS as readonly unknown[]).includes(tipo);

/** The choices of the forms. A stored tipo that is not offered is added as a disabled choice, so it is preserved. */
export function tipoChoices(stored = ''): { id: string; name: string; disabled?: boolean }[] {
  const choices = PRODUCTO_TIPOS.map((tipo) => ({ id: tipo, name: tipo }));
  return stored === '' || isOfferedTipo(stored) ? choices : [...choices, { id: stored, name: stored, disabled: true }];
}
