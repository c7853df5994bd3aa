import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { doiUrl, orcidUrl } from '../../../contract/bibliography/doi.ts';
import { nameOfPersona, type Persona } from '../../../contract/bibliography/persona.ts';
import { fieldsOfTipo, type TypedField } from '../../../contract/bibliography/typedFields.ts';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { dateParts, dateRange, partialDate } from '../../../i18n/dates.ts';
import { productoTexts as texts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import styles from './Byline.module.css';

interface SourcePart {
  field: TypedField;
  text: string;
}

type Texts = Record<Exclude<TypedField, 'editores'>, string>;

/** '12(3)', '12' or '(3)'. */
const volumeAndIssue = ({ volumen, numero }: Texts): string => volumen + (numero === '' ? '' : `(${numero})`);

const unlessEmpty = (text: string, write: (text: string) => string): string => (text === '' ? '' : write(text));

type Part = readonly [field: TypedField, write: (values: Texts) => string];

/** Other fields of a type are shown as facts. */
const PARTS: readonly Part[] = [
  ['revista', ({ revista }) => revista],
  ['evento_nombre', ({ evento_nombre }) => evento_nombre],
  ['evento_lugar', ({ evento_lugar }) => evento_lugar],
  ['evento_fecha_inicio', (values) => dateRange(values.evento_fecha_inicio, values.evento_fecha_fin)],
  ['titulo_libro', ({ titulo_libro }) => titulo_libro],
  ['volumen', volumeAndIssue],
  [
    'pagina_inicial',
    (values) => unlessEmpty(values.pagina_inicial, (first) => texts.pages(first, values.pagina_final)),
  ],
  ['numero_patente', ({ numero_patente }) => unlessEmpty(numero_patente, texts.patente)],
  ['oficina_patente', ({ oficina_patente }) => oficina_patente],
  ['estado_patente', ({ estado_patente }) => estado_patente],
  ['institucion', ({ institucion }) => institucion],
  ['numero_informe', ({ numero_informe }) => unlessEmpty(numero_informe, texts.informe)],
  ['version_software', ({ version_software }) => unlessEmpty(version_software, texts.version)],
  ['editorial', ({ editorial }) => editorial],
  ['ciudad', ({ ciudad }) => ciudad],
];

/** Titles of a journal or a book. */
const TITLES: readonly TypedField[] = ['revista', 'titulo_libro'];

/** The parts that the product's type has and that are filled in. */
function sourceOf(producto: PublicProducto): SourcePart[] {
  const fields = fieldsOfTipo(producto.tipo);
  return PARTS.filter(([field]) => fields.includes(field))
    .map(([field, write]) => ({ field, text: write(producto) }))
    .filter(({ text }) => text !== '');
}

function OrcidLink({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} className={styles.link} target="_blank" rel="noopener">
      <svg className={styles.icon} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
        <circle cx="128" cy="128" r="128" fill="#a6ce39" />
        <path
          fill="#fff"
          d="M70.900 79.100h15.400v107.100H70.900zM88.700 56.800a10.100 10.100 0 1 1-20.200 0 10.100 10.100 0 0 1 20.200 0zM108.900 79.100h41.600c39.600 0 57 28.300 57 53.600 0 27.500-21.500 53.600-56.800 53.600h-41.800zm15.400 93.300h24.500c34.900 0 42.900-26.500 42.900-39.700 0-21.500-13.700-39.700-43.700-39.700h-23.700z"
        />
      </svg>
      <span className="solo-lectores">
        {name} ({siteTexts.site.newTab})
      </span>
    </a>
  );
}

/** @param member the member that the author is, whose present name may be another one */
function Author({ autor, member }: { autor: Persona; member: { id: number; nombre: string } | undefined }) {
  const name = nameOfPersona(autor);
  return (
    <>
      {member === undefined ? (
        <span dir="auto">{name}</span>
      ) : (
        <Link dir="auto" to={sitePaths.integrante(member.id, member.nombre)}>
          {name}
        </Link>
      )}
      {autor.orcid !== '' && <OrcidLink url={orcidUrl(autor.orcid)} name={texts.orcidOf(name)} />}
    </>
  );
}

function publishedText({ fecha_publicacion, en_prensa }: PublicProducto): string {
  const day = partialDate(fecha_publicacion);
  if (en_prensa === 1) return [siteTexts.productos.enPrensa, day].filter(Boolean).join(', ');
  if (day === '') return '';
  return dateParts(fecha_publicacion) === null ? texts.publishedIn(day) : texts.publishedOn(day);
}

/** Who wrote a product, where and when it appeared, and its DOI; renders nothing of what is not known. */
export function Byline({ producto }: { producto: PublicProducto }) {
  const { autores, autores_integrantes, doi } = producto;
  const source = sourceOf(producto);
  const published = publishedText(producto);
  return (
    <>
      {autores.length > 0 && (
        <ul className={styles.authors} aria-label={texts.autores}>
          {autores.map((autor, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two authors may have the same name
            <li key={index}>
              <Author autor={autor} member={autores_integrantes.find(({ id }) => id === autor.integrante_id)} />
            </li>
          ))}
        </ul>
      )}
      {(source.length > 0 || published !== '' || doi !== '') && (
        <div className={styles.source}>
          {source.length > 0 && (
            <p>
              {source.map(({ field, text }, index) => (
                <span key={field}>
                  {index > 0 && ', '}
                  {field === 'titulo_libro' && (index === 0 ? texts.inBook : texts.inBook.toLowerCase())}
                  {TITLES.includes(field) ? <cite dir="auto">{text}</cite> : <bdi dir="auto">{text}</bdi>}
                </span>
              ))}
            </p>
          )}
          {published !== '' && <p>{published}</p>}
          {doi !== '' && (
            <p>
              <a href={doiUrl(doi)} className="direccion">
                {doiUrl(doi)}
              </a>
            </p>
          )}
        </div>
      )}
    </>
  );
}
