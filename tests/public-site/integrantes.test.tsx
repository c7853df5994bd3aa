import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { WithSigla } from '../../public-site/components/WithSigla/WithSigla.tsx';
import { SiteSettingsContext } from '../../public-site/settings/siteSettings.ts';
import { anIntegrante, aProducto, aProyecto, elInicio, toListItem } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { currentAddress } from './address.ts';
import { answer, answerNever, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

beforeEach(() => answer('getInicio', elInicio()));

describe('the members page', () => {
  const PAGE = '/integrantes_grupo_investigacion';

  test('shows two carousels, internal and external, with linked members', async () => {
    answer('listPublicIntegrantes', [
      toListItem({ id: 1, nombre_imagen: 'ines.webp' }),
      toListItem({ id: 2, grupo: 2, nombres: 'óscar', apellidos: 'Ñáñez' }),
      toListItem({ id: 3, grupo: 2, nombres: '', apellidos: '' }),
    ]);
    visit(PAGE);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Integrantes del grupo de investigación' }),
    ).toBeDefined();
    const inside = within(await screen.findByRole('region', { name: 'Internos al CCS' }));
    const outside = within(screen.getByRole('region', { name: 'Externos al CCS' }));
    expect(inside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ana Núñez']);
    const link = inside.getByRole('link');
    expect(link.getAttribute('href')).toBe(`/integrante_grupo_investigacion/${encodeId(1)}/ana-nunez`);
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/api/uploads/ines.webp?w=320');
    expect(outside.getByText('ÓÑ')).toBeDefined();
    expect(outside.getByRole('link', { name: 'óscar Ñáñez' })).toBeDefined();
    expect(outside.getByRole('link', { name: 'Integrante del grupo' })).toBeDefined();
  });

  test('the carousels show the position under the name, in the order of staff', async () => {
    answer('listPublicIntegrantes', [
      toListItem({ id: 9, nombres: 'Zoe', cargo: 'Directora', nombre_imagen: 'zoe.webp' }),
      toListItem({ id: 1, nombres: 'Abel', cargo: '', nombre_imagen: 'abel.webp' }),
    ]);
    visit(PAGE);
    const inside = within(await screen.findByRole('region', { name: 'Internos al CCS' }));
    expect(inside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Zoe Núñez', 'Abel Núñez']);
    const name = inside.getByRole('link', { name: 'Zoe Núñez' });
    expect(name.nextElementSibling).toBe(inside.getByText('Directora'));
    expect(inside.getByRole('link', { name: 'Abel Núñez' }).nextElementSibling).toBeNull();
  });

  test('shows a message without members, and no heading of an empty group', async () => {
    answer('listPublicIntegrantes', []);
    visit(PAGE);
    expect(await screen.findByText('No hay integrantes en este grupo.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: /al CCS$/ })).toBeNull();
  });

  describe('the directory', () => {
    const people = [
      toListItem({ id: 1, nombres: 'Óscar', apellidos: 'Ruiz', areas_tematicas: ['Cascos', 'Fatiga al volante'] }),
      toListItem({ id: 2, grupo: 2, nombres: 'Inés', cargo: 'Estadística', areas_tematicas: ['Fatiga'] }),
      toListItem({ id: 3, grupo: 2, nombres: 'Ana', apellidos: 'Ñáñez', cargo: '', areas_tematicas: [] }),
    ];
    beforeEach(() => answer('listPublicIntegrantes', people));

    const shown = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
    const namesIn = (name: string) => shown(name).map((item) => within(item).getByRole('link').textContent);

    test('shows all members by group in the order of staff, with position and areas, after the carousels', async () => {
      visit(PAGE);
      await screen.findByRole('region', { name: 'Todos los integrantes' });
      expect(namesIn('Todos los integrantes')).toEqual(['Óscar Ruiz', 'Inés Núñez', 'Ana Ñáñez']);
      expect(screen.getByRole('status').textContent).toBe('3 integrantes');
      const [oscar, ines] = shown('Todos los integrantes') as [HTMLElement, HTMLElement];
      expect(within(ines).getByText('Estadística')).toBeDefined();
      expect(oscar.textContent).toContain('Áreas temáticas: Cascos · Fatiga al volante');
      expect(within(ines).getByRole('link').getAttribute('href')).toBe(
        `/integrante_grupo_investigacion/${encodeId(2)}/ines-nunez`,
      );
      const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
      expect(titles.map(({ textContent }) => textContent)).toEqual([
        'Internos al CCS',
        'Externos al CCS',
        'Todos los integrantes',
      ]);
    });

    test('the search matches areas, is in the URL and shows only its matches', async () => {
      const user = visit(PAGE);
      await screen.findByRole('region', { name: 'Todos los integrantes' });
      await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre, cargo o área temática' }), 'FATÍGA');
      expect(namesIn('Integrantes encontrados')).toEqual(['Óscar Ruiz', 'Inés Núñez']);
      expect(shown('Integrantes encontrados')[0]?.textContent).toContain('Fatiga al volante · Cascos');
      expect(screen.getByRole('status').textContent).toBe('Mostrando 2 de 3 integrantes');
      expect(currentAddress()).toBe(`${PAGE}?q=FAT%C3%8DGA`);
      expect(screen.queryByRole('region', { name: 'Internos al CCS' })).toBeNull();
      await user.selectOptions(screen.getByRole('combobox', { name: 'Grupo' }), 'Externo al CCS');
      expect(namesIn('Integrantes encontrados')).toEqual(['Inés Núñez']);
      await user.type(screen.getByRole('searchbox'), ' nadie');
      expect(screen.getByText('No se encontraron integrantes que coincidan con los filtros aplicados.')).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Ver todos los integrantes' }));
      expect(namesIn('Todos los integrantes')).toHaveLength(3);
      expect(currentAddress()).toBe(PAGE);
    });

    test('an address with filters opens filtered; an unknown group is ignored', async () => {
      visit(`${PAGE}?q=oscar+investigadora&grupo=7`);
      await screen.findByRole('region', { name: 'Integrantes encontrados' });
      expect(namesIn('Integrantes encontrados')).toEqual(['Óscar Ruiz']);
      expect(screen.getByRole('combobox', { name: 'Grupo' })).toHaveProperty('value', '');
    });

    test('members of a server that sends only id, group and picture are shown', async () => {
      answerRaw('listPublicIntegrantes', [{ id: '3', grupo: '1', nombre_imagen: 'ines.webp' }]);
      visit(PAGE);
      await screen.findByRole('region', { name: 'Todos los integrantes' });
      expect(namesIn('Todos los integrantes')).toEqual(['Integrante del grupo']);
    });
  });

  describe('former members', () => {
    const former = (id: number, nombres: string, desde: string, hasta: string, grupo = 1) =>
      toListItem({ id, nombres, grupo, periodos: [{ desde, hasta }], anterior: 1 });
    const people = [
      former(1, 'Zoe', '2012-01-01', '2018-06-30'),
      former(2, 'Eva', '2015-02-01', '2020-12-31', 2),
      toListItem({ id: 3, nombres: 'Inés', grupo: 2 }),
      former(4, 'Ada', '2018-01-01', '2018-12-31'),
      toListItem({ id: 5, nombres: 'Ana', periodos: [{ desde: '2020-01-01', hasta: '2099-12-31' }] }),
    ];
    const items = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
    const namesIn = (name: string) => items(name).map((item) => within(item).getByRole('link').textContent);
    beforeEach(() => answer('listPublicIntegrantes', people));

    test('stand below all members, the last to leave first, with their years, and in no carousel', async () => {
      visit(PAGE);
      await screen.findByRole('region', { name: 'Todos los integrantes' });
      const order = ['Ana Núñez', 'Inés Núñez', 'Eva Núñez', 'Ada Núñez', 'Zoe Núñez'];
      expect(namesIn('Todos los integrantes')).toEqual(order);
      const heading = screen.getByRole('heading', { level: 3, name: 'Integrantes anteriores' });
      const [, ines, eva, ada, zoe] = items('Todos los integrantes') as [
        ...[HTMLElement, HTMLElement, HTMLElement],
        ...[HTMLElement, HTMLElement],
      ];
      const follows = (a: Node, b: Node) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      expect([follows(ines, heading), follows(heading, eva)]).toEqual([true, true]);
      expect(within(eva).getByText('2015–2020')).toBeDefined();
      expect(within(ada).getByText('2018')).toBeDefined();
      expect(within(zoe).getByText('2012–2018')).toBeDefined();
      expect(screen.queryByText('desde 2020')).toBeNull();
      const inside = within(screen.getByRole('region', { name: 'Internos al CCS' }));
      const outside = within(screen.getByRole('region', { name: 'Externos al CCS' }));
      expect(inside.getAllByRole('link')).toEqual([inside.getByRole('link', { name: 'Ana Núñez' })]);
      expect(outside.getAllByRole('link')).toEqual([outside.getByRole('link', { name: 'Inés Núñez' })]);
      expect(screen.getByRole('status').textContent).toBe('2 integrantes y 3 anteriores');
    });

    test('are found and counted by search and group too', async () => {
      const user = visit(`${PAGE}?grupo=2`);
      await screen.findByRole('region', { name: 'Integrantes encontrados' });
      expect(namesIn('Integrantes encontrados')).toEqual(['Inés Núñez', 'Eva Núñez']);
      expect(screen.getByRole('status').textContent).toBe('Mostrando 1 de 2 integrantes y 1 de 3 anteriores');
      await user.type(screen.getByRole('searchbox'), 'ines');
      expect(namesIn('Integrantes encontrados')).toEqual(['Inés Núñez']);
      expect(screen.queryByRole('heading', { name: 'Integrantes anteriores' })).toBeNull();
      expect(screen.getByRole('status').textContent).toBe('Mostrando 1 de 2 integrantes y 0 de 3 anteriores');
    });

    test('alone have the list without a carousel', async () => {
      answer('listPublicIntegrantes', [former(1, 'Zoe', '', '2018-06-30')]);
      visit(PAGE);
      await screen.findByRole('heading', { level: 3, name: 'Integrantes anteriores' });
      expect(screen.getByText('hasta 2018')).toBeDefined();
      expect(screen.getByRole('status').textContent).toBe('0 integrantes y 1 anterior');
      expect(screen.queryByRole('heading', { name: /al CCS$/ })).toBeNull();
    });
  });

  test('a failure is only logged and the loader stays', async () => {
    const noise = expectNoise();
    answerNever('listPublicIntegrantes');
    visit(PAGE);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No hay conexión con el servidor. Revise su conexión e intente de nuevo.',
    );
    expect(screen.getByText('Cargando...')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expectLogged(noise, 'listPublicIntegrantes', 'HTTP 0');
  });
});

describe('the member page', () => {
  const PAGE = `/integrante_grupo_investigacion/${encodeId(7)}`;

  test('shows studies, areas, contact and projects', async () => {
    answer('getIntegrante', {
      success: 1,
      investigador: anIntegrante({ id: 7, grupo: 2 }),
      proyectos: [aProyecto({ id: 3 })],
      productos: [
        aProducto({ id: 4, nombre: 'Guía vieja', fecha_publicacion: '2020' }),
        aProducto({ id: 5, nombre: 'Guía nueva', fecha_publicacion: '2026-01' }),
      ],
    });
    visit(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Núñez' })).toBeDefined();
    const page = within(screen.getByRole('main'));
    for (const text of ['Externo al CCS', 'Investigadora', 'Ingeniera', 'Maestría', 'Salud']) {
      expect(page.getByText(text)).toBeDefined();
    }
    const hrefOf = (name: string | RegExp) => page.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('ana@example.org')).toBe('mailto:ana@example.org');
    expect(hrefOf(/Perfil de LinkedIn/)).toBe('https://example.org/in');
    expect(hrefOf(/Hoja de vida/)).toBe('https://example.org/hv');
    expect(hrefOf(/^ORCID 0000-0002-1825-0097/)).toBe('https://orcid.org/0000-0002-1825-0097');
    expect(hrefOf(/CvLAC/)).toBe('https://example.org/cvlac');
    expect(hrefOf(/Google Scholar/)).toBe('https://example.org/scholar');
    expect(hrefOf('Guía nueva')).toBe(`/productos_investigacion_detail/${encodeId(5)}/guia-nueva`);
    expect(page.getAllByText(/^20\d\d$/).map(({ textContent }) => textContent)).toEqual(['2026', '2020']);
    expect(hrefOf(/Ver más sobre Gestión de riesgos/)).toBe(
      `/proyecto_investigacion/${encodeId(3)}/gestion-de-riesgos-viales`,
    );
    expect(document.title).toBe('Ana Núñez · Grupo de investigación');
  });

  test.each([
    ['a former member', 1, 'Integrante anterior: 2012–2015, 2018–2020'],
    ['a member whose last day is to come', 0, 'En el grupo: 2012–2015, desde 2018'],
  ])('has the years of %s', async (_, anterior, text) => {
    const periodos = [
      { desde: '2012-01-01', hasta: '2015-06-30' },
      { desde: '2018-02-01', hasta: '2020-12-31' },
    ];
    const investigador = anIntegrante({ id: 7, periodos, anterior });
    answer('getIntegrante', { success: 1, investigador, proyectos: [] });
    visit(PAGE);
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('has no years of a member without periods', async () => {
    answer('getIntegrante', { success: 1, investigador: anIntegrante({ id: 7 }), proyectos: [] });
    visit(PAGE);
    await screen.findByRole('heading', { level: 1, name: 'Ana Núñez' });
    expect(screen.queryByText(/En el grupo|anterior/)).toBeNull();
  });

  test('a failure is only logged and the loader stays', async () => {
    const noise = expectNoise();
    answerNever('getIntegrante');
    visit(PAGE);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByText('Cargando...')).toBeDefined();
    expectLogged(noise, 'getIntegrante', 'HTTP 0');
  });

  test('shows a message for a missing member', async () => {
    const noise = expectNoise();
    answerRaw('getIntegrante', { success: 0, message: 'No existe' }, 404);
    visit(PAGE);
    expect(await screen.findByText('No se encontró información del integrante')).toBeDefined();
    expectLogged(noise, 'getIntegrante', 'No existe');
  });
});

describe('the sigla in the words for members', () => {
  const shown = (sigla: string, institucion: string) => {
    const identidad = { ...SETTINGS.identidad, sigla, institucion };
    const { container } = render(
      <SiteSettingsContext value={{ ...SETTINGS, identidad }}>
        <WithSigla text="Internos al {sigla}" />
      </SiteSettingsContext>,
    );
    expect(container.textContent).toBe(`Internos al ${sigla}`);
    return container.querySelector('abbr')?.title;
  };

  test('is explained by the institution whose initials it is', () => {
    expect(shown('CCS', 'Consejo Colombiano de Seguridad')).toBe('Consejo Colombiano de Seguridad');
    expect(shown('C.E.D.I.', 'Centro de Estudios de Ingeniería')).toBeUndefined();
    expect(shown('CdEdI', 'Centro de Estudios de Ingeniería')).toBe('Centro de Estudios de Ingeniería');
  });

  test('stays a plain text without an institution or with other initials', () => {
    expect(shown('CCS', '')).toBeUndefined();
    expect(shown('', 'Consejo Colombiano de Seguridad')).toBeUndefined();
    expect(shown('CCS', 'Universidad de los Nogales')).toBeUndefined();
  });
});
