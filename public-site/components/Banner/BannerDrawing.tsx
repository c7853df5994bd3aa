import styles from './BannerDrawing.module.css';

/** Filled paths in a box of 640 × 420, from the faintest layer to the accent. */
export interface Drawing {
  low: string;
  mid: string;
  high: string;
  accent: string;
}

/** An ornament in the colours of the site. */
export function BannerDrawing({ low, mid, high, accent }: Drawing) {
  return (
    <svg className={`solo-pantalla ${styles.drawing}`} viewBox="0 0 640 420" aria-hidden="true" focusable="false">
      <path d={low} opacity=".07" />
      <path d={mid} opacity=".14" />
      <path d={high} opacity=".26" />
      <path d={accent} className={styles.accent} />
    </svg>
  );
}
