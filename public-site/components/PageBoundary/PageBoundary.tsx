import { Component, type ReactNode } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import styles from './PageBoundary.module.css';

/** Error boundary of a page: the layout stays; React logs the error. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.broken}>
        <p role="alert">{siteTexts.loading.pageNotLoaded}</p>
        {/* The browser's module map caches a failed import until the page reloads. */}
        <button type="button" className="boton" onClick={() => window.location.reload()}>
          {siteTexts.loading.retry}
        </button>
      </div>
    );
  }
}
