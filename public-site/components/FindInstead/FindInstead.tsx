import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { SEARCH_MAX } from '../../../contract/values/constants.ts';
import { notFoundTexts } from '../../../i18n/notFoundTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useInicio } from '../../data/InicioContext.tsx';
import { mailHref } from '../../data/webHref.ts';
import { Link } from '../../router/Link.tsx';
import type { ListName } from '../BackLinks/BackLinks.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FindInstead.module.css';

const LISTS = Object.keys(siteTexts.site.lists) as readonly ListName[];

/** E-mail of the group; renders nothing without one. */
function Contact() {
  const inicio = useInicio();
  const href = inicio.status === 'ready' ? mailHref(inicio.data.inicio.correo_contacto) : null;
  if (href === null) return null;
  return (
    <li>
      <a href={href}>{siteTexts.inicio.contactMail}</a>
    </li>
  );
}

/** A search and the lists, for a page without content; on the page of the search, the lists and the contact. A plain form: it also works without JavaScript. @param except a list that is linked already */
export function FindInstead({ except, isSearch = false }: { except?: ListName; isSearch?: boolean }) {
  return (
    <section className={`solo-pantalla ${styles.find}`} aria-labelledby="encontrar">
      <h2 id="encontrar">{notFoundTexts.findInstead}</h2>
      {!isSearch && (
        <form method="get" action={sitePaths.buscar} className={styles.form}>
          <label className={styles.label}>
            <span>{notFoundTexts.search}</span>
            <input type="search" name="q" dir="auto" enterKeyHint="search" className="campo" maxLength={SEARCH_MAX} />
          </label>
          <button type="submit" className="boton claro">
            <Icon name="search" />
            {siteTexts.site.search}
          </button>
        </form>
      )}
      <ul className={styles.lists}>
        {LISTS.filter((list) => list !== except).map((list) => (
          <li key={list}>
            <Link to={sitePaths[list]}>{siteTexts.site.lists[list]}</Link>
          </li>
        ))}
        {isSearch && <Contact />}
      </ul>
    </section>
  );
}
