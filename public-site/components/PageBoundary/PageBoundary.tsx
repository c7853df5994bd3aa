import { Component, type ReactNode } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Message } from '../Message/Message.tsx';

/** Error boundary of a page: the layout stays; React logs the error. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The browser's module map caches a failed import until the page reloads.
    const retry = (
      <button type="button" className="boton" onClick={() => window.location.reload()}>
        {siteTexts.loading.retry}
      </button>
    );
    return (
      <Message action={retry}>
        <span role="alert">{siteTexts.loading.pageNotLoaded}</span>
      </Message>
    );
  }
}
