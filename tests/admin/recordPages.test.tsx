import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { periodOf } from '../../admin/resources/eventos/usePeriod.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { aPagina } from '../support/builders/staffPagina.ts';
import { aConvenio, aDetail, anEvento, anIntegrante, aProducto } from '../support/builders/staffRecords.ts';
import { answer, mockedNetwork } from '../support/network.ts';
import { here, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

beforeEach(() => {
  signIn();
  answer('listProyectos', { success: 1, projects: [] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listProductos', { success: 1, products: [aProducto()] });
  answer('listConvenios', { success: 1, convenios: [] });
  answer('listEventos', { success: 1, eventos: [] });
  answer('listLineas', { success: 1, lineas: [] });
  answer('getProyecto', aDetail());
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
  answer('getConvenio', { success: 1, convenio: aConvenio() });
  answer('getNoticia', { success: 1, noticia: aNoticia() });
  answer('getPagina', { success: 1, pagina: aPagina() });
  answer('getEvento', { success: 1, evento: anEvento({ nombre: 'Foro vial' }) });
});

const marked = () => [...document.querySelectorAll('.RaMenuItemLink-active')].map((item) => item.textContent);

describe('the page of a record', () => {
  it.each([
    [
      '/detalle_proyecto/3',
      'Gestión de riesgos viales',
      'Proyectos',
      `/proyecto_investigacion/${encodeId(3)}/gestion-de-riesgos-viales`,
    ],
    [
      '/integrante_detail/5',
      'Editar perfil del integrante: Ana Núñez',
      'Integrantes',
      `/integrante_grupo_investigacion/${encodeId(5)}/ana-nunez`,
    ],
    ['/convenios/editar_convenio/4', 'Editar convenio: Fundación Ruta', 'Convenios', '/'],
    ['/eventos/editar_evento/6', 'Editar evento: Foro vial', 'Eventos', `/evento/${encodeId(6)}/foro-vial`],
    [
      '/noticias/9',
      'Editar noticia: El grupo abre su laboratorio',
      'Noticias',
      `/noticias/${encodeId(9)}/el-grupo-abre-su-laboratorio`,
    ],
    ['/paginas/9', 'Editar página: Quiénes somos', 'Páginas', '/paginas/quienes-somos'],
  ])('%s names its record, marks its section and leads to the site', async (path, title, section, href) => {
    openAt(path);
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(document.title).toBe(`${title} · Administración · Grupo de investigación`));
    expect(marked()).toEqual([section]);
    const link = screen.getByRole('link', { name: 'Ver en el sitio' });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('the list of members', () => {
  it('shows picture, group and a link with the name', async () => {
    openAt('/integrantes');
    const link = await screen.findByRole('link', { name: 'Ana Núñez' });
    expect(link.getAttribute('href')).toBe('#/admin/integrante_detail/5');
    const row = link.closest('tr') as HTMLElement;
    expect(row.querySelector('img')?.getAttribute('src')).toContain('/api/uploads/a1.webp');
    expect(within(row).getByText('Interno')).toBeTruthy();
  });
});

describe('an empty list', () => {
  it.each([
    ['/proyectos', 'Aún no hay proyectos. Agregue el primero.', 'link', 'Agregar proyecto'],
    ['/eventos', 'Aún no hay eventos. Agregue el primero.', 'button', 'Crear evento'],
    ['/convenios', 'No hay convenios registrados', 'button', 'Agregar convenio'],
  ])('%s invites to add the first record', async (path, text, role, name) => {
    openAt(path);
    await screen.findByText(text);
    expect(screen.getAllByRole(role, { name })).toHaveLength(2);
  });

  it('says that nothing was found only after a search', async () => {
    openAt('/proyectos');
    await screen.findByText('Aún no hay proyectos. Agregue el primero.');
    expect(screen.queryByText(/No se encontraron/)).toBeNull();
    write('Buscar por nombre', 'nada');
    await screen.findByText(/No se encontraron proyectos/i);
    expect(screen.queryByText('Aún no hay proyectos. Agregue el primero.')).toBeNull();
  });
});

describe('the chosen month of the events', () => {
  it('is in the address', async () => {
    answer('listEventos', { success: 1, eventos: [anEvento({ nombre: 'Foro vial', fecha: '2024-03-09' })] });
    openAt('/eventos?anio=2024');
    await screen.findByRole('heading', { name: 'Foro vial' });
    press(/^Mayo/);
    await screen.findByText('No hay eventos en mayo de 2024');
    expect(here()).toBe('#/admin/eventos?anio=2024&mes=5');
  });

  it.each([
    ['?anio=2024&mes=3', { year: 2024, month: 3 }],
    ['?anio=ayer&mes=13', { year: 2026, month: null }],
    ['', { year: 2026, month: null }],
    ['?anio=&mes=0', { year: 2026, month: null }],
  ])('is read from %s', (search, period) => {
    expect(periodOf(search, 2026)).toEqual(period);
  });
});
