import type { Inicio } from '../../../contract/entities/inicio.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { mailHref } from '../../data/webHref.ts';
import banner from '../../media/banner.svg';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ContactSection.module.css';

const texts = siteTexts.inicio;

/** The survey and the contact addresses. */
export function ContactSection({ inicio }: { inicio: Inicio }) {
  const mails = [
    { label: texts.contactMail, address: inicio.correo_contacto },
    { label: texts.supportMail, address: inicio.correo_soporte },
  ];
  return (
    <section className={styles.section} aria-labelledby="contacto">
      <img src={banner} alt="" width={1600} height={420} loading="lazy" decoding="async" className={styles.image} />
      <div className={`ancho ${styles.words}`}>
        <h2 id="contacto">{texts.takePart}</h2>
        <p>{texts.takePartText}</p>
        <ExternalLink url={inicio.url_encuesta} className="boton acento">
          {texts.survey}
        </ExternalLink>
        <ul className={styles.mails}>
          {mails.map(({ label, address }) => {
            const href = mailHref(address);
            return (
              href !== null && (
                <li key={label}>
                  <Icon name="mail" />
                  <span>
                    {label}: <a href={href}>{address}</a>
                  </span>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}
