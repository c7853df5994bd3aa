import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { readOneEvento } from '../../../contract/wire/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BackLinks } from '../../components/BackLinks/BackLinks.tsx';
import { CalendarLink } from '../../components/CalendarLink/CalendarLink.tsx';
import { DetailHead } from '../../components/DetailHead/DetailHead.tsx';
import { linksOf } from '../../components/EventoCard/eventoDetail.ts';
import { tipoLabel } from '../../components/EventosList/filterEventos.ts';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { DetailColumns, dayFact, type Fact, TextSection, textFact } from '../../components/FactList/FactList.tsx';
import { RecordImagen } from '../../components/RecordImagen/RecordImagen.tsx';
import { webHref } from '../../data/webHref.ts';
import { recordPage } from '../recordPage.tsx';

const texts = siteTexts.eventos;

function factsOf({ fecha, lugar, pais }: PublicEvento): Fact[] {
  return [dayFact(texts.fecha, fecha), textFact(texts.campos.lugar, lugar), textFact(texts.campos.pais, pais)];
}

export function EventoView({ evento }: { evento: PublicEvento }) {
  const ponencia = ponenciaOf(evento);
  const links = linksOf(evento).filter(({ url }) => webHref(url) !== null);
  return (
    <article className="ancho ficha">
      <BackLinks list="eventos" title={evento.nombre || texts.noNombre} />
      <DetailHead
        badge={<span className="etiqueta">{tipoLabel(evento.tipo)}</span>}
        title={evento.nombre || texts.noNombre}
        path={sitePaths.evento(evento.id, evento.nombre)}
      />
      <DetailColumns facts={factsOf(evento)} links={<CalendarLink evento={evento} className="boton claro" />}>
        <RecordImagen recurso="eventos" record={evento} place="page" />
        <TextSection title={texts.campos.descripcion} text={evento.descripcion || texts.noDescripcion} />
        {ponencia !== '' && <TextSection title={texts.ponencia} text={ponencia} />}
        {links.length > 0 && (
          <section>
            <h2>{texts.links}</h2>
            <ul>
              {links.map(({ text, url }) => (
                <li key={text}>
                  <ExternalLink url={url}>{text}</ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </DetailColumns>
    </article>
  );
}

export default recordPage({
  page: 'evento',
  read: readOneEvento,
  texts,
  nameOf: ({ nombre }) => nombre || texts.noNombre,
  view: (evento) => <EventoView evento={evento} />,
});
