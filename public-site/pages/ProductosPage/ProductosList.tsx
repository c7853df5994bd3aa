import { Fragment, memo, useCallback, useMemo } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { doiUrl } from '../../../contract/bibliography/doi.ts';
import { nameOfPersona, type Persona } from '../../../contract/bibliography/persona.ts';
import { fieldsOfTipo } from '../../../contract/bibliography/typedFields.ts';
import { ACCESOS, isOpenAccess } from '../../../contract/bibliography/values.ts';
import type { CatalogProducto } from '../../../contract/entities/producto.ts';
import { productoListTexts, productoTexts, productoListTexts as texts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { CardList } from '../../components/CardList/CardList.tsx';
import { Citar } from '../../components/Citar/Citar.tsx';
import { yearText } from '../../components/ProductoCard/authorsAndYear.ts';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import { Link } from '../../router/Link.tsx';
import { useToday } from '../../settings/rendering.ts';
import styles from './ProductosList.module.css';

/** All of them, in their order. Screen readers hear who is a member. */
function Authors({ autores }: { autores: readonly Persona[] }) {
  return (
    <p className={styles.authors}>
      {autores.map((autor, index) => {
        const isMember = autor.integrante_id !== null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two authors may have the same name
          <Fragment key={index}>
            {index > 0 && ', '}
            {isMember ? (
              <>
                <strong dir="auto">{nameOfPersona(autor)}</strong>
                <span className="solo-lectores"> {texts.isMember}</span>
              </>
            ) : (
              <bdi dir="auto">{nameOfPersona(autor)}</bdi>
            )}
          </Fragment>
        );
      })}
    </p>
  );
}

const SOURCES = ['revista', 'evento_nombre', 'titulo_libro', 'institucion', 'editorial'] as const;
const TITLES: readonly (typeof SOURCES)[number][] = ['revista', 'titulo_libro'];

/** The journal, event, book, institution and publisher; like the product's page, nothing that its type does not have. */
function Source({ producto, year }: { producto: CatalogProducto; year: string }) {
  const fields = fieldsOfTipo(producto.tipo);
  const sources = SOURCES.filter((field) => fields.includes(field) && producto[field] !== '');
  if (sources.length === 0 && year === '') return null;
  return (
    <p className={styles.source}>
      {sources.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          {TITLES.includes(field) ? <cite dir="auto">{producto[field]}</cite> : <bdi dir="auto">{producto[field]}</bdi>}
        </Fragment>
      ))}
      {sources.length > 0 && year !== '' && ' · '}
      {year}
    </p>
  );
}

interface ProductoEntryProps {
  producto: CatalogProducto;
  /** of its heading */
  level: 2 | 3;
  /** false below a heading that says it */
  withYear: boolean;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** A product in a list of publications. Its title is never cut. */
const ProductoEntry = memo(function ProductoEntry({ producto, level, withYear, today }: ProductoEntryProps) {
  const { id, tipo, autores, doi, acceso, fecha_embargo, url_pdf } = producto;
  const Title = `h${level}` as const;
  const nombre = producto.nombre || siteTexts.productos.noNombre;
  const isOpen = isOpenAccess(acceso, fecha_embargo, today);
  return (
    <article className={styles.entry}>
      <div className={styles.words}>
        <Title className={styles.title}>
          <Link dir="auto" to={sitePaths.producto(id, producto.nombre)}>
            {nombre}
          </Link>
        </Title>
        {autores.length > 0 && <Authors autores={autores} />}
        <Source producto={producto} year={withYear ? yearText(producto) : ''} />
        {doi !== '' && (
          <p className={styles.doi}>
            <a href={doiUrl(doi)} className="direccion">
              {doiUrl(doi)}
            </a>
          </p>
        )}
        {(tipo !== '' || isOpen) && (
          <p className={`etiquetas ${styles.marks}`}>
            {tipo !== '' && <span className="etiqueta">{tipo}</span>}
            {isOpen && <span className={`etiqueta ${styles.open}`}>{ACCESOS.abierto}</span>}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {url_pdf !== '' && (
          <a href={API_ORIGIN + url_pdf} type="application/pdf" className="boton-contorno solo-pantalla">
            {texts.pdf}
            <span className="solo-lectores"> {siteTexts.site.of(nombre)}</span>
          </a>
        )}
        <Citar path={sitePaths.producto(id)} of={nombre} />
      </div>
    </article>
  );
});

interface ProductosListProps {
  /** in their order; a stable reference, as is `visible`, its subset in the same order */
  productos: readonly CatalogProducto[];
  visible: readonly CatalogProducto[];
  /** they are in the order of their dates: each year has a heading. Without any date there is none */
  byYear: boolean;
  /** false after a failure */
  paged: boolean;
}

function groupsOf(productos: readonly CatalogProducto[]) {
  return [...new Set(productos.map(yearText))].map((year) => ({
    key: year,
    heading: <h2 className={styles.year}>{year || productoTexts.noFecha}</h2>,
    has: (producto: CatalogProducto) => yearText(producto) === year,
  }));
}

/** Products as a list of publications: all that is needed to find and cite each. */
export function ProductosList({ productos, visible, byYear, paged }: ProductosListProps) {
  const today = useToday();
  const groups = useMemo(() => {
    const hasYears = byYear && productos.some((producto) => yearText(producto) !== '');
    return hasYears ? groupsOf(productos) : undefined;
  }, [productos, byYear]);
  const entryOf = useCallback(
    (producto: CatalogProducto) => (
      <ProductoEntry producto={producto} level={groups === undefined ? 2 : 3} withYear={!byYear} today={today} />
    ),
    [groups, byYear, today],
  );
  const hasMembers = visible.some(({ autores }) => autores.some(({ integrante_id }) => integrante_id !== null));
  return (
    <>
      {hasMembers && <p className={styles.legend}>{productoListTexts.membersMarked}</p>}
      <CardList
        items={productos}
        visible={visible}
        card={entryOf}
        {...(groups !== undefined && { groups })}
        rows
        paged={paged}
      />
    </>
  );
}
