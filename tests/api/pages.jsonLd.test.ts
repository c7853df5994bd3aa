import type { Person } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { jsonLd } from '../../api/pages/head/jsonLd.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';
import { aDetail, anEvento, anIntegrante, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { nodeOf, nodesOf, trailOf } from '../support/jsonLdNodes.ts';
import { answered, factsOf, ORIGIN } from '../support/pageFacts.ts';
import { SETTINGS } from '../support/siteSettings.ts';

const inicio = answered('getInicio', {}, elInicio({ url_x: 'javascript:alert(1)' }));
const byId = { params: { id: 1 } };
const GROUP = { '@id': `${ORIGIN}/#grupo` };

const period = (desde: string, hasta = '') => ({ desde, hasta });

const integrante = {
  id: 7,
  id_integrante: 3,
  id_proyecto: 1,
  nombres: 'Ana',
  apellidos: 'Núñez',
  cargo: 'Investigadora',
  grupo: 1,
  nombre_imagen: null,
};
const { id_proyecto: _, proyecto_id: __, proyecto_nombre: ___, ...product } = aProducto({ id: 5, tipo: 'Software' });

const PROYECTO = sitePaths.proyecto(1, 'Gestión de riesgos viales');
const proyectoFacts = factsOf(PROYECTO, {
  answers: {
    ...inicio,
    ...answered(
      'getProyecto',
      byId,
      aDetail({
        project: { ...aProyecto(), url_externa: 'https://example.org/p' },
        investigadores: [integrante],
        productos: [{ ...product, enlace: '' }],
        lineas: [{ id_linea: 1, linea_nombre: 'Sostenibilidad' }],
      }),
    ),
  },
});

describe('the graph', () => {
  it('has the group with its contact data and networks on every page', () => {
    expect(nodeOf(proyectoFacts, 'ResearchOrganization')).toEqual({
      '@type': 'ResearchOrganization',
      '@id': `${ORIGIN}/#grupo`,
      name: 'Grupo de investigación',
      alternateName: 'CCS',
      description: SETTINGS.identidad.descripcion,
      logo: `${ORIGIN}/public-site/media/logo.svg`,
      url: `${ORIGIN}/`,
      identifier: 'COL0012345',
      address: 'Calle 1 # 2-3, Villa Aurora',
      telephone: '+57 600 000 0000',
      email: 'grupo@ejemplo.org',
      contactPoint: { '@type': 'ContactPoint', contactType: 'technical support', email: 'soporte@ejemplo.org' },
      sameAs: ['https://minciencias.ejemplo.org/', 'https://ejemplo.org/facebook'],
    });
  });

  it('leaves out of the group what its identity does not have', () => {
    const identidad = { ...SETTINGS.identidad, sigla: '', descripcion: ' ', logo: '', institucion: '' };
    const group = nodeOf({ ...proyectoFacts, settings: { ...SETTINGS, identidad } }, 'ResearchOrganization');
    for (const field of ['alternateName', 'description', 'logo', 'parentOrganization']) {
      expect(group).not.toHaveProperty(field);
    }
  });

  it('has the leader, the creation and the institution of the group', () => {
    const answers = answered('getInicio', {}, { ...elInicio(), lider: { id: 7, nombre: 'Ana Ríos' } });
    const institution = { institucion: 'Universidad del Mar', institucion_url: 'https://mar.example.org/' };
    const identidad = { ...SETTINGS.identidad, ...institution, institucion_logo: uploaded, creacion: '2009-03' };
    const person = ORIGIN + sitePaths.integrante(7, 'Ana Ríos');
    expect(
      nodeOf(factsOf('/', { answers, settings: { ...SETTINGS, identidad } }), 'ResearchOrganization'),
    ).toMatchObject({
      foundingDate: '2009-03',
      member: {
        '@type': 'OrganizationRole',
        roleName: 'Líder',
        member: { '@type': 'Person', '@id': `${person}#integrante`, name: 'Ana Ríos', url: person },
      },
      parentOrganization: {
        '@type': 'Organization',
        name: 'Universidad del Mar',
        url: 'https://mar.example.org/',
        logo: `${ORIGIN}/api/uploads/identidad/${uploaded}`,
      },
    });
  });

  const uploaded = `${'0'.repeat(32)}.webp`;
  it.each([
    ['an upload', uploaded, {}, `${ORIGIN}/api/uploads/identidad/${uploaded}`],
    ['a drawing with an address', 'logo', { logo: '/assets/logo-1.svg' }, `${ORIGIN}/assets/logo-1.svg`],
    ['a drawing inside the document', 'logo', { logo: 'data:image/svg+xml,x' }, undefined],
  ])('has the address of the logo that is %s', (_, logo, dibujos, expected) => {
    const settings = { ...SETTINGS, identidad: { ...SETTINGS.identidad, logo }, dibujos };
    const group = nodeOf({ ...proyectoFacts, settings }, 'ResearchOrganization') as { logo?: string };
    expect(group.logo).toBe(expected);
  });

  it('of the home has the site', () => {
    const facts = factsOf('/', { answers: inicio });
    expect(nodesOf(facts).map((node) => node['@type'])).toEqual(['ResearchOrganization', 'WebSite']);
    expect(nodeOf(facts, 'WebSite')).toMatchObject({ '@id': `${ORIGIN}/#sitio`, url: `${ORIGIN}/`, publisher: GROUP });
  });

  it('of a project has its dates, people, entities, line and products', () => {
    const person = sitePaths.integrante(3, 'Ana Núñez');
    const software = sitePaths.producto(5, 'Guía de carga');
    expect(nodeOf(proyectoFacts, 'ResearchProject')).toEqual({
      '@type': 'ResearchProject',
      '@id': `${ORIGIN}${PROYECTO}#proyecto`,
      name: 'Gestión de riesgos viales',
      url: ORIGIN + PROYECTO,
      description: 'Un estudio',
      foundingDate: '2025-01-15',
      dissolutionDate: '2025-12-01',
      keywords: 'Sostenibilidad',
      parentOrganization: GROUP,
      member: [
        { '@type': 'Person', '@id': `${ORIGIN}${person}#integrante`, name: 'Ana Núñez', url: ORIGIN + person },
        { '@type': 'Organization', name: 'Universidad' },
        { '@type': 'Organization', name: 'Alcaldía' },
      ],
      subjectOf: [
        {
          '@type': 'SoftwareApplication',
          '@id': `${ORIGIN}${software}#producto`,
          name: 'Guía de carga',
          url: ORIGIN + software,
        },
      ],
      sameAs: ['https://example.org/p'],
    });
    expect(trailOf(proyectoFacts)).toEqual([
      [1, 'Inicio', `${ORIGIN}/`],
      [2, 'Proyectos de investigación', `${ORIGIN}/proyectos_investigacion`],
      [3, 'Gestión de riesgos viales', ORIGIN + PROYECTO],
    ]);
  });

  it.each([
    [
      'of each time in the group',
      [period('2015-02-01', '2018-06-30'), period('2020-01-15')],
      '2026-11-20',
      [{ startDate: '2015-02-01', endDate: '2018-06-30' }, { startDate: '2020-01-15' }],
    ],
    ['without a beginning that nobody knows', [period('', '2018-06-30')], '2018-07-01', [{ endDate: '2018-06-30' }]],
    [
      'without an end that has not come',
      [period('2015-02-01', '2018-06-30')],
      '2018-06-30',
      [{ startDate: '2015-02-01' }],
    ],
  ])('of a member has the days %s', (_, periodos, today, expected) => {
    const investigador = anIntegrante({ periodos });
    const facts = factsOf(sitePaths.integrante(1, 'Ana Núñez'), {
      answers: answered('getIntegrante', byId, { success: 1, investigador, proyectos: [] }),
      today,
    });
    const role = { '@type': 'OrganizationRole', memberOf: { '@type': 'ResearchOrganization', ...GROUP } };
    expect(nodeOf(facts, 'Person')).toHaveProperty(
      'memberOf',
      expected.map((days) => ({ ...role, ...days })),
    );
  });

  it('of a member has the person', () => {
    const path = sitePaths.integrante(1, 'Ana Núñez');
    const investigador = anIntegrante({ nombre_imagen: 'a.webp' });
    const facts = factsOf(path, {
      answers: answered('getIntegrante', byId, { success: 1, investigador, proyectos: [] }),
    });
    expect(nodeOf(facts, 'Person')).toEqual({
      '@type': 'Person',
      '@id': `${ORIGIN}${path}#integrante`,
      name: 'Ana Núñez',
      url: ORIGIN + path,
      givenName: 'Ana',
      familyName: 'Núñez',
      jobTitle: 'Investigadora',
      hasOccupation: { '@type': 'Occupation', name: 'Ingeniera' },
      hasCredential: [
        { '@type': 'EducationalOccupationalCredential', name: 'Maestría' },
        { '@type': 'EducationalOccupationalCredential', name: 'Doctorado' },
      ],
      knowsAbout: ['Salud'],
      email: 'ana@example.org',
      image: `${ORIGIN}/api/uploads/a.webp`,
      memberOf: GROUP,
      identifier: 'https://orcid.org/0000-0002-1825-0097',
      sameAs: [
        'https://orcid.org/0000-0002-1825-0097',
        ...['cvlac', 'scholar', 'in', 'hv'].map((name) => `https://example.org/${name}`),
      ],
    });
    expect(trailOf(facts)[1]).toEqual([
      2,
      'Integrantes del grupo de investigación',
      `${ORIGIN}/integrantes_grupo_investigacion`,
    ]);
  });

  it('of a product has the type of its tipo', () => {
    const path = sitePaths.producto(1, 'Guía de carga');
    const types = [...PRODUCTO_TIPOS, 'Video'].map((tipo) => {
      const product = aProducto({ tipo, proyecto_id: 1, proyecto_nombre: 'Gestión de riesgos viales' });
      const facts = factsOf(path, { answers: answered('getProducto', byId, { success: 1, product }) });
      const node = nodesOf(facts)[1];
      expect(node).toMatchObject({
        '@id': `${ORIGIN}${path}#producto`,
        name: 'Guía de carga',
        url: ORIGIN + path,
        genre: tipo,
        producer: { '@type': 'ResearchProject', '@id': `${ORIGIN}${PROYECTO}#proyecto` },
        sourceOrganization: GROUP,
        sameAs: ['https://example.org/g'],
      });
      return node?.['@type'];
    });
    expect(types).toEqual([
      'ScholarlyArticle',
      'Book',
      'Chapter',
      'CreativeWork',
      'CreativeWork',
      'SoftwareApplication',
      'CreativeWork',
      'Report',
      'CreativeWork',
      'CreativeWork',
    ]);
  });

  it('of an event has its day, place and organizer', () => {
    const path = sitePaths.evento(1, 'Foro vial');
    const factsWith = (changes: Parameters<typeof anEvento>[0]) =>
      factsOf(path, { answers: answered('getPublicEvento', byId, { success: 1, evento: anEvento(changes) }) });
    expect(nodeOf(factsWith({ tipo: 1, url_pagina_evento: 'https://foro.example.org/' }), 'Event')).toEqual({
      '@type': 'Event',
      '@id': `${ORIGIN}${path}#evento`,
      name: 'Foro vial',
      url: ORIGIN + path,
      description: 'Un foro',
      startDate: '2025-03-09',
      endDate: '2025-03-09',
      location: {
        '@type': 'Place',
        name: 'Bogotá',
        address: { '@type': 'PostalAddress', addressCountry: 'Colombia' },
      },
      organizer: GROUP,
      sameAs: ['https://foro.example.org/'],
    });
    const ponente = nodeOf(factsWith({ tipo: 3, lugar: '', pais: '', nombre_ponencia: 'Cascos' }), 'Event');
    expect(ponente).toMatchObject({ workPerformed: { '@type': 'CreativeWork', name: 'Cascos' } });
    expect(ponente).not.toHaveProperty('organizer');
    expect(ponente).not.toHaveProperty('location');
  });

  it('is relative to the root without PUBLIC_URL', () => {
    const facts = { ...proyectoFacts, origin: '' };
    expect(nodeOf(facts, 'ResearchProject')).toMatchObject({ '@id': `${PROYECTO}#proyecto`, url: PROYECTO });
    expect(nodeOf(facts, 'ResearchOrganization')).toMatchObject({ '@id': '/#grupo', url: '/' });
    expect(JSON.stringify(nodesOf(facts))).not.toContain(ORIGIN);
  });

  it('cannot end its script element', () => {
    const nombre = 'Vías</script><script>alert(1)</script><!--';
    const project = aProyecto({ nombre });
    const facts = factsOf(sitePaths.proyecto(1, nombre), {
      answers: answered('getProyecto', byId, aDetail({ project })),
    });
    expect(jsonLd(facts)[0]?.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
    expect(nodeOf(facts, 'ResearchProject')?.name).toBe(nombre);
  });

  it('is not on a page that is not indexed', () => {
    expect(jsonLd({ ...proyectoFacts, indexed: false })).toEqual([]);
  });

  it('is typed: a wrong property does not compile', () => {
    // @ts-expect-error schema.org has no such property of a person
    const wrong: Person = { '@type': 'Person', cargo: 'Investigadora' };
    expect(wrong).toHaveProperty('cargo');
  });
});
