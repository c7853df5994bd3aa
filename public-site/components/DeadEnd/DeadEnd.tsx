import type { ReactNode } from 'react';
import image from '../../media/no-encontrado.svg';
import styles from './DeadEnd.module.css';

interface DeadEndProps {
  title: string;
  text?: string;
  /** the way out */
  children: ReactNode;
}

/** What stands where a way leads to nothing. */
export function DeadEnd({ title, text, children }: DeadEndProps) {
  return (
    <div className={`ancho ${styles.page}`}>
      <img src={image} alt="" className="dibujo" width={480} height={320} />
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
