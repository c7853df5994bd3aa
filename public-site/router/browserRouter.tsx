import type { ReactNode } from 'react';
import { BrowserRouter, HashRouter } from 'react-router-dom';
import { navigationMode } from './siteLocation.ts';

interface RouterProps {
  children: ReactNode;
}

// Without transitions: the text that a visitor types into a filter is part of the URL and must appear at once.
const HashSiteRouter = ({ children }: RouterProps) => <HashRouter useTransitions={false}>{children}</HashRouter>;
const HistorySiteRouter = ({ children }: RouterProps) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

export const browserRouter = () => (navigationMode() === 'hash' ? HashSiteRouter : HistorySiteRouter);
