import { siteTexts } from '../../../i18n/siteTexts.ts';
import { parseEventos } from '../../data/parseEvento.ts';
import { parseIntegrantes } from '../../data/parseIntegrante.ts';
import { parseProductos } from '../../data/parseProducto.ts';
import { parseProyectos } from '../../data/parseProyecto.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { MapaDelSitioView } from './MapaDelSitioView.tsx';
import { eventoEntries, integranteEntries, productoEntries, proyectoEntries } from './siteMapEntries.ts';

const parseProyectoEntries = (response: unknown) => proyectoEntries(parseProyectos(response));
const parseIntegranteEntries = (response: unknown) => integranteEntries(parseIntegrantes(response));
const parseProductoEntries = (response: unknown) => productoEntries(parseProductos(response));
const parseEventoEntries = (response: unknown) => eventoEntries(parseEventos(response));

export default function MapaDelSitioPage() {
  usePageTitle(siteTexts.siteMap.title);
  return (
    <MapaDelSitioView
      proyectos={usePageCall('mapaDelSitio', 'listPublicProyectos', {}, parseProyectoEntries)}
      integrantes={usePageCall('mapaDelSitio', 'listPublicIntegrantes', {}, parseIntegranteEntries)}
      productos={usePageCall('mapaDelSitio', 'listPublicProductos', {}, parseProductoEntries)}
      eventos={usePageCall('mapaDelSitio', 'listPublicEventos', {}, parseEventoEntries)}
    />
  );
}
