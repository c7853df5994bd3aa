import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { COUNTED } from '../../../contract/resources/siteResources.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { Block, type HomeBlockProps } from '../SectionHead/SectionHead.tsx';
import styles from './CifrasBlock.module.css';

const texts = siteTexts.cifras;

/** How much there is to read, which the answer of the home has while staff show the block. A portal without records shows nothing. */
export function CifrasBlock({ bloque, data }: HomeBlockProps) {
  const cifras = data?.cifras;
  if (!cifras || COUNTED.every((list) => cifras[list] === 0)) return null;
  return (
    <Block bloque={bloque} look="constante" inner={styles.columns}>
      <ul className={styles.figures}>
        {COUNTED.map((list) => (
          <li key={list}>
            <Link to={sitePaths[list]}>
              <strong>{cifras[list]}</strong> {texts[list](cifras[list])}
            </Link>
          </li>
        ))}
        {cifras.desde !== '' && (
          <li>
            <p>
              {texts.since} <strong>{cifras.desde}</strong>
            </p>
          </li>
        )}
      </ul>
    </Block>
  );
}
