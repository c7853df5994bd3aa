import { useMemo, useState } from 'react';
import { listQueryOf, ROWS_VIEW, VIEW_PARAMETER } from '../../../contract/addresses/listQueries.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import {
  filterProductos,
  knownFilters,
  NO_FILTERS,
  ordenOfPage,
  type ProductosFilters,
  productosFilters,
} from '../../../contract/entities/listedProductos.ts';
import type { CatalogProducto, ListedProducto } from '../../../contract/entities/producto.ts';
import { readCatalog } from '../../../contract/wire/producto.ts';
import { productoListTexts as listTexts, productoFilterTexts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BannerPage, type Drawing } from '../../components/Banner/Banner.tsx';
import { Citar } from '../../components/Citar/Citar.tsx';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { ListFailure } from '../../components/Message/Message.tsx';
import { ProductoCard } from '../../components/ProductoCard/ProductoCard.tsx';
import { RecordList } from '../../components/RecordList/RecordList.tsx';
import { itemsOf } from '../../data/loadState.ts';
import { useListCall } from '../../data/useCall.ts';
import { Link } from '../../router/Link.tsx';
import { addressOf, usePlace } from '../../router/siteHistory.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useLineas } from '../../settings/siteSettings.ts';
import { optionsOfProductos, ProductoFilters } from './ProductoFilters.tsx';
import { ProductosList } from './ProductosList.tsx';
import styles from './ProductosPage.module.css';

const texts = siteTexts.productos;

/** Books on a shelf, one of them laid open. */
const drawing: Drawing = {
  low: 'M620 200a184 184 0 1 1-368 0 184 184 0 0 1 368 0z',
  mid: 'M296 60h56v236h-56zm66 34h44v202h-44zm150-18h52v220h-52zM240 308h380v16H240z',
  high: 'M306 84h36v14h-36zm0 172h36v14h-36zm216-156h32v14h-32zm0 32h32v14h-32zM372 120h24v60h-24zM300 386c40-34 90-34 130-8 40-26 90-26 130 8v-60c-40-24-90-24-130 0-40-24-90-24-130 0z',
  accent: 'm420 108 46-12 52 196-46 12zm14 34 20-5 6 24-20 5zM424 330h12v50l-6-6-6 6z',
};

const cardOf = (producto: ListedProducto) => (
  <ProductoCard
    producto={producto}
    to={sitePaths.producto(producto.id, producto.nombre)}
    linkText={texts.seeDetailsOnPage}
    level={2}
    descriptionLines={5}
  />
);

/** The query of the references: that of the list, without its page. */
const queryOf = (filters: ProductosFilters): string =>
  listQueryOf({ page: 'productos' }, new URLSearchParams({ ...filters }).toString()).query;

const isActive = ({ orden: _, ...filters }: ProductosFilters): boolean =>
  Object.values(filters).some((value) => value !== '');

function noMatchesText({ q, tipo, anio, linea, integrante }: ProductosFilters): string {
  if (anio !== '' || linea !== '' || integrante !== '') return productoFilterTexts.noMatches;
  return q !== '' && tipo !== '' ? texts.noMatchesOfTipo(q, tipo) : texts.noMatches(q || tipo);
}

/** The products in their order, and those that match the filters. */
function useFiltered(all: readonly CatalogProducto[] | null, filters: ProductosFilters) {
  const { q, tipo, anio, linea, integrante } = filters;
  const orden = ordenOfPage(filters.orden);
  // The API lists the oldest first.
  const newestFirst = useMemo(() => all?.toReversed() ?? null, [all]);
  const ordered = useMemo(
    () => newestFirst && filterProductos(newestFirst, { ...NO_FILTERS, orden }),
    [newestFirst, orden],
  );
  const visible = useMemo(
    () => ordered && filterProductos(ordered, { q, tipo, anio, linea, integrante, orden: '' }),
    [ordered, q, tipo, anio, linea, integrante],
  );
  return { ordered, visible };
}

/** The same products and page in one of the two forms. */
function addressIn(sent: string, asRows: boolean): string {
  const query = new URLSearchParams(sent);
  if (asRows) query.set(VIEW_PARAMETER, ROWS_VIEW);
  else query.delete(VIEW_PARAMETER);
  // The server renders a list with the parameters that it reads, in a fixed order.
  return addressOf({ path: sitePaths.productos, query: listQueryOf({ page: 'productos' }, query.toString()).query });
}

/** Plain links between the cards and the rows. */
function ViewLinks({ asRows }: { asRows: boolean }) {
  const { query } = usePlace();
  return (
    <nav className={styles.views} aria-label={listTexts.views}>
      <ul>
        {[false, true].map((isRows) => (
          <li key={String(isRows)}>
            <Link to={addressIn(query, isRows)} aria-current={isRows === asRows ? 'true' : undefined}>
              {isRows ? listTexts.rows : listTexts.cards}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The filters are part of the URL. */
export default function ProductosPage() {
  const [query, onChange] = useQuery();
  const productos = useListCall('productos', readCatalog);
  const filters = productosFilters(query);
  const asRows = query.get(VIEW_PARAMETER) === ROWS_VIEW;
  const all = itemsOf(productos);
  const lineas = useLineas();
  const options = useMemo(() => optionsOfProductos(all ?? [], lineas), [all, lineas]);
  const { ordered, visible } = useFiltered(all, filters);
  // A value that no product has is ignored.
  const values = knownFilters(all ?? [], filters);
  const searched = { ...values, q: all?.length === 0 ? '' : values.q.trim() };
  const isFiltered = isActive(searched);
  const [isOpen, setIsOpen] = useState(false);
  const showAll = isFiltered && (
    <button type="button" className="boton" onClick={() => onChange({ ...NO_FILTERS, orden: filters.orden })}>
      {texts.seeAll}
    </button>
  );
  return (
    <BannerPage title={texts.title} lead={texts.lead} drawing={drawing}>
      <ProductoFilters
        values={values}
        options={options}
        withEmpty={all === null || all.length === 0}
        asRows={asRows}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        onChange={onChange}
      />
      <RecordList
        state={productos}
        items={ordered}
        visible={visible}
        isFiltered={isFiltered}
        texts={{ count: texts.count, showing: texts.found }}
        failure={
          <ListFailure state={productos} emptyText={publicSiteMessages.noProductos}>
            {texts.failed}
          </ListFailure>
        }
        none={isFiltered ? noMatchesText(searched) : publicSiteMessages.noProductos}
        action={showAll}
        beside={
          visible !== null &&
          visible.length > 0 && (
            <div className={styles.panel} data-open={isOpen}>
              <ViewLinks asRows={asRows} />
              <FeedLink feed="productos" />
              <Citar path={sitePaths.productos} query={queryOf(filters)} several />
            </div>
          )
        }
        head={styles.state}
        card={cardOf}
        paged
      >
        {asRows && ordered !== null && visible !== null ? (
          <ProductosList
            productos={ordered}
            visible={visible}
            byYear={ordenOfPage(filters.orden) === 'fecha'}
            paged={productos.status === 'ready'}
          />
        ) : null}
      </RecordList>
    </BannerPage>
  );
}
