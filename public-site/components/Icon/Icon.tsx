import styles from './Icon.module.css';

const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  external:
    'M14 5h5v5M19 5l-8.500 8.500M16.500 13.500V18a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 18V9A1.500 1.500 0 0 1 6 7.500h4.500',
  right: 'M5 12h13.500M13 6.500l5.500 5.500-5.500 5.500',
  left: 'M19 12H5.500M11 6.500 5.500 12l5.500 5.500',
  up: 'M12 19V5.500M6.500 11 12 5.500l5.500 5.500',
  down: 'm6 9.500 6 6 6-6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.500v13l10.500-6.500z',
  search: 'M15.500 15.500 20 20M17 10.500a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0z',
  place:
    'M12 20.500s6.500-5.600 6.500-10.700a6.500 6.500 0 0 0-13 0c0 5.100 6.500 10.700 6.500 10.700zM14.500 9.800a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z',
  mail: 'M4 6.500h16v11H4zM4.500 7l7.500 6 7.500-6',
  phone:
    'M6.500 4.500h3l1.500 4-2 1.500a11 11 0 0 0 5 5l1.500-2 4 1.500v3a2 2 0 0 1-2 2A15.500 15.500 0 0 1 4.500 6.500a2 2 0 0 1 2-2z',
  entities: 'M4.500 19.500h15M6 19.500v-9h5v9M11 19.500v-14h7v14M13.500 9h2M13.500 12.500h2M13.500 16h2',
  clear: 'm8 8 8 8M16 8l-8 8',
  share:
    'M15 6.500 9 10.500M9 13.500l6 4M20 5a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0zM9 12a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0zM20 19a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z',
  quote: 'M9.500 7.500A4.500 4.500 0 0 0 5 12v5h5v-5H5M18.500 7.500A4.500 4.500 0 0 0 14 12v5h5v-5h-5',
  calendar: 'M4.500 6h15v14h-15zM4.500 10.500h15M8.500 3.500V8M15.500 3.500V8M12 12.500v5M9.500 15h5',
  alert: 'M12 4.500 20.500 19h-17zM12 10v4M12 16.400v.2',
} as const;

export type IconName = keyof typeof shapes;

/** A decorative icon, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
