import {
  type ConfiguracionChanges,
  configuracionChanges,
  type Inicio as InicioWire,
} from '../../contract/entities/inicio.ts';
import { firstId, textOf } from '../../contract/values/tolerant.ts';
import { readInicio } from '../../contract/wire/inicio.ts';
import type { Wire } from '../core/adapter.ts';
import { expectedVersion, singleRecord } from '../core/adapterParts.ts';

export type Inicio = InicioWire & { id: 1; privacidad_id: number | null; version: number | null };

function read(wire: Wire): Inicio {
  return {
    ...readInicio(wire),
    id: 1,
    privacidad_id: firstId(wire, 'privacidad_id'),
    version: firstId(wire, 'version'),
  };
}

function write(inicio: Inicio) {
  const { version, privacidad_id, ...fields } = configuracionChanges.shape;
  const texts = Object.keys(fields).map((name) => [name, textOf((inicio as Wire)[name])]);
  return { ...Object.fromEntries(texts), privacidad_id: inicio.privacidad_id } as ConfiguracionChanges;
}

export const inicio = singleRecord<Inicio>({
  read,
  write,
  get: (context) => context.call('getConfiguracion', {}),
  save: (context, { next }) =>
    context.call('updateConfiguracion', { body: { ...expectedVersion(next), ...write(next) } }),
});
