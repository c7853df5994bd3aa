import { publicSiteMessages } from '../../../contract/publicMessages.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ListFailure } from '../../components/ListFailure/ListFailure.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import type { LoadState } from '../../data/loadState.ts';
import { useLineas } from '../../data/siteSettings.ts';
import { Link } from '../../router/Link.tsx';
import styles from './MapaDelSitioView.module.css';
import { lineaEntries, pageEntries, type SiteMapEntry } from './siteMapEntries.ts';

const texts = siteTexts.siteMap;

/** Layout of entries outside the viewport is skipped in lists that are longer. */
const LONG = 60;

function Entries({ entries }: { entries: readonly SiteMapEntry[] }) {
  return (
    <ul className={entries.length > LONG ? `${styles.entries} ${styles.long}` : styles.entries}>
      {entries.map(({ path, text, note = '' }) => (
        <li key={path}>
          <Link dir="auto" to={path}>
            {text}
          </Link>
          {note !== '' && <span className={styles.note}> {note}</span>}
        </li>
      ))}
    </ul>
  );
}

const groups = [
  { list: 'proyectos', none: siteTexts.proyectos.none, failed: siteTexts.proyectos.failed },
  { list: 'integrantes', none: integrantesTexts.none, failed: integrantesTexts.failed },
  { list: 'productos', none: publicSiteMessages.noProductos, failed: siteTexts.productos.failed },
  { list: 'eventos', none: publicSiteMessages.noEventos, failed: publicSiteMessages.eventosFailed },
] as const;

type Lists = Record<(typeof groups)[number]['list'], LoadState<SiteMapEntry[]>>;

function Group({ list, none, failed, state }: (typeof groups)[number] & { state: LoadState<SiteMapEntry[]> }) {
  const id = `mapa-${list}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{texts[list]}</h2>
      {state.status === 'failed' && <ListFailure state={state}>{failed}</ListFailure>}
      {state.status === 'ready' && state.data.length === 0 && <p>{none}</p>}
      {state.status === 'ready' && state.data.length > 0 && <Entries entries={state.data} />}
    </section>
  );
}

const isPending = ({ status }: LoadState<unknown>): boolean => status === 'loading' || status === 'slow';

/** The records are shown once all lists have loaded, so that none moves another. */
export function MapaDelSitioView(lists: Lists) {
  const lineas = lineaEntries(useLineas());
  const pending = groups.map(({ list }) => lists[list]).find(isPending);
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} />
      <div className="ancho pagina">
        <section className={styles.group} aria-labelledby="mapa-paginas">
          <h2 id="mapa-paginas">{texts.pages}</h2>
          <Entries entries={pageEntries} />
        </section>
        {lineas.length > 0 && (
          <section className={styles.group} aria-labelledby="mapa-lineas">
            <h2 id="mapa-lineas">{texts.lineas}</h2>
            <Entries entries={lineas} />
          </section>
        )}
        {pending === undefined ? (
          groups.map((group) => <Group key={group.list} {...group} state={lists[group.list]} />)
        ) : (
          <Loader text={siteTexts.loading.loading} state={pending} />
        )}
      </div>
    </>
  );
}
