import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { doiUrl, orcidUrl } from '../../../contract/bibliography/doi.ts';
import { nameOfPersona, type Persona } from '../../../contract/bibliography/persona.ts';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { dateParts, partialDate } from '../../../i18n/dates.ts';
import { productoTexts as texts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { OrcidLink } from '../../components/OrcidLink/OrcidLink.tsx';
import { Link } from '../../router/Link.tsx';
import styles from './Byline.module.css';
import { sourceOf } from './sourceOf.ts';

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
              {source.map(({ field, text, isTitle }, index) => (
                <span key={field}>
                  {index > 0 && ', '}
                  {field === 'titulo_libro' && (index === 0 ? texts.inBook : texts.inBook.toLowerCase())}
                  {isTitle ? <cite dir="auto">{text}</cite> : <bdi dir="auto">{text}</bdi>}
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
