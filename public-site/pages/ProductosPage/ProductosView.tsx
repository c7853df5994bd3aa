import { useMemo } from 'react';
import type { ProductoPublico } from '../../../contract/entidades/producto.ts';
import { mensajes } from '../../../contract/mensajes.ts';
import { publico } from '../../../i18n/publico.ts';
import { type Carga, listaDe } from '../../answers/carga.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CardList } from '../../components/CardList/CardList.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { ProductoCard } from '../../components/ProductoCard/ProductoCard.tsx';
import { RetryButton } from '../../components/RetryButton/RetryButton.tsx';
import { rutas } from '../../router/routes.ts';
import { filtrarProductos } from './filtrarProductos.ts';

const texts = publico.productos;

interface ProductosViewProps {
  productos: Carga<ProductoPublico[]>;
  busqueda: string;
  onSearch: (busqueda: string) => void;
}

const keyOf = ({ id }: ProductoPublico) => id;

const cardOf = (producto: ProductoPublico) => (
  <ProductoCard
    producto={producto}
    to={rutas.producto(producto.id)}
    linkText={texts.verDetallesPagina}
    level={2}
    descriptionLines={5}
  />
);

function Empty({ productos, busqueda, onSearch }: ProductosViewProps) {
  if (busqueda === '') {
    return <Message action={<RetryButton carga={productos} />}>{mensajes.publico.sinProductos}</Message>;
  }
  const showAll = (
    <button type="button" className="boton" onClick={() => onSearch('')}>
      {texts.verTodos}
    </button>
  );
  return <Message action={showAll}>{texts.sinCoincidencias(busqueda)}</Message>;
}

/** The public products page. */
export function ProductosView({ productos, busqueda, onSearch }: ProductosViewProps) {
  const all = listaDe(productos);
  // The API lists the oldest first.
  const newestFirst = useMemo(() => all?.toReversed() ?? null, [all]);
  const visible = useMemo(() => newestFirst && filtrarProductos(newestFirst, busqueda), [newestFirst, busqueda]);
  const sought = all?.length === 0 ? '' : busqueda.trim();
  return (
    <>
      <Banner title={texts.titulo} lead={texts.bajada} />
      <div className="ancho pagina">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> would not answer the Enter key, which must not reload the page */}
        <form role="search" className="filtros" onSubmit={(event) => event.preventDefault()}>
          <label className="control amplio">
            <span>{texts.buscar}</span>
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
              {texts.limpiar}
            </button>
          )}
        </form>
        <p role="status" className="recuento">
          {visible !== null && sought !== '' && texts.encontrados(visible.length)}
        </p>
        {visible === null && <Loader text={publico.carga.cargando} carga={productos} />}
        {visible?.length === 0 && <Empty productos={productos} busqueda={sought} onSearch={onSearch} />}
        {newestFirst !== null && visible !== null && (
          <CardList items={newestFirst} visible={visible} keyOf={keyOf} card={cardOf} />
        )}
      </div>
    </>
  );
}
