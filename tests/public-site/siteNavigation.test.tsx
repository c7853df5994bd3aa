import { act, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Link } from '../../public-site/router/Link.tsx';
import { browserHistory, SiteHistoryContext, usePlace } from '../../public-site/router/siteHistory.ts';
import { currentAddress } from './address.ts';
import { goTo } from './site.tsx';

const Query = () => <output>{usePlace().query}</output>;

function Site({ children }: { children: ReactNode }) {
  return <SiteHistoryContext value={useState(browserHistory)[0]}>{children}</SiteHistoryContext>;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('links do not render again when the query changes', async () => {
  const onRender = vi.fn();
  render(
    <Site>
      <Query />
      <Profiler id="link" onRender={onRender}>
        <Link to="/productos_investigacion">Productos</Link>
      </Profiler>
    </Site>,
  );
  expect(onRender).toHaveBeenCalledOnce();
  await goTo('/proyectos_investigacion?q=casco');
  expect(screen.getByRole('status').textContent).toBe('q=casco');
  expect(onRender).toHaveBeenCalledOnce();
});

test('a link followed after another navigation goes to its own path', async () => {
  render(
    <Site>
      <Link to="/productos_investigacion/">Productos</Link>
    </Site>,
  );
  await goTo('/proyectos_investigacion?q=casco');
  await act(async () => screen.getByRole('link').click());
  expect(currentAddress()).toBe('/productos_investigacion/');
});

test('a link loads a document where the browser refuses another entry', () => {
  const assigned: unknown[] = [];
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many entries', 'SecurityError');
  });
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void assigned.push(address));
  const history = browserHistory();
  const told = vi.fn();
  history.subscribe(told);
  history.go('/eventos');
  expect(assigned).toEqual(['/eventos']);
  expect(told).not.toHaveBeenCalled();
});
