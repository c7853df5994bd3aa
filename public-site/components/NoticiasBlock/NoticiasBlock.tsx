import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { noticiaTexts as texts } from '../../../i18n/noticiaTexts.ts';
import { Link } from '../../router/Link.tsx';
import { NoticiaCard } from '../NoticiaCard/NoticiaCard.tsx';
import { BlockHead, type BlockProps } from '../SectionHead/SectionHead.tsx';
import styles from './NoticiasBlock.module.css';

/** The newest news, which the answer of the home has while staff show the block. */
export default function NoticiasBlock({ bloque, data }: BlockProps) {
  const noticias = data?.noticias ?? [];
  if (noticias.length === 0) return null;
  const seeAll = (
    <Link to={sitePaths.noticias} className="boton claro">
      {texts.seeAll}
    </Link>
  );
  return (
    <section className="seccion novedad" aria-labelledby={bloque.id}>
      <div className="ancho">
        <BlockHead bloque={bloque} action={seeAll} />
        <ul className={`rejilla columnas-propias ${styles.news}`}>
          {noticias.map((noticia) => (
            <li key={noticia.id}>
              <NoticiaCard noticia={noticia} level={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
