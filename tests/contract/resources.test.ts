import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/calls/endpoints.ts';
import { siteEndpoints } from '../../contract/calls/siteEndpoints.ts';
import { RECORD_PAGES, RESOURCE_OF_PAGE } from '../../contract/resources/recordPages.ts';
import type { SitePart } from '../../contract/resources/resource.ts';
import {
  EDITED_RESOURCES,
  ORDERED_RESOURCES,
  partsOf,
  RECORD_KINDS,
  resources,
} from '../../contract/resources/resources.ts';
import { LIST_FEEDS, SEARCHED_KINDS, siteResources, VISITADOS } from '../../contract/resources/siteResources.ts';
import { namesWith } from '../../contract/resources/withPart.ts';
import { PASOS } from '../../contract/values/primerosPasos.ts';

describe('the descriptors of the resources', () => {
  it('name calls that exist', () => {
    const calls = Object.values(resources).flatMap((resource) => Object.values(resource.calls));
    expect(calls.filter((name) => !Object.hasOwn(endpoints, name))).toEqual([]);
    const ofSite = Object.values(siteResources).flatMap(({ call, list }: SitePart) =>
      [call ?? [], list?.call ?? []].flat(),
    );
    expect(ofSite.filter((name) => !Object.hasOwn(siteEndpoints, name))).toEqual([]);
  });

  it('name each first step of a new portal once', () => {
    const steps = Object.keys(resources).flatMap((name) => partsOf(name).firstStep ?? []);
    expect(steps.sort()).toEqual([...PASOS].sort());
  });

  it('refer to resources', () => {
    const parents = Object.keys(resources).flatMap((name) => Object.values(partsOf(name).references ?? {}));
    expect(parents.filter(({ to }) => !Object.hasOwn(resources, to))).toEqual([]);
  });

  it('are listed once for the site and once for all sides', () => {
    expect(Object.keys(siteResources).filter((name) => !Object.hasOwn(resources, name))).toEqual([]);
  });

  it('give every list its resources, in the order in which people read them', () => {
    expect(RECORD_KINDS).toEqual([
      'proyectos',
      'productos',
      'integrantes',
      'lineas',
      'convenios',
      'eventos',
      'noticias',
      'paginas',
    ]);
    expect(EDITED_RESOURCES).toEqual([...RECORD_KINDS, 'inicio', 'identidad']);
    expect(SEARCHED_KINDS).toEqual([
      'proyectos',
      'productos',
      'integrantes',
      'lineas',
      'eventos',
      'noticias',
      'paginas',
    ]);
    expect(VISITADOS).toEqual([
      'proyectos',
      'productos',
      'integrantes',
      'lineas',
      'eventos',
      'noticias',
      'paginas',
      'inicio',
    ]);
    expect(LIST_FEEDS).toEqual(['proyectos', 'productos', 'eventos', 'noticias']);
    expect(ORDERED_RESOURCES).toEqual(['integrantes', 'lineas', 'convenios', 'paginas']);
    expect(namesWith(siteResources, 'inFooter')).toEqual(['proyectos', 'productos', 'eventos', 'noticias']);
    expect(namesWith(resources, 'ogType').map((name) => [name, resources[name].ogType])).toEqual([
      ['productos', 'article'],
      ['integrantes', 'profile'],
      ['noticias', 'article'],
    ]);
    expect(RECORD_PAGES.map((page) => RESOURCE_OF_PAGE[page])).toEqual([
      'proyectos',
      'productos',
      'integrantes',
      'eventos',
      'noticias',
    ]);
  });

  it('have no parts for another table', () => {
    expect(partsOf('borradores')).toEqual({});
    expect(partsOf('constructor')).toEqual({});
  });
});
