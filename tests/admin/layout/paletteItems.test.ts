import { describe, expect, it } from 'vitest';
import { pathsUnder } from '../../../admin/addresses/paths.ts';
import { adminResources } from '../../../admin/resources/resources.ts';
import { identidadItems, matchingCommands, recordItems } from '../../../admin/shell/layout/palette/paletteItems.ts';

const paths = pathsUnder('/admin', adminResources);
const labels = (text: string) => matchingCommands(adminResources, paths, text).map(({ label }) => label);

describe('the commands of the palette', () => {
  it('are all actions and screens without a text', () => {
    expect(labels('')).toContain('Agregar producto');
    expect(labels('')).toContain('Configuración de inicio');
    expect(new Set(labels('')).size).toBe(labels('').length);
  });

  it('are those whose names have all words, whatever their case and accents', () => {
    expect(labels(' PRODUCTO agre')).toEqual(['Agregar producto']);
    expect(labels('configuracion')).toEqual(['Configuración de inicio']);
    expect(labels('nada de eso')).toEqual([]);
  });

  it('open the form of a new record', () => {
    const [item] = matchingCommands(adminResources, paths, 'agregar producto');
    expect(item).toMatchObject({ to: '/admin/productos_investigacion', state: { create: true } });
    const [ofPage] = matchingCommands(adminResources, paths, 'nueva pagina');
    expect(ofPage).toMatchObject({ to: '/admin/paginas/create', state: null });
  });
});

it('finds the identity by its name, sigla and motto', () => {
  const identidad = { nombre: 'Laboratorio Marea Alta', sigla: 'LMA', lema: 'Biología del mar Caribe' };
  const found = (text: string) => identidadItems(paths, text, identidad);
  for (const text of ['marea', ' lma', 'BIOLOGIA caribe lma']) {
    expect(found(text), text).toMatchObject([
      { label: 'Laboratorio Marea Alta', detail: 'LMA · Biología del mar Caribe', to: '/admin/identidad' },
    ]);
  }
  for (const text of ['', ' ', 'seguridad', 'marea seguridad']) expect(found(text), text).toEqual([]);
});

it('opens the page of each kind of record, and tells an inactive one', () => {
  const found = (id: number, publico = true) => ({ id, nombre: `Registro ${id}`, fragmento: 'Texto', publico });
  const items = recordItems(paths, [
    { tipo: 'proyectos', total: 12, resultados: [found(1, false)] },
    { tipo: 'productos', total: 1, resultados: [{ ...found(2), nombre: '' }] },
    { tipo: 'integrantes', total: 1, resultados: [found(3)] },
    { tipo: 'lineas', total: 1, resultados: [found(4)] },
    { tipo: 'eventos', total: 1, resultados: [found(5)] },
    { tipo: 'paginas', total: 1, resultados: [found(6)] },
  ]);
  expect(items.map(({ to, state }) => [to, state])).toEqual([
    ['/admin/detalle_proyecto/1', null],
    ['/admin/productos_investigacion', { edit: 2 }],
    ['/admin/integrante_detail/3', null],
    ['/admin/lineas/4', null],
    ['/admin/eventos/editar_evento/5', null],
    ['/admin/paginas/6', null],
  ]);
  expect(items[0]).toMatchObject({ group: 'Proyectos (12)', label: 'Registro 1', detail: 'Inactivo · Texto' });
  expect(items[1]).toMatchObject({ label: 'Sin nombre', detail: 'Texto' });
});
