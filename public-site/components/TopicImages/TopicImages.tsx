import { siteTexts } from '../../../i18n/siteTexts.ts';
import gestion from '../../media/tema-gestion.svg';
import salud from '../../media/tema-salud.svg';
import seguridad from '../../media/tema-seguridad.svg';
import sostenibilidad from '../../media/tema-sostenibilidad.svg';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './TopicImages.module.css';

const topics = [
  { image: gestion, label: siteTexts.inicio.gestion },
  { image: salud, label: siteTexts.inicio.salud },
  { image: seguridad, label: siteTexts.inicio.seguridad },
  { image: sostenibilidad, label: siteTexts.inicio.sostenibilidad },
];

export function TopicImages() {
  return (
    <section className="seccion suave" aria-labelledby="temas">
      <div className="ancho">
        <SectionHead id="temas" title={siteTexts.inicio.topics} />
        <ul className={styles.topics}>
          {topics.map(({ image, label }) => (
            <li key={label}>
              <figure>
                <img src={image} alt="" className="dibujo" width={640} height={420} loading="lazy" decoding="async" />
                <figcaption>{label}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
