import type { ReactNode } from 'react';
import { currentLineas, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { INDEXED_PAGES, sitePages } from '../../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { ListPage } from '../../../contract/resources/recordPages.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BannerPage, type Drawing } from '../../components/Banner/Banner.tsx';
import { Loader } from '../../components/Message/Loader.tsx';
import { ListFailure } from '../../components/Message/Message.tsx';
import type { LoadState } from '../../data/loadState.ts';
import { useListCall } from '../../data/useCall.ts';
import { outlines, type SiteMapEntry } from '../../outlines/outlines.ts';
import { Link } from '../../router/Link.tsx';
import { useLineas, usePaginaLinks } from '../../settings/siteSettings.ts';
import styles from './MapaDelSitioPage.module.css';

const texts = siteTexts.siteMap;

/** Pages below one another. */
const drawing: Drawing = {
  low: 'M620 210a188 188 0 1 1-376 0 188 188 0 0 1 376 0z',
  mid: 'M424 142h16v58h-16zM304 192h256v16H304zm0 0h16v56h-16zm120 0h16v56h-16zm120 0h16v56h-16zM304 320h16v40h-16zm120 0h16v40h-16zm120 0h16v40h-16z',
  high: 'M268 244h88v70h-88zm120 0h88v70h-88zm120 0h88v70h-88zM284 352h56v36h-56zm120 0h56v36h-56zm120 0h56v36h-56z',
  accent: 'M372 56h120v92H372zm18 20h84v12h-84zm0 26h84v10h-84zm0 22h52v10h-52z',
};

/** Layout of entries outside the viewport is skipped in lists that are longer. */
const LONG = 60;

function Entries({ entries }: { entries: readonly SiteMapEntry[] }) {
  return (
    <ul className={entries.length > LONG ? `${styles.entries} ${styles.long}` : styles.entries}>
      {entries.map(({ path, text, lang, note = '' }) => (
        <li key={path}>
          <Link dir="auto" lang={lang} to={path}>
            {text}
          </Link>
          {note !== '' && <span className={styles.note}> {note}</span>}
        </li>
      ))}
    </ul>
  );
}

interface GroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Group = ({ id, title, children }: GroupProps) => (
  <section className={styles.group} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** The home, the lists, the other pages. */
const pageEntries: readonly SiteMapEntry[] = [
  { path: sitePaths.inicio, text: sitePages.inicio.name },
  ...sitePages.mapaDelSitio.lists.map((page) => ({ path: sitePaths[page], text: outlines[page].title })),
  ...INDEXED_PAGES.filter((page) => page !== 'inicio' && page !== 'mapaDelSitio').map((page) => ({
    path: sitePaths[page],
    text: sitePages[page].name,
  })),
];

interface ListedResource {
  list: ListPage;
  state: LoadState<SiteMapEntry[]>;
}

function ListGroup({ list, state }: ListedResource) {
  const { none, failed } = outlines[list];
  return (
    <Group id={`mapa-${list}`} title={texts[list]}>
      {state.status === 'failed' && <ListFailure state={state}>{failed}</ListFailure>}
      {state.status === 'ready' && (state.data.length === 0 ? <p>{none}</p> : <Entries entries={state.data} />)}
    </Group>
  );
}

const isPending = ({ status }: LoadState<unknown>): boolean => status === 'loading' || status === 'slow';

function useLists(): ListedResource[] {
  return sitePages.mapaDelSitio.lists.map((list) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: every render makes the calls of the same constant list
    return { list, state: useListCall(list, outlines[list].entriesIn) };
  });
}

/** The records are shown once all lists have loaded, so that none moves another. */
export default function MapaDelSitioPage() {
  const lists = useLists();
  const lineas = currentLineas(useLineas()).map((linea) => ({ path: lineaPath(linea), text: linea.nombre }));
  const fixed = [
    { id: 'mapa-paginas', title: texts.pages, entries: pageEntries },
    { id: 'mapa-grupo', title: texts.grupo, entries: [...usePaginaLinks('menu'), ...usePaginaLinks('pie')] },
    { id: 'mapa-lineas', title: texts.lineas, entries: lineas },
  ].filter(({ entries }) => entries.length > 0);
  const pending = lists.map(({ state }) => state).find(isPending);
  return (
    <BannerPage title={sitePages.mapaDelSitio.name} lead={texts.lead} drawing={drawing}>
      {fixed.map(({ entries, ...group }) => (
        <Group key={group.id} {...group}>
          <Entries entries={entries} />
        </Group>
      ))}
      {pending === undefined ? (
        lists.map((listed) => <ListGroup key={listed.list} {...listed} />)
      ) : (
        <Loader state={pending} />
      )}
    </BannerPage>
  );
}
