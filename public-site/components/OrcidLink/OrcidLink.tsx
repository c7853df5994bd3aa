import { siteTexts } from '../../../i18n/siteTexts.ts';
import styles from './OrcidLink.module.css';

interface OrcidLinkProps {
  url: string;
  name: string;
}

export function OrcidLink({ url, name }: OrcidLinkProps) {
  return (
    <a href={url} className={styles.link} target="_blank" rel="noopener">
      <svg className={styles.icon} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
        <circle cx="128" cy="128" r="128" fill="#a6ce39" />
        <path
          fill="#fff"
          d="M70.900 79.100h15.400v107.100H70.900zM88.700 56.800a10.100 10.100 0 1 1-20.200 0 10.100 10.100 0 0 1 20.200 0zM108.900 79.100h41.600c39.600 0 57 28.300 57 53.600 0 27.500-21.500 53.600-56.800 53.600h-41.800zm15.400 93.300h24.500c34.900 0 42.900-26.500 42.900-39.700 0-21.500-13.700-39.700-43.700-39.700h-23.700z"
        />
      </svg>
      <span className="solo-lectores">
        {name} ({siteTexts.site.newTab})
      </span>
    </a>
  );
}
