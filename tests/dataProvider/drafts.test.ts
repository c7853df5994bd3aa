import { describe, expect, it } from 'vitest';
import { newDraft } from '../support/builders/drafts.ts';
import { newConvenio, newEvento, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { aLogo } from '../support/images.ts';
import { connectedProviders } from './connected.ts';

const LOGO = { rawFile: new File([aLogo()], 'logo.svg', { type: 'image/svg+xml' }), src: '', title: 'logo.svg' };
const PICTURE = { imagen: LOGO, descripcion_imagen: 'Un puente' };

const CASES = [
  ['proyectos', 'only its estado', newProyecto, { estado: 2 }],
  ['proyectos', 'only activo', newProyecto, { activo: false }],
  ['proyectos', 'only the picture', newProyecto, PICTURE],
  ['proyectos', 'nothing', newProyecto, {}],
  ['eventos', 'only activo', newEvento, { activo: false }],
  ['eventos', 'only the picture', newEvento, PICTURE],
  ['convenios', 'only activo', newConvenio, { activo: false }],
  ['productos', 'nothing', newProducto, {}],
] as const;

describe('a draft', () => {
  it.each(CASES)(
    'of %s that changes %s is published in the operation of the save',
    async (recurso, _, add, changes) => {
      await using connected = await connectedProviders();
      const { data, server, lastOperation } = connected;
      const staff = await server.staff();
      const id = await add(staff);
      const draft = await newDraft(staff, { recurso, recurso_id: id, campos: { nombre: 'Uno' } });
      const { data: previousData } = await data.getOne(recurso, { id });
      const meta = { borrador_id: draft, borrador_version: 1 };
      await data.update(recurso, { id, data: { ...previousData, ...changes }, previousData, meta });
      const operacion = lastOperation.take();
      expect(operacion).not.toBeNull();
      expect(await data.listDrafts(recurso)).toEqual([]);
      const { movimientos } = await staff.call('listMovements', { query: { recurso: 'borradores' } });
      expect(movimientos[0]).toMatchObject({ accion: 'publicar', operacion });
    },
  );
});
