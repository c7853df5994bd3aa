import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftResource } from '../../contract/resources/drafts.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import {
  aConvenio,
  aDetail,
  aLinea,
  anEvento,
  anInicio,
  anIntegrante,
  aProducto,
} from '../support/builders/staffRecords.ts';
import { answer, mockedNetwork } from '../support/network.ts';
import { openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

const fecha = `${new Date().getFullYear()}-03-09`;
const SAVED = {
  nombre: 'Otro',
  version: 1,
  created_at: '2026-11-20T15:00:00.000Z',
  created_by: 'ana',
  updated_at: '2026-11-20T15:00:00.000Z',
  updated_by: 'ana',
};

beforeEach(() => {
  signIn();
  const producto = aProducto();
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listProductos', { success: 1, products: [producto] });
  answer('listEventos', { success: 1, eventos: [anEvento({ nombre: 'Foro vial', fecha })] });
  answer('listLineas', { success: 1, lineas: [aLinea()] });
  answer('getProyecto', aDetail());
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
  answer('getProducto', {
    success: 1,
    product: { ...producto, id_proyecto: 3, id_linea: null, autores_integrantes: [] },
    relacionados: [],
  });
  answer('getConvenio', { success: 1, convenio: aConvenio() });
  answer('getEvento', { success: 1, evento: anEvento({ fecha }) });
  answer('getNoticia', { success: 1, noticia: aNoticia() });
  answer('getConfiguracion', { success: 1, data: [anInicio()] });
});

const hasDraft = (recurso: DraftResource, recurso_id: number) =>
  answer('listDrafts', { success: 1, borradores: [{ ...SAVED, id: 4, recurso, recurso_id }] });

const ACTIONS = ['Versiones', 'Vista previa', 'Archivar', 'Duplicar', 'Retirar'];

/** The actions in the order in which the screen has them. */
const actions = (among: HTMLElement = document.body) =>
  within(among)
    .getAllByRole('button')
    .map((button) => button.textContent ?? '')
    .filter((name) => ACTIONS.includes(name));

describe('the actions of a record with a draft', () => {
  it.each<[DraftResource, number, string, string[]]>([
    ['proyectos', 3, '/detalle_proyecto/3', ['Archivar', 'Duplicar']],
    ['integrantes', 5, '/integrante_detail/5', ['Archivar']],
    ['convenios', 4, '/convenios/editar_convenio/4', ['Archivar', 'Duplicar']],
    ['eventos', 6, '/eventos/editar_evento/6', ['Archivar', 'Duplicar']],
    ['noticias', 9, '/noticias/9', ['Archivar']],
    ['lineas', 2, '/lineas/2', ['Archivar', 'Retirar']],
    ['inicio', 1, '/conf_inicio', []],
  ])('stand in one order on the page of %s', async (recurso, id, path, following) => {
    hasDraft(recurso, id);
    openAt(path);
    await screen.findByText(/^Hay un borrador de este registro/);
    expect(actions()).toEqual(['Versiones', 'Vista previa', ...following]);
  });

  it('stand in that order in the form and in the view of a product', async () => {
    hasDraft('productos', 8);
    openAt('/productos_investigacion');
    await screen.findByRole('button', { name: 'Ver Guía de carga' });
    press('Ver Guía de carga');
    const view = await screen.findByRole('dialog', { name: 'Guía de carga' });
    expect(actions(view)).toEqual(['Versiones', 'Vista previa', 'Archivar']);
    press('Editar', view);
    const form = await screen.findByRole('dialog', { name: 'Editar producto' });
    await within(form).findByText(/^Hay un borrador de este registro/);
    expect(actions(form)).toEqual(['Versiones', 'Vista previa', 'Archivar']);
  });

  it('stand in that order in the panel of an event', async () => {
    hasDraft('eventos', 6);
    openAt('/eventos');
    await screen.findByRole('heading', { name: 'Foro vial' });
    press('Editar Foro vial');
    const panel = await screen.findByRole('dialog', { name: 'Editar evento' });
    await within(panel).findByText(/^Hay un borrador de este registro/);
    expect(actions(panel)).toEqual(['Versiones', 'Vista previa', 'Archivar']);
  });
});

it('a record without a draft has nothing to preview', async () => {
  openAt('/eventos/editar_evento/6');
  await screen.findByRole('button', { name: 'Versiones' });
  expect(actions()).toEqual(['Versiones', 'Archivar', 'Duplicar']);
});
