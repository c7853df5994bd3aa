import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { noticiaTexts as texts } from '../../../i18n/noticiaTexts.ts';
import { Block, type HomeBlockProps, SeeAll } from '../SectionHead/SectionHead.tsx';
import styles from './NoticiaCard.module.css';
import { NoticiaCard } from './NoticiaCard.tsx';

/** The newest news, which the answer of the home has while staff show the block. */
export default function NoticiasBlock({ bloque, data }: HomeBlockProps) {
  const noticias = data?.noticias ?? [];
  if (noticias.length === 0) return null;
  return (
    <Block bloque={bloque} look="novedad" action={<SeeAll to={sitePaths.noticias}>{texts.seeAll}</SeeAll>}>
      <ul className={`rejilla columnas-propias ${styles.news}`}>
        {noticias.map((noticia) => (
          <li key={noticia.id}>
            <NoticiaCard noticia={noticia} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
