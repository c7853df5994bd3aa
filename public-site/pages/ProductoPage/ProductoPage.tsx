import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import type { ListedProducto, PublicProducto } from '../../../contract/entities/producto.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import { type ProductoDetail, readProductoDetail } from '../../../contract/wire/producto.ts';
import { productoTexts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BackLinks } from '../../components/BackLinks/BackLinks.tsx';
import { Citar } from '../../components/Citar/Citar.tsx';
import { DetailHead } from '../../components/DetailHead/DetailHead.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { Badges, FactList } from '../../components/FactList/FactList.tsx';
import { ProductoRows } from '../../components/ProductosByYear/ProductosByYear.tsx';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import { webHref } from '../../data/webHref.ts';
import { Link } from '../../router/Link.tsx';
import { useToday } from '../../settings/rendering.ts';
import { recordPage } from '../recordPage.tsx';
import { Byline } from './Byline.tsx';
import styles from './ProductoPage.module.css';
import { productoFacts } from './productoFacts.tsx';

const texts = siteTexts.productos;

const text = (words: string) => (
  <p dir="auto" className={styles.text}>
    {words}
  </p>
);

/** A link that stays on paper, where it shows its address. */
function ProductoLink({ url }: { url: string }) {
  if (webHref(url) === null) return <p className={styles.noLink}>{publicSiteMessages.noExternalLink}</p>;
  return (
    <ExternalLink url={url} className="boton">
      {texts.link}
    </ExternalLink>
  );
}

function PdfLink({ producto: { url_pdf, pdf_bytes } }: { producto: PublicProducto }) {
  if (url_pdf === '') return null;
  return (
    <a href={API_ORIGIN + url_pdf} type="application/pdf" className="boton solo-pantalla">
      {productoTexts.pdf(sizeText(pdf_bytes))}
    </a>
  );
}

/** The abstract and the description; a product without an abstract has no headings. */
function Texts({ producto: { resumen, descripcion } }: { producto: PublicProducto }) {
  if (resumen === '') return text(descripcion || texts.noDescripcion);
  return (
    <>
      <section>
        <h2>{productoTexts.campos.resumen}</h2>
        {text(resumen)}
      </section>
      {descripcion !== '' && (
        <section>
          <h2>{productoTexts.descripcion}</h2>
          {text(descripcion)}
        </section>
      )}
    </>
  );
}

function Related({ productos }: { productos: readonly ListedProducto[] }) {
  if (productos.length === 0) return null;
  return (
    <section>
      <h2>{productoTexts.related}</h2>
      <ProductoRows productos={productos} />
    </section>
  );
}

/** A product as a journal shows an article. A product without a bibliographic record has its description, project and link. */
export function ProductoView({ producto, relacionados }: ProductoDetail) {
  const facts = productoFacts(producto, useToday());
  return (
    <article className="ancho ficha">
      <BackLinks list="productos" title={producto.nombre || texts.noNombre} />
      <DetailHead
        badge={producto.tipo !== '' && <span className="etiqueta">{producto.tipo}</span>}
        title={producto.nombre || texts.noNombre}
        path={sitePaths.producto(producto.id, producto.nombre)}
        actions={
          <>
            <ProductoLink url={producto.url_externa} />
            <PdfLink producto={producto} />
            <Citar path={sitePaths.producto(producto.id)} />
          </>
        }
      >
        <Byline producto={producto} />
      </DetailHead>
      <div className={facts.length > 0 ? 'columnas' : undefined}>
        <div className={styles.body}>
          <Texts producto={producto} />
          <Badges title={productoTexts.campos.palabras_clave} items={producto.palabras_clave} />
          {producto.proyecto_id !== null && producto.proyecto_nombre !== null && (
            <p>
              {texts.proyecto}:{' '}
              <Link dir="auto" to={sitePaths.proyecto(producto.proyecto_id, producto.proyecto_nombre)}>
                {producto.proyecto_nombre}
              </Link>
            </p>
          )}
        </div>
        {facts.length > 0 && (
          <aside className={styles.side} aria-label={productoTexts.datos}>
            <FactList facts={facts} />
          </aside>
        )}
      </div>
      <Related productos={relacionados} />
    </article>
  );
}

export default recordPage({
  page: 'producto',
  read: readProductoDetail,
  texts: { title: texts.title, notFound: publicSiteMessages.productoNotFound },
  nameOf: ({ producto }) => producto.nombre,
  view: (detail) => <ProductoView {...detail} />,
});
