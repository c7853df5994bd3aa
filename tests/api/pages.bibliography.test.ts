import { describe, expect, it } from 'vitest';
import { jsonLd } from '../../api/pages/head/jsonLd.ts';
import type { PageFacts } from '../../api/pages/head/pageFacts.ts';
import { dublinCore, scholarTags } from '../../api/pages/head/productoTags.ts';
import { signposting } from '../../api/pages/head/signposting.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { PublicProducto } from '../../contract/entities/producto.ts';
import { anArticle, institution, ORCID, persona } from '../support/builders/article.ts';
import { answered, factsOf as factsOfPage, ORIGIN } from '../support/pageFacts.ts';

const PATH = sitePaths.producto(1, 'Señales & vías');

const factsOf = (product: PublicProducto, changes: Partial<PageFacts> = {}): PageFacts =>
  factsOfPage(PATH, { answers: answered('getProducto', { params: { id: 1 } }, { success: 1, product }), ...changes });

/** The tags of a page as `name: content`. */
const tagsOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const [, name, content] = /name="([^"]+)" content="([^"]*)"/.exec(tag) ?? [];
    return name === undefined ? [] : [`${name}: ${content}`];
  });

describe('the tags that Google Scholar reads', () => {
  it('name an article whole, with one author each, in order', () => {
    expect(tagsOf(scholarTags(factsOf(anArticle())))).toEqual([
      'citation_title: Señales &amp; vías',
      'citation_author: Núñez, Ana',
      'citation_author: de la Cruz, Luis',
      'citation_author: Ministerio de Transporte',
      'citation_publication_date: 2025/03/09',
      'citation_journal_title: Revista de Seguridad Vial',
      'citation_issn: 2049-3630',
      'citation_volume: 12',
      'citation_issue: 3',
      'citation_firstpage: 101',
      'citation_lastpage: 118',
      'citation_doi: 10.5555/vias.1',
      'citation_language: es',
      'citation_keywords: señales; cruces',
      `citation_abstract_html_url: ${ORIGIN}${PATH}`,
      `citation_pdf_url: ${ORIGIN}/productos_investigacion_detail/MQ/texto_completo.pdf`,
    ]);
  });

  it('name book, event and report', () => {
    const conference = { tipo: 'Conferencia', revista: '', evento_nombre: 'Foro vial', titulo_libro: 'Memorias' };
    expect(tagsOf(scholarTags(factsOf(anArticle({ ...conference, isbn: '978-3-16-148410-0' }))))).toEqual(
      expect.arrayContaining(['citation_conference_title: Foro vial', 'citation_isbn: 978-3-16-148410-0']),
    );
    const report = { tipo: 'Informe técnico', institucion: 'Consejo', numero_informe: '7' };
    expect(tagsOf(scholarTags(factsOf(anArticle(report))))).toEqual(
      expect.arrayContaining(['citation_technical_report_institution: Consejo', 'citation_technical_report_number: 7']),
    );
    expect(tagsOf(scholarTags(factsOf(anArticle({ ...report, tipo: 'Otro' }))))).not.toContain(
      'citation_technical_report_number: 7',
    );
  });

  it.each([
    ['2025', '2025'],
    ['2025-03', '2025'],
    ['2025-03-09', '2025/03/09'],
  ])('give the date %s as %s', (fecha_publicacion, expected) => {
    const tags = tagsOf(scholarTags(factsOf(anArticle({ fecha_publicacion }))));
    expect(tags).toContain(`citation_publication_date: ${expected}`);
  });

  it.each([
    ['without authors', anArticle({ autores: [] }), {}],
    ['without a year', anArticle({ fecha_publicacion: '' }), {}],
    ['that is not indexed', anArticle(), { indexed: false }],
  ])('are absent from a product %s', (_, product, changes) => {
    expect(scholarTags(factsOf(product, changes))).toEqual([]);
  });

  it('leave out a full text that visitors may not read, and addresses without PUBLIC_URL', () => {
    expect(scholarTags(factsOf(anArticle({ url_pdf: '' }))).join('')).not.toContain('citation_pdf_url');
    expect(scholarTags(factsOf(anArticle(), { origin: '' })).join('')).not.toContain('_url"');
  });
});

describe('Dublin Core', () => {
  it('is on every product, with the data that it has', () => {
    expect(tagsOf(dublinCore(factsOf(anArticle())))).toEqual([
      'DC.title: Señales &amp; vías',
      'DC.creator: Ana Núñez',
      'DC.creator: Luis de la Cruz',
      'DC.creator: Ministerio de Transporte',
      'DC.date: 2025-03-09',
      'DC.type: Artículo científico',
      'DC.description: Se midieron cien cruces.',
      'DC.subject: señales',
      'DC.subject: cruces',
      'DC.language: es',
      'DC.source: Revista de Seguridad Vial',
      'DC.identifier: https://doi.org/10.5555/vias.1',
      `DC.identifier: ${ORIGIN}${PATH}`,
      'DC.rights: https://creativecommons.org/licenses/by/4.0/',
    ]);
    const bare = anArticle({ autores: [], fecha_publicacion: '', doi: '', licencia: '' });
    expect(tagsOf(dublinCore(factsOf(bare)))).toEqual(expect.arrayContaining(['DC.title: Señales &amp; vías']));
    expect(dublinCore(factsOf(bare)).join('')).not.toMatch(/creator|DC\.date|rights/);
  });
});

