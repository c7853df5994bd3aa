import type { Inicio } from '../../../contract/entities/inicio.ts';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { mailHref, webHref } from '../../data/webHref.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import styles from './ContactSection.module.css';

const texts = siteTexts.inicio;

/** What the section invites to: the survey, an e-mail, or both. */
function invitation(survey: boolean, mail: boolean): string {
  if (survey && mail) return texts.takePartText;
  return survey ? texts.takePartBySurvey : texts.takePartByMail;
}

/** The survey and the contact addresses; renders nothing without either. */
export function ContactSection({ inicio, bloque: { titulo, texto } }: { inicio: Inicio; bloque: Bloque }) {
  const { encabezado } = useIdentidad();
  const survey = webHref(inicio.url_encuesta) !== null;
  const mails = [
    { label: texts.contactMail, address: inicio.correo_contacto },
    { label: texts.supportMail, address: inicio.correo_soporte },
  ].filter(({ address }) => mailHref(address) !== null);
  if (!survey && mails.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="contacto">
      <IdentidadImagen
        nombre={encabezado}
        width={1600}
        height={420}
        loading="lazy"
        decoding="async"
        className={`solo-pantalla detras ${styles.image}`}
      />
      <div className={`ancho ${styles.words}`}>
        <h2 id="contacto">{titulo}</h2>
        <p>{texto || invitation(survey, mails.length > 0)}</p>
        <ExternalLink url={inicio.url_encuesta} className="boton acento">
          {texts.survey}
        </ExternalLink>
        <ul className={styles.mails}>
          {mails.map(({ label, address }) => (
            <li key={label}>
              <Icon name="mail" />
              <span>
                {label}: <a href={mailHref(address) ?? undefined}>{address}</a>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
