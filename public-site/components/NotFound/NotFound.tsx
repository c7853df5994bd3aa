import type { ReactNode } from 'react';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import styles from './NotFound.module.css';

interface NotFoundProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A picture, a title and a way to another page, for unknown URLs and missing records. */
export function NotFound({ title, text, children }: NotFoundProps) {
  const { no_encontrado } = useIdentidad();
  return (
    <div className={`ancho ${styles.page}`}>
      <IdentidadImagen nombre={no_encontrado} className="dibujo" width={480} height={320} />
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
