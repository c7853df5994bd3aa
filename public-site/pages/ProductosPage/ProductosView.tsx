import { useMemo } from 'react';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { publicSiteMessages } from '../../../contract/publicMessages.ts';
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
  search: string;
  onSearch: (search: string) => void;
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

function Empty({ productos, search, onSearch }: ProductosViewProps) {
  if (search === '') {
    return <Message action={<RetryButton state={productos} />}>{publicSiteMessages.noProductos}</Message>;
  }
  const showAll = (
    <button type="button" className="boton" onClick={() => onSearch('')}>
      {texts.seeAll}
    </button>
  );
  return <Message action={showAll}>{texts.noMatches(search)}</Message>;
}

export function ProductosView({ productos, search, onSearch }: ProductosViewProps) {
  const all = itemsOf(productos);
  // The API lists the oldest first.
  const newestFirst = useMemo(() => all?.toReversed() ?? null, [all]);
  const visible = useMemo(() => newestFirst && filterProductos(newestFirst, search), [newestFirst, search]);
  const searched = all?.length === 0 ? '' : search.trim();
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} />
      <div className="ancho pagina">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> would not answer the Enter key, which must not reload the page */}
        <form role="search" className="filtros" onSubmit={(event) => event.preventDefault()}>
          <label className="control amplio">
            <span>{texts.search}</span>
            <input type="search" className="campo" value={search} onChange={(event) => onSearch(event.target.value)} />
          </label>
          {search !== '' && (
            <button type="button" className="boton claro" onClick={() => onSearch('')}>
              <Icon name="clear" />
              {texts.clear}
            </button>
          )}
        </form>
        <p role="status" className="recuento">
          {visible !== null && searched !== '' && texts.found(visible.length)}
        </p>
        {visible === null && <Loader text={siteTexts.loading.loading} state={productos} />}
        {visible?.length === 0 && <Empty productos={productos} search={searched} onSearch={onSearch} />}
        {newestFirst !== null && visible !== null && (
          <CardList items={newestFirst} visible={visible} keyOf={keyOf} card={cardOf} />
        )}
      </div>
    </>
  );
}
