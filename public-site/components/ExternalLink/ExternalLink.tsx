import type { ReactNode } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { webHref } from '../../data/webHref.ts';
import { Icon } from '../Icon/Icon.tsx';

interface ExternalLinkProps {
  /** renders nothing unless it is http or https */
  url: string;
  className?: string;
  children: ReactNode;
}

export function ExternalLink({ url, className = 'enlace', children }: ExternalLinkProps) {
  const href = webHref(url);
  if (href === null) return null;
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <Icon name="external" />
      <span className="solo-lectores"> ({siteTexts.site.newTab})</span>
    </a>
  );
}
