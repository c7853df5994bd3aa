import { useMemo } from 'react';
import type { EventoPublico } from '../../../contract/entidades/evento.ts';
import { mensajes } from '../../../contract/mensajes.ts';
import { publico } from '../../../i18n/publico.ts';
import { type Carga, listaDe } from '../../answers/carga.ts';
import { CardList } from '../CardList/CardList.tsx';
import { EventoCard } from '../EventoCard/EventoCard.tsx';
import { EventoFilters } from '../EventoFilters/EventoFilters.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { Message } from '../Message/Message.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './EventosSection.module.css';
import { type FiltrosDeEventos, filtrarEventos, porFecha, sinEventos } from './filtrarEventos.ts';

const texts = publico.eventos;

export interface EventosSectionProps {
  eventos: Carga<EventoPublico[]>;
  filters: { values: FiltrosDeEventos; onChange: (changes: { anio?: string; tipo?: string }) => void };
}

const keyOf = ({ id }: EventoPublico) => id;

function Failure({ carga }: { carga: Carga<unknown> }) {
  return (
    <div className={styles.warning} role="alert">
      <Icon name="alert" />
      <p>{mensajes.publico.errorDeEventos}</p>
      <RetryButton carga={carga} />
    </div>
  );
}

/** The events list with its filters; when it cannot be read, the list is empty and a box says why. */
export function EventosSection({ eventos, filters: { values, onChange } }: EventosSectionProps) {
  const all = listaDe(eventos);
  const { anio, tipo } = values;
  const newestFirst = useMemo(() => porFecha(all ?? []), [all]);
  const visible = useMemo(() => filtrarEventos(newestFirst, { anio, tipo }), [newestFirst, anio, tipo]);
  const filtered = anio !== null || tipo !== null;
  const clear = filtered && (
    <button type="button" className="boton claro" onClick={() => onChange({ anio: '', tipo: '' })}>
      <Icon name="clear" />
      {texts.limpiarFiltros}
    </button>
  );
  return (
    <section className="seccion" aria-labelledby="eventos">
      <div className="ancho">
        <SectionHead id="eventos" title={texts.titulo} lead={texts.bajada} />
        {all === null && <Loader text={publico.carga.eventos} carga={eventos} />}
        {eventos.estado === 'fallo' && <Failure carga={eventos} />}
        {all !== null && all.length > 0 && <EventoFilters eventos={all} values={values} onChange={onChange} />}
        <div className={styles.state}>
          <p role="status">{all !== null && filtered && texts.mostrando(visible.length, all.length)}</p>
          {visible.length > 0 && clear}
        </div>
        {eventos.estado === 'listo' && visible.length === 0 && <Message action={clear}>{sinEventos(values)}</Message>}
        <CardList
          items={newestFirst}
          visible={visible}
          keyOf={keyOf}
          card={(evento) => <EventoCard evento={evento} />}
        />
      </div>
    </section>
  );
}
