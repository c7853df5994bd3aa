import { useCallback, useMemo } from 'react';
import type { CatalogProducto } from '../../../contract/entities/producto.ts';
import { productoListTexts, productoTexts } from '../../../i18n/productoTexts.ts';
import { CardList } from '../../components/CardList/CardList.tsx';
import { yearText } from '../../components/ProductoCard/authorsAndYear.ts';
import { useToday } from '../../data/today.ts';
import { ProductoEntry } from './ProductoEntry.tsx';
import styles from './ProductosList.module.css';

interface ProductosListProps {
  /** in their order; a stable reference, as is `visible`, its subset in the same order */
  productos: readonly CatalogProducto[];
  visible: readonly CatalogProducto[];
  /** they are in the order of their dates: each year has a heading. Without any date there is none */
  byYear: boolean;
  /** false after a failure */
  paged: boolean;
}

const keyOf = ({ id }: CatalogProducto) => id;

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
        keyOf={keyOf}
        card={entryOf}
        {...(groups !== undefined && { groups })}
        rows
        paged={paged}
      />
    </>
  );
}
