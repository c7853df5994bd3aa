import { Component, type ReactNode } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import styles from './PageBoundary.module.css';

/** Keeps the layout when a page cannot be downloaded or breaks; React logs why. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className={styles.broken}>
        <p role="alert">{siteTexts.loading.pageNotLoaded}</p>
        {/* A failed download is remembered by the browser's module map: only a new start forgets it. */}
        <button type="button" className="boton" onClick={() => window.location.reload()}>
          {siteTexts.loading.retry}
        </button>
      </div>
    );
  }
}
