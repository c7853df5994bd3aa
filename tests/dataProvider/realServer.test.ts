import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { TOGGLE } from '../../dataProvider/core/adapterParts.ts';
import { STAFF } from '../support/testApp.ts';
import { connectedProviders } from './connected.ts';
import { ALL_RECORDS } from './mock.ts';

const PROYECTO = {
  nombre: 'Cruces seguros',
  objetivo: 'Medir',
  estado: 1,
  fecha_inicio: '2026-01-10',
  fecha_fin: '2026-12-10',
  entidades: ['Alcaldía'],
};

async function picture(folder: string, name: string, type: string) {
  const bytes = await readFile(new URL(`../../api/sample/${folder}/${name}`, import.meta.url));
  const rawFile = new File([bytes], name, { type });
  return { rawFile, src: 'blob:preview', title: name };
}

describe('the data provider with a real server', () => {
  it('lists every resource, and getOne returns the same fields', async () => {
    await using portal = await connectedProviders({ sampleContent: true });
    for (const resource of ['proyectos', 'integrantes', 'productos', 'lineas', 'convenios', 'eventos', 'inicio']) {
      const { data, total } = await portal.data.getList(resource, ALL_RECORDS);
      expect(total, resource).toBeGreaterThan(0);
      const [first] = data;
      expect(await portal.data.getOne(resource, { id: first?.id }), resource).toEqual({ data: first });
    }
  });

  it('creates and updates a project', async () => {
    await using portal = await connectedProviders();
    const { data: created } = await portal.data.create('proyectos', { data: PROYECTO });
    const { data: renamed } = await portal.data.update('proyectos', {
      id: created.id,
      data: { ...created, nombre: 'Cruces más seguros', estado: 2 },
      previousData: created,
    });
    const { data: stored } = await portal.data.getOne('proyectos', { id: created.id });
    expect(stored).toEqual(renamed);
    expect(stored).toMatchObject({
      nombre: 'Cruces más seguros',
      estado: 2,
      created_by: STAFF.usuario,
      updated_by: STAFF.usuario,
    });
  });

  it('returns the event that it created, as the server has stored it', async () => {
    await using portal = await connectedProviders();
    const evento = { nombre: ' Foro  de\tvi\u0301as\n', fecha: '2026-03-09', tipo: 2 };
    const { data: created } = await portal.data.create('eventos', { data: evento });
    expect(created.nombre).toBe('Foro de vías');
    expect(await portal.data.getOne('eventos', { id: created.id })).toEqual({ data: created });
  });

  it('links a member, a product and a line to a project, and unlinks member and product', async () => {
    await using portal = await connectedProviders();
    const { data } = portal;
    const { data: proyecto } = await data.create('proyectos', { data: PROYECTO });
    const id_proyecto = proyecto.id;
    const { data: integrante } = await data.create('integrantes', {
      data: {
        nombres: 'Ana',
        apellidos: 'Ríos',
        cargo: 'Investigadora',
        grupo: 1,
        email: 'ana@example.org',
        estudios: ['Ingeniería civil', 'Maestría en transporte'],
        imagen: await picture('retratos', 'adriana-fontalvo.webp', 'image/webp'),
      },
    });
    const { data: producto } = await data.create('productos', { data: { nombre: 'Guía', tipo: 'Libro' } });
    await data.create('proyecto-integrante', { data: { id_proyecto, id_integrante: integrante.id } });
    await data.create('proyecto-producto', { data: { id_proyecto, id_producto: producto.id } });
    await data.create('proyecto-linea', { data: { id_proyecto, id_linea: 3 } });
    await data.update('proyecto-linea', {
      id: id_proyecto,
      data: { id_linea: 4 },
      previousData: (await data.getOne('proyecto-linea', { id: id_proyecto })).data,
    });
    const reference = { ...ALL_RECORDS, target: 'id_proyecto', id: id_proyecto };
    const { data: links } = await data.getManyReference('proyecto-integrante', reference);
    expect(links).toMatchObject([{ nombres: 'Ana', id_integrante: integrante.id }]);
    expect(links[0]?.nombre_imagen).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect((await data.getOne('productos', { id: producto.id })).data).toMatchObject({
      asignado: true,
      proyecto_nombre: 'Cruces seguros',
    });
    expect((await data.getOne('proyectos', { id: id_proyecto })).data).toMatchObject({
      id_linea: 4,
      linea_nombre: 'Salud de los trabajadores',
    });

    await data.delete('proyecto-integrante', { id: links[0]?.id, previousData: links[0] });
    const productos = await data.getManyReference('proyecto-producto', reference);
    await data.delete('proyecto-producto', { id: productos.data[0]?.id, previousData: productos.data[0] });
    expect((await data.getManyReference('proyecto-integrante', reference)).total).toBe(0);
    expect((await data.getOne('productos', { id: producto.id })).data).toMatchObject({ asignado: false });
  });

  it('moves a product to another project, and answers its version', async () => {
    await using portal = await connectedProviders();
    const { data, lastOperation } = portal;
    const { data: first } = await data.create('proyectos', { data: PROYECTO });
    const { data: second } = await data.create('proyectos', { data: { ...PROYECTO, nombre: 'Vías tranquilas' } });
    const { data: added } = await data.create('productos', { data: { nombre: 'Guía', tipo: 'Libro' } });
    const { id } = added;
    const move = async (proyecto_id: unknown) => {
      const { data: previousData } = await data.getOne('productos', { id });
      const { data: moved } = await data.update('productos', { id, data: { proyecto_id }, previousData });
      const { data: stored } = await data.getOne('productos', { id });
      expect(moved.version).toBe(stored.version);
      return stored;
    };
    expect(await move(first.id)).toMatchObject({ proyecto_id: first.id, proyecto_nombre: 'Cruces seguros' });
    expect(await move(second.id)).toMatchObject({ proyecto_id: second.id, proyecto_nombre: 'Vías tranquilas' });
    await data.undo(lastOperation.take() ?? '');
    expect((await data.getOne('productos', { id })).data).toMatchObject({ proyecto_id: first.id });
    await move(second.id);
    const before = await data.getOne('productos', { id });
    await expect(move(999)).rejects.toMatchObject({ status: 422 });
    expect(await data.getOne('productos', { id })).toEqual(before);
    expect(await move(null)).toMatchObject({ proyecto_id: null, asignado: false });
  });

  it('creates, edits, toggles and deletes a convenio with its logo', async () => {
    await using portal = await connectedProviders();
    const { data } = portal;
    const { data: convenio } = await data.create('convenios', {
      data: {
        nombre: 'Fundación Ruta',
        activo: true,
        archivo: await picture('logos', 'fundacion-ruta-serena.svg', 'image/svg+xml'),
      },
    });
    expect(convenio.logo).toMatch(/^[0-9a-f]{32}\.svg$/);
    const { data: renamed } = await data.update('convenios', {
      id: convenio.id,
      data: { ...convenio, nombre: 'Fundación Ruta Segura' },
      previousData: convenio,
    });
    await data.update('convenios', {
      id: convenio.id,
      data: { activo: false },
      previousData: renamed,
      meta: TOGGLE,
    });
    expect((await data.getOne('convenios', { id: convenio.id })).data).toEqual({
      ...renamed,
      activo: false,
      version: 3,
    });
    await data.delete('convenios', { id: convenio.id, previousData: renamed });
    expect((await data.getList('convenios', ALL_RECORDS)).total).toBe(0);
  });

  it('creates, edits, toggles and deletes an event', async () => {
    await using portal = await connectedProviders();
    const { data } = portal;
    const { data: evento } = await data.create('eventos', {
      data: {
        nombre: 'Foro vial',
        fecha: '2026-03-09',
        tipo: 3,
        activo: true,
        urls_adicionales: ['', 'https://example.org/a'],
      },
    });
    expect(evento).toMatchObject({ activo: true, urls_adicionales: ['https://example.org/a'] });
    await data.update('eventos', { id: evento.id, data: { activo: false }, previousData: evento, meta: TOGGLE });
    const { data: stored } = await data.getOne('eventos', { id: evento.id });
    expect(stored).toMatchObject({ activo: false, updated_by_name: 'Administración' });
    await data.delete('eventos', { id: evento.id, previousData: stored });
    expect((await data.getList('eventos', ALL_RECORDS)).total).toBe(0);
  });

  it('returns the sanitized home configuration', async () => {
    await using portal = await connectedProviders();
    const { data: inicio } = await portal.data.getOne('inicio', { id: 1 });
    const { data: saved } = await portal.data.update('inicio', {
      id: 1,
      data: { ...inicio, objetivo: '<p onclick="x()">Vías <b>seguras</b></p><script>x()</script>' },
      previousData: inicio,
    });
    expect(saved.objetivo).toBe('<p>Vías <strong>seguras</strong></p>');
  });

  it("rejects invalid fields with the server's messages", async () => {
    await using portal = await connectedProviders();
    const data = { ...PROYECTO, nombre: ' ', enlace_ext: 'javascript:alert(1)' };
    await expect(portal.data.create('proyectos', { data })).rejects.toMatchObject({
      status: 422,
      message: 'Escriba el nombre',
      body: {
        errors: {
          nombre: 'Escriba el nombre',
          enlace_ext: 'La URL del enlace externo no es válida: debe comenzar por http:// o https://',
        },
      },
    });
  });

  it('rejects with 401 after logout', async () => {
    await using portal = await connectedProviders();
    await portal.auth.logout();
    await expect(portal.data.getList('proyectos', ALL_RECORDS)).rejects.toMatchObject({ status: 401 });
  });
});