describe('JSON-LD of a product', () => {
  it.each([
    ['2026-11-27', 'Embargado hasta una fecha'],
    ['2026-11-26', 'Acceso abierto'],
  ])('with an embargo until %s says: %s', (fecha_embargo, conditionsOfAccess) => {
    const [script = ''] = jsonLd(factsOf(anArticle({ acceso: 'embargo', fecha_embargo })));
    expect(script).toContain(`"conditionsOfAccess":"${conditionsOfAccess}"`);
  });

  it('has authors, journal, pages, licence, DOI and full text', () => {
    const [script = ''] = jsonLd(factsOf(anArticle()));
    const graph = JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, ''))['@graph'] as { '@type': string }[];
    expect(graph.find((node) => node['@type'] === 'ScholarlyArticle')).toMatchObject({
      author: [
        {
          '@id': `${ORIGIN}${sitePaths.integrante(5, 'Ana María Núñez')}#integrante`,
          name: 'Ana Núñez',
          familyName: 'Núñez',
          sameAs: `https://orcid.org/${ORCID}`,
        },
        { '@type': 'Person', name: 'Luis de la Cruz' },
        { '@type': 'Organization', name: 'Ministerio de Transporte' },
      ],
      datePublished: '2025-03-09',
      abstract: 'Se midieron cien cruces.',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      identifier: [{ propertyID: 'DOI', value: '10.5555/vias.1' }],
      conditionsOfAccess: 'Acceso abierto',
      pageStart: '101',
      pageEnd: '118',
      isPartOf: {
        '@type': 'PublicationIssue',
        issueNumber: '3',
        isPartOf: { volumeNumber: '12', isPartOf: { '@type': 'Periodical', issn: '2049-3630' } },
      },
      encoding: { contentUrl: expect.stringContaining('texto_completo.pdf'), encodingFormat: 'application/pdf' },
    });
  });

  it.each([
    ['Libro', { isbn: '978-3-16-148410-0', bookEdition: '2' }],
    ['Capítulo de libro', { isPartOf: { '@type': 'Book', name: 'Vías' } }],
    ['Software', { softwareVersion: '1.2' }],
    ['Informe técnico', { reportNumber: '7' }],
    ['Patente', { identifier: [{}, { propertyID: 'SIC', value: 'NC1' }], creativeWorkStatus: 'Concedida' }],
    ['Conferencia', { publication: { name: 'Foro', location: { name: 'Cali' }, startDate: '2025-03-01' } }],
    ['Software', { identifier: [{}, { value: '13-99' }] }],
  ])('of the type %s has its own fields', (tipo, expected) => {
    const fields = { isbn: '978-3-16-148410-0', edicion: '2', titulo_libro: 'Vías', version_software: '1.2' };
    const events = { evento_nombre: 'Foro', evento_lugar: 'Cali', evento_fecha_inicio: '2025-03-01' };
    const patent = { numero_patente: 'NC1', oficina_patente: 'SIC', estado_patente: 'Concedida' };
    const others = { ...events, ...patent, registro_software: '13-99' };
    const [script = ''] = jsonLd(factsOf(anArticle({ ...fields, ...others, tipo, revista: '', numero_informe: '7' })));
    const graph = JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, ''))['@graph'];
    expect(graph[1]).toMatchObject(expected);
  });
});

describe('the Link header of a product', () => {
  it('names DOI, ORCID, licence and full text', () => {
    const link = signposting(factsOf(anArticle()));
    expect(link).toContain('<https://doi.org/10.5555/vias.1>; rel="cite-as"');
    expect(link).toContain(`<https://orcid.org/${ORCID}>; rel="author"`);
    expect(link).toContain('<https://creativecommons.org/licenses/by/4.0/>; rel="license"');
    expect(link).toContain(
      `<${ORIGIN}/productos_investigacion_detail/MQ/texto_completo.pdf>; rel="item"; type="application/pdf"`,
    );
  });

  it('stays ASCII and whole with a hostile DOI', () => {
    const link = signposting(
      factsOf(anArticle({ doi: '10.5555/<ñ>";rel="x', autores: [persona('Ñ'), institution('x')] })),
    );
    expect(link).toMatch(/^[\x20-\x7e]+$/);
    expect(link).toContain('<https://doi.org/10.5555/%3C%C3%B1%3E%22;rel=%22x>; rel="cite-as"');
  });
});
