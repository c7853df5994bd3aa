import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { orcidUrl } from '../../../contract/bibliography/doi.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { type IntegranteDetail, readIntegranteDetail } from '../../../contract/wire/integrante.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { productoTexts } from '../../../i18n/productoTexts.ts';
import { BackLinks } from '../../components/BackLinks/BackLinks.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { Badges } from '../../components/FactList/FactList.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IntegranteImagen } from '../../components/IntegranteImagen/IntegranteImagen.tsx';
import { ProductosByYear, productosPath } from '../../components/ProductosByYear/ProductosByYear.tsx';
import { ProyectoCard } from '../../components/ProyectoCard/ProyectoCard.tsx';
import { Share } from '../../components/Share/Share.tsx';
import { WithSigla } from '../../components/WithSigla/WithSigla.tsx';
import { yearsInGroup } from '../../components/yearsInGroup.ts';
import { mailHref } from '../../data/webHref.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { recordPage } from '../recordPage.tsx';
import styles from './IntegrantePage.module.css';

const texts = integrantesTexts;

/** Where to write to the member, and the member's profiles. */
function Contact({ integrante }: Pick<IntegranteDetail, 'integrante'>) {
  const { correo, orcid, url_linkedin, url_hv, url_cvlac, url_google_scholar } = integrante;
  const mail = mailHref(correo);
  const profiles = [
    [texts.linkedin, url_linkedin],
    [texts.hojaDeVida, url_hv],
    [texts.orcid(orcid), orcid && orcidUrl(orcid)],
    [texts.cvlac, url_cvlac],
    [texts.googleScholar, url_google_scholar],
  ] as const;
  return (
    <ul className={styles.contact}>
      {mail !== null && (
        <li>
          <a href={mail}>
            <Icon name="mail" />
            <span>{correo}</span>
          </a>
        </li>
      )}
      {profiles.map(([text, url]) => (
        <li key={text}>
          <ExternalLink url={url}>{text}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}

export function IntegranteView({ integrante, proyectos, productos }: IntegranteDetail) {
  const identidad = useIdentidad();
  const nombre = fullNameOf(integrante);
  const years = yearsInGroup(integrante);
  const path = sitePaths.integrante(integrante.id, nombre);
  return (
    <article className="ancho ficha">
      <BackLinks list="integrantes" title={nombre || texts.noNombre} />
      <div className={styles.columns}>
        <header className={styles.head}>
          <p className={styles.grupo}>
            <WithSigla text={integrante.grupo === 2 ? identidad.externo : identidad.interno} />
          </p>
          <h1 dir="auto">{nombre || texts.noNombre}</h1>
          {integrante.cargo !== '' && (
            <p dir="auto" className={styles.cargo}>
              {integrante.cargo}
            </p>
          )}
          {integrante.profesion !== '' && <p dir="auto">{integrante.profesion}</p>}
          {years !== '' && <p>{integrante.anterior === 1 ? texts.formerYears(years) : texts.years(years)}</p>}
        </header>
        <div className={styles.side}>
          <IntegranteImagen integrante={integrante} sizes="(width < 48rem) 272px, (width < 73rem) 30vw, 352px" first />
          <Contact integrante={integrante} />
        </div>
        <div className={styles.body}>
          <Badges title={texts.campos.estudios} items={integrante.estudios} />
          <Badges title={texts.campos.areas_tematicas} items={integrante.areas_tematicas} />
          <Share key={path} title={nombre || texts.noNombre} path={path} />
        </div>
      </div>
      {productos.length > 0 && (
        <section className={styles.productos}>
          <h2>{productoTexts.productos}</h2>
          <ProductosByYear
            productos={productos}
            page={sitePaths.integrante(integrante.id)}
            list={productosPath({ integrante: integrante.id })}
          />
        </section>
      )}
      <section>
        <h2>{texts.proyectos}</h2>
        {proyectos.length === 0 && <p>{texts.noProyectos}</p>}
        <ul className="rejilla">
          {proyectos.toReversed().map((proyecto) => (
            <li key={proyecto.id_proyecto}>
              <ProyectoCard proyecto={proyecto} level={3} />
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

export default recordPage({
  page: 'integrante',
  read: readIntegranteDetail,
  texts,
  nameOf: ({ integrante }) => fullNameOf(integrante),
  view: (detail) => <IntegranteView {...detail} />,
});
