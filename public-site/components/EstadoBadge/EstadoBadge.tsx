import styles from './EstadoBadge.module.css';

interface EstadoBadgeProps {
  estado: number;
  /** the name of estado 1, which differs between list and detail */
  children: string;
}

/** A project's state. */
export function EstadoBadge({ estado, children }: EstadoBadgeProps) {
  return <span className={`etiqueta ${styles.badge} ${estado === 1 ? styles.running : ''}`}>{children}</span>;
}
