import styles from './EstadoBadge.module.css';

interface EstadoBadgeProps {
  estado: number;
  /** the state's name, which differs between list and detail */
  children: string;
}

export function EstadoBadge({ estado, children }: EstadoBadgeProps) {
  return <span className={`etiqueta ${styles.badge} ${estado === 1 ? styles.running : ''}`}>{children}</span>;
}
