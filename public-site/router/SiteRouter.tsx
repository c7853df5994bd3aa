import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/** The router in the browser. Without transitions: the text that a visitor types into a filter is part of the URL and must appear at once. */
export const SiteRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);
