import { useMemo } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { HOME_PRODUCTOS } from '../../../contract/values/homeLists.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { Loader } from '../Message/Loader.tsx';
import { ListFailure, Message } from '../Message/Message.tsx';
import { ProductoCard } from '../ProductoCard/ProductoCard.tsx';
import { Block, SeeAll } from '../SectionHead/SectionHead.tsx';

/** Picks items in random order, each at most once. @param random as Math.random */
export function pickRandom<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return taken;
}

const NO_PRODUCTOS: ListedProducto[] = [];

interface ProductosTeaserProps {
  bloque: Bloque;
  productos: LoadState<ListedProducto[]>;
  /** as Math.random */
  random: () => number;
}

export function ProductosTeaser({ bloque, productos, random }: ProductosTeaserProps) {
  const all = itemsOf(productos);
  const list = productos.status === 'ready' ? productos.data : NO_PRODUCTOS;
  const chosen = useMemo(() => pickRandom(list, HOME_PRODUCTOS, random), [list, random]);
  return (
    <Block
      bloque={{ ...bloque, texto: '' }}
      look="novedad suave"
      action={<SeeAll to={sitePaths.productos}>{siteTexts.productos.seeAll}</SeeAll>}
    >
      {all === null && <Loader state={productos} />}
      {productos.status === 'failed' && (
        <ListFailure state={productos} emptyText={publicSiteMessages.noProductosYet}>
          {siteTexts.productos.failed}
        </ListFailure>
      )}
      {productos.status === 'ready' && list.length === 0 && <Message>{publicSiteMessages.noProductosYet}</Message>}
      <ul className="rejilla pares">
        {chosen.map((producto) => (
          <li key={producto.id}>
            <ProductoCard
              producto={producto}
              to={sitePaths.producto(producto.id_proyecto, producto.nombre)}
              linkText={siteTexts.productos.seeDetails}
              level={3}
              descriptionLines={4}
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}
