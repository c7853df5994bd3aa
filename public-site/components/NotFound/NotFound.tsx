import type { ReactNode } from 'react';
import image from '../../media/no-encontrado.svg';
import styles from './NotFound.module.css';

interface NotFoundProps {
  title: string;
  text?: string;
  /** a link or button to another page */
  children: ReactNode;
}

/** A picture, a title and a way to another page, for unknown URLs and missing records. */
export function NotFound({ title, text, children }: NotFoundProps) {
  return (
    <div className={`ancho ${styles.page}`}>
      <img src={image} alt="" className="dibujo" width={480} height={320} />
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
