import { useMemo } from 'react';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { messages } from '../../../contract/messages.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CardList } from '../../components/CardList/CardList.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { ProductoCard } from '../../components/ProductoCard/ProductoCard.tsx';
import { RetryButton } from '../../components/RetryButton/RetryButton.tsx';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { sitePaths } from '../../router/routes.ts';
import { filterProductos } from './filterProductos.ts';

const texts = siteTexts.productos;

interface ProductosViewProps {
  productos: LoadState<PublicProducto[]>;
  busqueda: string;
  onSearch: (busqueda: string) => void;
}

const keyOf = ({ id }: PublicProducto) => id;

const cardOf = (producto: PublicProducto) => (
  <ProductoCard
    producto={producto}
    to={sitePaths.producto(producto.id)}
    linkText={texts.seeDetailsOnPage}
    level={2}
    descriptionLines={5}
  />
);

function Empty({ productos, busqueda, onSearch }: ProductosViewProps) {
  if (busqueda === '') {
    return <Message action={<RetryButton state={productos} />}>{messages.publicSite.noProductos}</Message>;
  }
  const showAll = (
    <button type="button" className="boton" onClick={() => onSearch('')}>
      {texts.seeAll}
    </button>
  );
  return <Message action={showAll}>{texts.noMatches(busqueda)}</Message>;
}

/** The public products page. */
export function ProductosView({ productos, busqueda, onSearch }: ProductosViewProps) {
  const all = itemsOf(productos);
  // The API lists the oldest first.
  const newestFirst = useMemo(() => all?.toReversed() ?? null, [all]);
  const visible = useMemo(() => newestFirst && filterProductos(newestFirst, busqueda), [newestFirst, busqueda]);
  const sought = all?.length === 0 ? '' : busqueda.trim();
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} />
      <div className="ancho pagina">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> would not answer the Enter key, which must not reload the page */}
        <form role="search" className="filtros" onSubmit={(event) => event.preventDefault()}>
          <label className="control amplio">
            <span>{texts.search}</span>
            <input
              type="search"
              className="campo"
              value={busqueda}
              onChange={(event) => onSearch(event.target.value)}
            />
          </label>
          {busqueda !== '' && (
            <button type="button" className="boton claro" onClick={() => onSearch('')}>
              <Icon name="clear" />
              {texts.clear}
            </button>
          )}
        </form>
        <p role="status" className="recuento">
          {visible !== null && sought !== '' && texts.found(visible.length)}
        </p>
        {visible === null && <Loader text={siteTexts.loading.loading} state={productos} />}
        {visible?.length === 0 && <Empty productos={productos} busqueda={sought} onSearch={onSearch} />}
        {newestFirst !== null && visible !== null && (
          <CardList items={newestFirst} visible={visible} keyOf={keyOf} card={cardOf} />
        )}
      </div>
    </>
  );
}
