import { useMemo } from 'react';
import type { ProductoPublico } from '../../../contract/entidades/producto.ts';
import { mensajes } from '../../../contract/mensajes.ts';
import { publico } from '../../../i18n/publico.ts';
import { type Carga, listaDe } from '../../answers/carga.ts';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { Loader } from '../Loader/Loader.tsx';
import { Message } from '../Message/Message.tsx';
import { ProductoCard } from '../ProductoCard/ProductoCard.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { PRODUCTOS_AL_AZAR, tomarAlAzar } from './tomarAlAzar.ts';

const NINGUNO: ProductoPublico[] = [];

interface ProductosTeaserProps {
  productos: Carga<ProductoPublico[]>;
  /** a number from 0 up to, but not including, 1 */
  azar: () => number;
}

/** Two products in random order, on the home. */
export function ProductosTeaser({ productos, azar }: ProductosTeaserProps) {
  const all = listaDe(productos);
  const list = productos.estado === 'listo' ? productos.datos : NINGUNO;
  const chosen = useMemo(() => tomarAlAzar(list, PRODUCTOS_AL_AZAR, azar), [list, azar]);
  return (
    <section className="seccion suave" aria-labelledby="productos">
      <div className="ancho">
        <SectionHead
          id="productos"
          title={publico.productos.titulo}
          action={
            <Link to={rutas.productos} className="boton claro">
              {publico.productos.verTodos}
            </Link>
          }
        />
        {all === null && <Loader text={publico.carga.cargando} carga={productos} />}
        {all?.length === 0 && (
          <Message action={<RetryButton carga={productos} />}>{mensajes.publico.sinProductosPorAhora}</Message>
        )}
        <ul className="rejilla pares">
          {chosen.map((producto) => (
            <li key={producto.id}>
              <ProductoCard
                producto={producto}
                to={rutas.producto(producto.id_proyecto)}
                linkText={publico.productos.verDetalles}
                level={3}
                descriptionLines={4}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
