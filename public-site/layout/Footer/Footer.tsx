import { FOOTER_PAGES, sitePages } from '../../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { Inicio } from '../../../contract/entities/inicio.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';
import { namesWith } from '../../../contract/resources/withPart.ts';
import type { Home } from '../../../contract/wire/inicio.ts';
import { longDate } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IdentidadImagen } from '../../components/IdentidadImagen/IdentidadImagen.tsx';
import { InstitucionLogo } from '../../components/InstitucionLogo/InstitucionLogo.tsx';
import { mailHref, webHref } from '../../data/webHref.ts';
import { Link } from '../../router/Link.tsx';
import { type SiteLink, useIdentidad, usePaginaLinks } from '../../settings/siteSettings.ts';
import styles from './Footer.module.css';

/** The lists, then other pages. */
const FIXED_LINKS: readonly SiteLink[] = [
  ...namesWith(siteResources, 'inFooter').map((list) => ({ path: sitePaths[list], text: siteTexts[list].title })),
  ...FOOTER_PAGES.map((page) => ({ path: sitePaths[page], text: sitePages[page].name })),
];

const networks = ['facebook', 'instagram', 'linkedin', 'youtube', 'x'] as const;

function Contact({ inicio }: { inicio: Inicio }) {
  const mail = mailHref(inicio.correo_contacto);
  return (
    <address className={styles.address}>
      {inicio.direccion !== '' && (
        <p>
          <Icon name="place" />
          <span dir="auto">{inicio.direccion}</span>
        </p>
      )}
      {inicio.telefono !== '' && (
        <p>
          <Icon name="phone" />
          <a href={`tel:${inicio.telefono.replaceAll(/[^\d+]/g, '')}`}>{inicio.telefono}</a>
        </p>
      )}
      {mail !== null && (
        <p>
          <Icon name="mail" />
          <a href={mail}>{inicio.correo_contacto}</a>
        </p>
      )}
    </address>
  );
}

function Networks({ inicio }: { inicio: Inicio }) {
  const present = networks.filter((network) => webHref(inicio[`url_${network}`]) !== null);
  if (present.length === 0) return null;
  return (
    <section aria-labelledby="pie-redes">
      <h2 id="pie-redes">{siteTexts.footer.socialMedia}</h2>
      <ul className={styles.links}>
        {present.map((network) => (
          <li key={network}>
            <ExternalLink url={inicio[`url_${network}`]} className={styles.link}>
              {siteTexts.footer[network]}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Institution() {
  const { institucion, institucion_url } = useIdentidad();
  if (institucion === '') return null;
  return (
    <div className={styles.institution}>
      <InstitucionLogo loading="lazy" />
      <p>
        {webHref(institucion_url) === null ? (
          institucion
        ) : (
          <ExternalLink url={institucion_url} className={styles.link}>
            {institucion}
          </ExternalLink>
        )}
      </p>
    </div>
  );
}

/** Leaves out fields that are missing from the home's data. */
export function Footer({ data }: { data: Home | null }) {
  const { nombre, lema, logo, pie } = useIdentidad();
  const inicio = data?.inicio ?? null;
  const privacidad = data?.privacidad ?? null;
  const privacyPath = privacidad && sitePaths.pagina(privacidad.direccion);
  // The data policy has one link.
  const links = [...FIXED_LINKS, ...usePaginaLinks('pie').filter(({ path }) => path !== privacyPath)];
  if (privacyPath !== null) links.push({ path: privacyPath, text: siteTexts.footer.privacy });
  const actualizado = data?.actualizado ?? '';
  return (
    <footer className={styles.footer}>
      <div className={`ancho ${styles.columns}`}>
        <div>
          <p className={styles.brand}>
            <IdentidadImagen nombre={logo} sizes="48px" width={48} height={48} loading="lazy" decoding="async" />
            <span>
              <strong>{nombre}</strong>
              <small>{lema}</small>
            </span>
          </p>
          <Institution />
          {inicio !== null && <Contact inicio={inicio} />}
          {pie && <p className={styles.text}>{pie}</p>}
        </div>
        <section aria-labelledby="pie-enlaces">
          <h2 id="pie-enlaces">{siteTexts.footer.links}</h2>
          <ul className={styles.links}>
            {links.map(({ path, text, lang }) => (
              <li key={path}>
                <Link to={path} lang={lang} className={styles.link}>
                  {text}
                </Link>
              </li>
            ))}
            {inicio !== null && webHref(inicio.url_privacidad) !== null && (
              <li>
                <ExternalLink url={inicio.url_privacidad} className={styles.link}>
                  {siteTexts.footer.privacy}
                </ExternalLink>
              </li>
            )}
          </ul>
        </section>
        {inicio !== null && <Networks inicio={inicio} />}
      </div>
      {actualizado !== '' && (
        <p className={`ancho ${styles.updated}`}>
          {siteTexts.footer.updated} <time dateTime={actualizado}>{longDate(actualizado)}</time>
        </p>
      )}
    </footer>
  );
}
