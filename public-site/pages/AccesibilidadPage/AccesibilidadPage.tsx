import { sitePages } from '../../../contract/addresses/sitePages.ts';
import type { Inicio } from '../../../contract/entities/inicio.ts';
import { accesibilidadTexts, REVISADA } from '../../../i18n/accesibilidadTexts.ts';
import { longDate } from '../../../i18n/dates.ts';
import { BannerPage } from '../../components/Banner/Banner.tsx';
import { useInicio } from '../../data/InicioContext.tsx';
import { firstMail } from '../../data/webHref.ts';
import styles from './AccesibilidadPage.module.css';

const texts = accesibilidadTexts;

const LISTS = [
  { title: texts.automatic, items: texts.automaticItems },
  { title: texts.manual, items: texts.manualItems },
  { title: texts.limits, items: texts.limitsItems },
];

/** Support first: it answers for the portal, and the other one for the group. */
function Contact({ inicio }: { inicio: Inicio }) {
  const mail = firstMail([inicio.correo_soporte, inicio.correo_contacto]);
  if (mail === null && inicio.telefono === '') return null;
  return (
    <section>
      <h2>{texts.contact}</h2>
      <p>{texts.contactText}</p>
      <ul>
        {mail !== null && (
          <li>
            <a href={mail.href}>{mail.address}</a>
          </li>
        )}
        {inicio.telefono !== '' && <li>{inicio.telefono}</li>}
      </ul>
    </section>
  );
}

export default function AccesibilidadPage() {
  const inicio = useInicio();
  return (
    <BannerPage title={sitePages.accesibilidad.name} lead={texts.lead} className={styles.statement}>
      <section>
        <h2>{texts.norm}</h2>
        <p>{texts.normText}</p>
      </section>
      {LISTS.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      {inicio.status === 'ready' && <Contact inicio={inicio.data.inicio} />}
      <p>
        {texts.revised} <time dateTime={REVISADA}>{longDate(REVISADA)}</time>.
      </p>
    </BannerPage>
  );
}
