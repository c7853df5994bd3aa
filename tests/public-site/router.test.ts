import { describe, expect, test } from 'vitest';
import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { matchRoute, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { SETTINGS } from '../support/siteSettings.ts';

describe('matchRoute', () => {
  test.each([
    [sitePaths.inicio, { page: 'inicio' }],
    [sitePaths.proyectos, { page: 'proyectos' }],
    [sitePaths.integrantes, { page: 'integrantes' }],
    [sitePaths.productos, { page: 'productos' }],
    [sitePaths.proyecto(12), { page: 'proyecto', id: 12 }],
    [sitePaths.integrante(7), { page: 'integrante', id: 7 }],
    [sitePaths.producto(33), { page: 'producto', id: 33 }],
    ['/lineas/Sostenibilidad', { page: 'linea', slug: 'sostenibilidad' }],
    ['/lineas/gestion_sst', { page: 'linea', slug: 'gestion_sst' }],
    ['/lineas/seguridad_quimica', { page: 'linea', slug: 'seguridad_quimica' }],
    ['/lineas/salud_trabajadores', { page: 'linea', slug: 'salud_trabajadores' }],
    ['/Proyectos_Investigacion/', { page: 'proyectos' }],
    ['/LINEAS/GESTION_SST', { page: 'linea', slug: 'gestion_sst' }],
    ['/admin', { page: 'admin' }],
    ['/Admin/proyectos/3', { page: 'admin' }],
  ])('%s', (path, route) => {
    expect(matchRoute(path)).toEqual(route);
  });

  test.each([
    '/nada',
    '/lineas',
    '/lineas/sostenibilidad/otra',
    '/proyecto_investigacion',
    '/proyectos_investigacion/1/2',
    '/toString',
  ])('%s is not found', (path) => {
    expect(matchRoute(path)).toEqual({ page: 'notFound' });
  });

  test('a line is known by its address of today and by former ones', () => {
    const renamed = SETTINGS.lineas.map((linea) =>
      linea.id === 1 ? { ...linea, direccion: 'clima', anteriores: ['sostenibilidad'] } : linea,
    );
    const pageOf = (path: string) => knownRoute(matchRoute(path), renamed).page;
    expect(['/lineas/otra', '/lineas/CLIMA', '/lineas/Sostenibilidad', '/eventos'].map(pageOf)).toEqual([
      'notFound',
      'linea',
      'linea',
      'eventos',
    ]);
  });

  test('ids are case-sensitive, with optional escaped padding; an invalid id is null', () => {
    const padded = encodeId(12, { urlSafe: false });
    expect(matchRoute(`/proyecto_investigacion/${padded}`)).toEqual({ page: 'proyecto', id: 12 });
    expect(matchRoute(`/proyecto_investigacion/${encodeURIComponent(padded)}`)).toEqual({ page: 'proyecto', id: 12 });
    expect(matchRoute('/proyecto_investigacion/%E0%A4%A')).toEqual({ page: 'proyecto', id: null });
    expect(matchRoute('/proyecto_investigacion/hola')).toEqual({ page: 'proyecto', id: null });
  });
});
