import { useState } from 'react';
import { lineaOfId, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { type SearchedKind, siteResources } from '../../../contract/resources/siteResources.ts';
import { type SearchTerm, splitAtMatches } from '../../../contract/values/searchTerms.ts';
import { type FoundGroup, readGrupos } from '../../../contract/wire/busqueda.ts';
import { buscarTexts as texts } from '../../../i18n/buscarTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { OtherPlaces } from '../../components/FindInstead/FindInstead.tsx';
import { Loader } from '../../components/Message/Loader.tsx';
import { ListFailure, Message } from '../../components/Message/Message.tsx';
import { useInicio } from '../../data/InicioContext.tsx';
import { useCall } from '../../data/useCall.ts';
import { firstMail } from '../../data/webHref.ts';
import { Link } from '../../router/Link.tsx';
import { useLineas } from '../../settings/siteSettings.ts';
import styles from './Results.module.css';

function Marked({ text, terms }: { text: string; terms: readonly SearchTerm[] }) {
  let start = 0;
  return splitAtMatches(text, terms).map(({ text: part, isMatch }) => {
    const key = start;
    start += part.length;
    return isMatch ? (
      <mark key={key} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}

const { contactMail, supportMail } = siteTexts.inicio;

/** E-mail of the group, else of its support; renders nothing without one. */
function Contact() {
  const state = useInicio();
  if (state.status !== 'ready') return null;
  const { correo_contacto, correo_soporte } = state.data.inicio;
  const mail = firstMail([correo_contacto, correo_soporte]);
  if (mail === null) return null;
  return (
    <li>
      <a href={mail.href}>{mail.address === correo_contacto ? contactMail : supportMail}</a>
    </li>
  );
}

type Found = FoundGroup['resultados'][number];

function pathOf(tipo: SearchedKind, { id, nombre, direccion = '' }: Found, lineas: readonly SiteLinea[]): string {
  if (tipo === 'paginas') return sitePaths.pagina(direccion);
  if (tipo !== 'lineas') return sitePaths[siteResources[tipo].page](id, nombre);
  const linea = lineaOfId(lineas, id);
  return linea === null ? sitePaths.inicio : lineaPath(linea);
}

function Group({ tipo, total, resultados, terms }: FoundGroup & { terms: readonly SearchTerm[] }) {
  const id = `resultados-${tipo}`;
  const lineas = useLineas();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        {texts.groups[tipo]} <span className={styles.total}>({total})</span>
      </h2>
      <ul className={styles.list}>
        {resultados.map((found) => {
          const { id: recordId, nombre, fragmento } = found;
          return (
            <li key={recordId} lang={found.idioma}>
              <Link dir="auto" to={pathOf(tipo, found, lineas)} className={styles.name}>
                {nombre === '' ? texts.noNombre : <Marked text={nombre} terms={terms} />}
              </Link>
              {fragmento !== '' && (
                <p dir="auto" className={styles.fragment}>
                  <Marked text={fragmento} terms={terms} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {total > resultados.length && <p className={styles.more}>{texts.first(resultados.length, total)}</p>}
    </section>
  );
}

interface Shown {
  q: string;
  groups: FoundGroup[];
}

/** @param terms of `q`, at least one */
export function Results({ q, terms }: { q: string; terms: readonly SearchTerm[] }) {
  const state = useCall('search', { query: { q } }, readGrupos);
  // The results of the last text stay until those of the next one are there.
  const [last, setLast] = useState<Shown | null>(null);
  const shown = state.status === 'ready' ? { q, groups: state.data } : last;
  if (state.status === 'ready' && last?.groups !== state.data) setLast(shown);
  const total = shown?.groups.reduce((sum, group) => sum + group.total, 0) ?? 0;
  const failed = state.status === 'failed';
  return (
    <div aria-busy={state.status === 'loading'}>
      <p role="status" className="recuento">
        {!failed && shown !== null && texts.found(total)}
      </p>
      {failed && <ListFailure state={state}>{texts.failed}</ListFailure>}
      {(state.status === 'slow' || (state.status === 'loading' && shown === null)) && (
        <Loader text={texts.searching} state={state} />
      )}
      {!failed && shown !== null && total === 0 && (
        <>
          <Message>{texts.none(shown.q)}</Message>
          <OtherPlaces more={<Contact />} />
        </>
      )}
      {!failed && shown?.groups.map((group) => <Group key={group.tipo} {...group} terms={terms} />)}
    </div>
  );
}
