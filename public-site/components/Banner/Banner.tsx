import banner from '../../media/banner.svg';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  /** a line below the title */
  lead?: string;
  /** a line above the title */
  overline?: string;
}

/** The head of a page, over the banner. */
export function Banner({ title, lead, overline }: BannerProps) {
  return (
    <header className={styles.banner}>
      <img src={banner} alt="" width={1600} height={420} className={styles.image} />
      <div className={`ancho ${styles.words}`}>
        {overline !== undefined && <p className={styles.overline}>{overline}</p>}
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
    </header>
  );
}
