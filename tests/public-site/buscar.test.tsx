import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import { SEARCHED_KINDS, type SearchedKind } from '../../contract/resources/siteResources.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answer, answerLater, answerNever, expectLogged, expectNoise, goTo, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

beforeEach(() => answer('getInicio', elInicio()));

type Found = { id: number; nombre: string; fragmento?: string };

/** An answer with these records and, of a kind, this total. */
const aBusqueda = (
  records: Partial<Record<SearchedKind, Found[]>>,
  totals: Partial<Record<SearchedKind, number>> = {},
): AnswerOf<'search'> => ({
  success: 1,
  grupos: SEARCHED_KINDS.map((tipo) => {
    const resultados = (records[tipo] ?? []).map((record) => ({ fragmento: '', ...record }));
    return { tipo, total: totals[tipo] ?? resultados.length, resultados };
  }),
});

const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole('searchbox', { name: '¿Qué busca?' });

describe('the page of a search', () => {
  test('groups the results with their counts, links and marks', async () => {
    answer(
      'search',
      aBusqueda(
        {
          proyectos: [{ id: 3, nombre: 'El AÑO <b>nuevo</b>', fragmento: 'Cada año, un ano' }],
          integrantes: [{ id: 4, nombre: 'Ana Ñáñez' }],
          lineas: [{ id: 3, nombre: 'Seguridad química' }],
        },
        { integrantes: 12 },
      ),
    );
    visit('/buscar?q=a%C3%B1o');
    const group = await screen.findByRole('region', { name: 'Proyectos (1)' });
    const link = within(group).getByRole('link', { name: 'El AÑO <b>nuevo</b>' });
    expect(link.getAttribute('href')).toBe(`/proyecto_investigacion/${encodeId(3)}/el-ano-b-nuevo-b`);
    expect([...group.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['AÑO', 'año', 'ano']);
    expect(screen.getByRole('link', { name: 'Ana Ñáñez' }).getAttribute('href')).toBe(
      `/integrante_grupo_investigacion/${encodeId(4)}/ana-nanez`,
    );
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Seguridad química' }).getAttribute('href')).toBe(
      '/lineas/seguridad_quimica',
    );
    expect(screen.getByRole('status').textContent).toBe('14 resultados');
    expect(screen.getByText(/^Se muestran los primeros 1 de 12/)).toBeDefined();
    expect(document.title).toBe('Buscar · Grupo de investigación');
  });

  test('keeps the order of the answer', async () => {
    const { grupos, ...rest } = aBusqueda({
      proyectos: [{ id: 3, nombre: 'La casa de Ana' }],
      integrantes: [{ id: 4, nombre: 'Ana Ríos' }],
    });
    answer('search', { ...rest, grupos: grupos.toSorted((a) => (a.tipo === 'integrantes' ? -1 : 0)) });
    visit('/buscar?q=ana');
    await screen.findByRole('region', { name: 'Proyectos (1)' });
    expect(names()).toEqual(['Ana Ríos', 'La casa de Ana']);
  });

  test('asks for a text of at least two letters', async () => {
    visit('/buscar');
    expect(await screen.findByText(/^Escriba al menos dos letras/)).toBeDefined();
    await goTo('/buscar?q=a');
    expect(screen.getByText(/^Escriba al menos dos letras/)).toBeDefined();
  });

  test('searches while one types; the address and the last text win', async () => {
    const late = answerLater('search');
    const user = visit('/buscar?q=buses');
    await user.clear(await screen.findByRole('searchbox'));
    answer('search', aBusqueda({ eventos: [{ id: 1, nombre: 'Congreso de cruces' }] }));
    await user.type(field(), 'cruces');
    await waitFor(() => expect(names()).toEqual(['Congreso de cruces']));
    // A pause between two letters starts an earlier search.
    await waitFor(() => expect(currentAddress()).toBe('/buscar?q=cruces'));
    late(aBusqueda({ eventos: [{ id: 2, nombre: 'Feria de buses' }] }));
    answer('search', aBusqueda({}));
    await user.type(field(), ' x');
    expect(await screen.findByText(/^No se encontró nada que coincida con "cruces x"/)).toBeDefined();
    const lists = ['Todos los proyectos', 'Todos los integrantes', 'Todos los productos', 'Todos los eventos'];
    expect(names()).toEqual([...lists, 'Todas las noticias', 'Escribir al grupo']);
    await goTo('/buscar?q=otra');
    expect(field()).toHaveProperty('value', 'otra');
  });

  test.each([
    ['contacto@ejemplo.org', 'soporte@ejemplo.org', 'Escribir al grupo', 'mailto:contacto@ejemplo.org'],
    ['', 'soporte@ejemplo.org', 'Soporte del portal', 'mailto:soporte@ejemplo.org'],
    ['', '', undefined, undefined],
  ])(
    'without result and with the addresses %j and %j offers %j',
    async (correo_contacto, correo_soporte, text, href) => {
      answer('getInicio', elInicio({ correo_contacto, correo_soporte }));
      answer('search', aBusqueda({}));
      visit('/buscar?q=nada');
      await screen.findByText(/^No se encontró nada/);
      await screen.findByText('Política de privacidad');
      const mail = screen.getByRole('main').querySelector('a[href^="mailto:"]');
      expect([mail?.textContent, mail?.getAttribute('href')]).toEqual([text, href]);
    },
  );

  test('searches at once by Enter', async () => {
    answer('search', aBusqueda({ productos: [{ id: 1, nombre: 'Guía' }] }));
    const user = visit('/buscar');
    const searchbox = await screen.findByRole('searchbox');
    expect(searchbox.getAttribute('enterkeyhint')).toBe('search');
    // Texts typed before would cover the results.
    expect(searchbox.getAttribute('autocomplete')).toBe('off');
    await user.type(searchbox, 'guia{Enter}');
    expect(currentAddress()).toBe('/buscar?q=guia');
    await waitFor(() => expect(names()).toEqual(['Guía']));
  });

  test('offers a retry after a failure', async () => {
    const noise = expectNoise();
    answerNever('search');
    const user = visit('/buscar?q=guia');
    expect(await screen.findByText('No se pudo buscar.')).toBeDefined();
    expectLogged(noise, 'search:', 'HTTP 0');
    answer('search', aBusqueda({ productos: [{ id: 1, nombre: 'Guía' }] }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toEqual(['Guía']));
  });
});

describe('the search field of the header', () => {
  test('opens the page of the search within the document', async () => {
    answer('search', aBusqueda({ productos: [{ id: 1, nombre: 'Guía' }] }));
    const user = visit('/nada');
    const form = screen.getByRole('search', { name: 'Buscar en el portal' });
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/buscar', 'get']);
    const box = within(form).getByRole('textbox', { name: 'Buscar en el portal' });
    await user.type(box, ' guía ñ{Enter}');
    expect(currentAddress()).toBe('/buscar?q=gu%C3%ADa+%C3%B1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Buscar' })).toBeDefined();
    expect(box).toHaveProperty('value', '');
    await waitFor(() => expect(names()).toEqual(['Guía']));
  });
});
