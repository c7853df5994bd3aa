import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { CardList } from '../../components/CardList/CardList.tsx';
import { EventoCard } from '../../components/EventoCard/EventoCard.tsx';
import styles from './ProductosOfLinea.module.css';

const keyOf = ({ id }: PublicEvento) => id;
const cardOf = (evento: PublicEvento) => <EventoCard evento={evento} level={3} />;

/** The events of the line's projects; renders nothing without any. */
export function EventosOfLinea({ eventos }: { eventos: readonly PublicEvento[] }) {
  if (eventos.length === 0) return null;
  return (
    <section className={`ancho ${styles.section}`} aria-labelledby="eventos-de-linea">
      <h2 id="eventos-de-linea">{siteTexts.lineas.eventos}</h2>
      <p className="recuento">{siteTexts.eventos.count(eventos.length)}</p>
      <CardList items={eventos} keyOf={keyOf} card={cardOf} strip />
    </section>
  );
}
