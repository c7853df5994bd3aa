import { useMemo } from 'react';
import { listQueryOf } from '../../../contract/addresses/listQueries.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import {
  filterProductos,
  knownFilters,
  NO_FILTERS,
  ordenOfPage,
  type ProductosFilters,
} from '../../../contract/entities/listedProductos.ts';
import type { CatalogProducto, ListedProducto } from '../../../contract/entities/producto.ts';
import { productoFilterTexts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CardList } from '../../components/CardList/CardList.tsx';
import { Citar } from '../../components/Citar/Citar.tsx';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import { ListFailure, Message } from '../../components/Message/Message.tsx';
import { ProductoCard } from '../../components/ProductoCard/ProductoCard.tsx';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { useLineas } from '../../settings/siteSettings.ts';
import { drawing } from './drawing.ts';
import { optionsOfProductos, ProductoFilters } from './ProductoFilters.tsx';
import { ProductosList } from './ProductosList.tsx';
import styles from './ProductosView.module.css';
import { ViewLinks } from './ViewLinks.tsx';

const texts = siteTexts.productos;

interface ProductosProps {
  productos: LoadState<CatalogProducto[]>;
  filters: ProductosFilters;
  onChange: (changes: Partial<ProductosFilters>) => void;
}

interface ProductosViewProps extends ProductosProps {
  asRows: boolean;
}

const keyOf = ({ id }: ListedProducto) => id;

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

function Empty({ productos, filters, onChange }: ProductosProps) {
  if (productos.status === 'failed') {
    return (
      <ListFailure state={productos} emptyText={publicSiteMessages.noProductos}>
        {texts.failed}
      </ListFailure>
    );
  }
  if (!isActive(filters)) return <Message>{publicSiteMessages.noProductos}</Message>;
  const showAll = (
    <button type="button" className="boton" onClick={() => onChange({ ...NO_FILTERS, orden: filters.orden })}>
      {texts.seeAll}
    </button>
  );
  return <Message action={showAll}>{noMatchesText(filters)}</Message>;
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

export function ProductosView({ productos, filters, asRows, onChange }: ProductosViewProps) {
  const all = itemsOf(productos);
  const isKnown = productos.status === 'ready';
  const lineas = useLineas();
  const options = useMemo(() => optionsOfProductos(all ?? [], lineas), [all, lineas]);
  const { ordered, visible } = useFiltered(all, filters);
  // A value that no product has is ignored.
  const values = knownFilters(all ?? [], filters);
  const searched = { ...values, q: all?.length === 0 ? '' : values.q.trim() };
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} drawing={drawing} />
      <div className="ancho pagina">
        <ProductoFilters
          values={values}
          options={options}
          withEmpty={all === null || all.length === 0}
          asRows={asRows}
          onChange={onChange}
        />
        <div className={styles.state}>
          <p role="status" className="recuento">
            {visible !== null &&
              (isActive(searched) ? texts.found(visible.length) : visible.length > 0 && texts.count(visible.length))}
          </p>
          {visible !== null && visible.length > 0 && (
            <>
              <ViewLinks asRows={asRows} />
              <FeedLink feed="productos" />
              <Citar path={sitePaths.productos} query={queryOf(filters)} several />
            </>
          )}
        </div>
        {visible === null && <Loader text={siteTexts.loading.loading} state={productos} />}
        {visible?.length === 0 && <Empty productos={productos} filters={searched} onChange={onChange} />}
        {ordered !== null &&
          visible !== null &&
          (asRows ? (
            <ProductosList
              productos={ordered}
              visible={visible}
              byYear={ordenOfPage(filters.orden) === 'fecha'}
              paged={isKnown}
            />
          ) : (
            <CardList items={ordered} visible={visible} keyOf={keyOf} card={cardOf} paged={isKnown} />
          ))}
      </div>
    </>
  );
}
