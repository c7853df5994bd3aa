import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { ListedNoticia, PublicNoticia } from '../../contract/entities/noticia.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { elInicio } from '../support/builders/publicRecords.ts';
import { answer, answerRaw, expectLogged, expectNoise, goTo, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const FILE = `${'a1'.repeat(16)}.webp`;

const listed = (changes: Partial<ListedNoticia> = {}): ListedNoticia => ({
  id: 1,
  titulo: 'Abre el laboratorio',
  fecha: '2026-03-12',
  resumen: 'Las puertas se abren el jueves.',
  imagen: null,
  descripcion_imagen: '',
  ...changes,
});

const detail = (changes: Partial<PublicNoticia> = {}): PublicNoticia => ({
  ...listed(),
  texto: '<p>Habrá <strong>visitas</strong>.</p>',
  url_fuente: '',
  proyecto_id: null,
  producto_id: null,
  evento_id: null,
  vinculo_nombre: '',
  ...changes,
});

const answerList = (noticias: ListedNoticia[]) => answer('listPublicNoticias', { success: 1, noticias });
const answerOne = (noticia: PublicNoticia) => answer('getPublicNoticia', { success: 1, noticia });

beforeEach(() => {
  answer('getInicio', elInicio());
});

describe('the page of news', () => {
  const titles = async () =>
    (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);

  it('lists them below the headings of their years', async () => {
    answerList([
      listed({ id: 3, titulo: 'Tercera', fecha: '2026-05-01' }),
      listed({ id: 2, titulo: 'Segunda', fecha: '2026-01-01' }),
      listed({ id: 1, titulo: 'Primera', fecha: '2025-12-31' }),
    ]);
    visit('/noticias');
    expect(await screen.findByRole('heading', { level: 1, name: 'Noticias' })).toBeDefined();
    expect(await titles()).toEqual(['Tercera', 'Segunda', 'Primera']);
    const main = within(screen.getByRole('main'));
    const years = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(years).toEqual(['2026', '2025']);
    const link = screen.getByRole('link', { name: 'Tercera' });
    expect(link.getAttribute('href')).toContain(`/noticias/${encodeId(3)}`);
    expect(screen.getByText('1 de mayo de 2026')).toBeDefined();
  });

  it('shows one year by its address; a year without news is ignored', async () => {
    answerList([listed({ id: 2, titulo: 'Segunda' }), listed({ id: 1, titulo: 'Primera', fecha: '2025-12-31' })]);
    const user = visit('/noticias?anio=2025');
    const years = within(await screen.findByRole('navigation', { name: 'Noticias por año' }));
    expect(years.getByRole('link', { name: '2025' }).getAttribute('aria-current')).toBe('page');
    expect(await titles()).toEqual(['Primera']);
    expect(screen.getByText('Mostrando 1 de 2 noticias')).toBeDefined();
    await user.click(years.getByRole('link', { name: 'Todas' }));
    expect(await titles()).toEqual(['Segunda', 'Primera']);
    expect(screen.getByText('2 noticias')).toBeDefined();
    await goTo('/noticias?anio=1999');
    expect(await titles()).toEqual(['Segunda', 'Primera']);
  });

  it('says that there are none yet', async () => {
    answerList([]);
    visit('/noticias');
    expect(await screen.findByText('Aún no hay noticias.')).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Noticias por año' })).toBeNull();
  });

  it('says that they could not be loaded', async () => {
    const noise = expectNoise();
    answerRaw('listPublicNoticias', {}, 500);
    visit('/noticias');
    expect(await screen.findByText('Error al cargar las noticias')).toBeDefined();
    expectLogged(noise, 'listPublicNoticias', 'HTTP 500');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  });
});

describe('the page of a noticia', () => {
  const PAGE = `/noticias/${encodeId(1)}`;

  it('shows all of it', async () => {
    answerOne(
      detail({
        imagen: FILE,
        descripcion_imagen: 'Un laboratorio con ventanas',
        url_fuente: 'https://www.ejemplo.org/prensa/1',
        evento_id: 4,
        vinculo_nombre: 'Foro vial',
      }),
    );
    visit(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Abre el laboratorio' })).toBeDefined();
    for (const text of ['12 de marzo de 2026', 'Las puertas se abren el jueves.', 'visitas', 'Evento', 'Fuente']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    const picture = screen.getByRole('img', { name: 'Un laboratorio con ventanas' });
    expect(picture.getAttribute('src')).toContain(`/api/uploads/noticias/${FILE}?w=640`);
    // Nothing moves when the picture comes.
    expect(['width', 'height'].map((name) => picture.getAttribute(name))).toEqual(['640', '360']);
    expect(screen.getByRole('link', { name: 'Foro vial' }).getAttribute('href')).toContain(`/evento/${encodeId(4)}`);
    expect(screen.getByRole('link', { name: /^ejemplo\.org/ }).getAttribute('href')).toBe(
      'https://www.ejemplo.org/prensa/1',
    );
    await expect.poll(() => document.title).toBe('Abre el laboratorio · Grupo de investigación');
  });

  it('leaves out what it lacks', async () => {
    answerOne(detail({ titulo: '', resumen: '', texto: '', url_fuente: 'javascript:x' }));
    visit(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Noticia sin título' })).toBeDefined();
    for (const term of ['Proyecto', 'Producto', 'Evento', 'Fuente']) expect(screen.queryByText(term)).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('img')).toBeNull();
  });

  it('says that there is none, and links the list', async () => {
    const noise = expectNoise();
    answerRaw('getPublicNoticia', { success: 0, message: 'No se encontró la noticia' }, 404);
    visit(PAGE);
    expect(await screen.findByText('No se encontró información de la noticia')).toBeDefined();
    expectLogged(noise, 'getPublicNoticia', 'No se encontró la noticia');
    expect(screen.getByRole('link', { name: 'Todas las noticias' }).getAttribute('href')).toContain('/noticias');
  });
});

test('the footer links the news', async () => {
  answerList([]);
  visit('/noticias');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Noticias' })).toBeDefined();
});
