import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { ListedNoticia } from '../../../contract/entities/noticia.ts';
import { longDate } from '../../../i18n/dates.ts';
import { noticiaTexts as texts } from '../../../i18n/noticiaTexts.ts';
import { pictureSource } from '../../data/images.ts';
import { Link } from '../../router/Link.tsx';
import styles from './NoticiaCard.module.css';

/** A noticia in a list. Its picture has no name: the title beside it is the link. */
export function NoticiaCard({ noticia }: { noticia: ListedNoticia }) {
  const { id, titulo, fecha, resumen, imagen } = noticia;
  return (
    <article className="tarjeta">
      {imagen !== null && (
        <img
          {...pictureSource('noticias', imagen, 480)}
          sizes="(max-width: 40rem) 100vw, 24rem"
          alt=""
          loading="lazy"
          className={styles.picture}
        />
      )}
      {fecha !== '' && (
        <time dateTime={fecha} className={styles.date}>
          {longDate(fecha)}
        </time>
      )}
      <h3 dir="auto">
        <Link to={sitePaths.noticia(id, titulo)}>{titulo || texts.noTitulo}</Link>
      </h3>
      {resumen !== '' && (
        <p dir="auto" className="resumen recorte">
          {resumen}
        </p>
      )}
    </article>
  );
}
