import { useMemo } from 'react';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import {
  filterProductos,
  NO_FILTERS,
  type ProductosFilters,
  tiposOfProductos,
} from '../../../contract/lists/productos.ts';
import { publicSiteMessages } from '../../../contract/publicMessages.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CardList } from '../../components/CardList/CardList.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ListFailure } from '../../components/ListFailure/ListFailure.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { ProductoCard } from '../../components/ProductoCard/ProductoCard.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { itemsOf, type LoadState } from '../../data/loadState.ts';

const texts = siteTexts.productos;

interface ProductosViewProps {
  productos: LoadState<ListedProducto[]>;
  filters: ProductosFilters;
  onChange: (changes: Partial<ProductosFilters>) => void;
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

function Empty({
  productos,
  filters: { q, tipo },
  onChange,
}: Omit<ProductosViewProps, 'filters'> & { filters: Pick<ProductosFilters, 'q' | 'tipo'> }) {
  if (productos.status === 'failed') {
    return (
      <ListFailure state={productos} emptyText={publicSiteMessages.noProductos}>
        {texts.failed}
      </ListFailure>
    );
  }
  if (q === '' && tipo === '') return <Message>{publicSiteMessages.noProductos}</Message>;
  const showAll = (
    <button type="button" className="boton" onClick={() => onChange(NO_FILTERS)}>
      {texts.seeAll}
    </button>
  );
  const text = q !== '' && tipo !== '' ? texts.noMatchesOfTipo(q, tipo) : texts.noMatches(q || tipo);
  return <Message action={showAll}>{text}</Message>;
}

export function ProductosView({ productos, filters, onChange }: ProductosViewProps) {
  const all = itemsOf(productos);
  // The API lists the oldest first.
  const newestFirst = useMemo(() => all?.toReversed() ?? null, [all]);
  const tipos = useMemo(() => tiposOfProductos(all ?? []), [all]);
  // Shown while the list loads, so that nothing moves when it arrives. An unknown type is ignored.
  const withTipo = all === null || all.length === 0 || tipos.length > 0;
  const tipo = tipos.includes(filters.tipo) ? filters.tipo : '';
  const { q } = filters;
  const visible = useMemo(() => newestFirst && filterProductos(newestFirst, filters), [newestFirst, filters]);
  const searched = all?.length === 0 ? '' : q.trim();
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} />
      <div className="ancho pagina">
        <SearchForm>
          <label className="control amplio">
            <span>{texts.search}</span>
            <input
              type="search"
              name="q"
              dir="auto"
              className="campo"
              value={q}
              onChange={(event) => onChange({ q: event.target.value })}
            />
          </label>
          {withTipo && (
            <label className="control">
              <span>{texts.tipo}</span>
              <select
                name="tipo"
                className="campo"
                value={tipo}
                onChange={(event) => onChange({ tipo: event.target.value })}
              >
                <option value="">{texts.allTipos}</option>
                {tipos.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </label>
          )}
          {q !== '' && (
            <button type="button" className="boton claro" onClick={() => onChange({ q: '' })}>
              <Icon name="clear" />
              {texts.clear}
            </button>
          )}
        </SearchForm>
        <p role="status" className="recuento">
          {visible !== null && (searched !== '' || tipo !== '') && texts.found(visible.length)}
        </p>
        {visible === null && <Loader text={siteTexts.loading.loading} state={productos} />}
        {visible?.length === 0 && <Empty productos={productos} filters={{ q: searched, tipo }} onChange={onChange} />}
        {newestFirst !== null && visible !== null && (
          <CardList items={newestFirst} visible={visible} keyOf={keyOf} card={cardOf} paged />
        )}
      </div>
    </>
  );
}
