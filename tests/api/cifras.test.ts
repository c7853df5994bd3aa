import { describe, expect, it } from 'vitest';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { testApp } from '../support/testApp.ts';

describe('the figures of the home', () => {
  it('count what visitors see, and name the year of the first project', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const cifras = async () => (await portal.visitor.call('getInicio', {})).cifras;
    expect(await cifras()).toEqual({ proyectos: 0, productos: 0, integrantes: 0, desde: '' });
    await newProyecto(staff, { fecha_inicio: '2021-05-01', fecha_fin: '2022-05-01' });
    const hidden = await newProyecto(staff, { fecha_inicio: '2019-05-01', fecha_fin: '2022-05-01' });
    await staff.call('toggleProyecto', { body: { id: hidden, activo: 0 } });
    await newProducto(staff);
    await newIntegrante(staff);
    expect(await cifras()).toEqual({ proyectos: 1, productos: 1, integrantes: 1, desde: '2021' });
  });

  it('are not in the answer while staff hide the block', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const bloques = DEFAULT_IDENTIDAD.bloques.map((bloque) => ({ ...bloque, visible: bloque.id !== 'cifras' }));
    await staff.call('updateIdentidad', { body: { bloques } });
    expect(await portal.visitor.call('getInicio', {})).not.toHaveProperty('cifras');
  });
});
