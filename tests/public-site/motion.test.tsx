import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackgroundVideo } from '../../public-site/components/Hero/BackgroundVideo.tsx';
import { IntegranteImagen } from '../../public-site/components/IntegranteImagen/IntegranteImagen.tsx';
import { restoreScroll } from '../../public-site/router/restoreScroll.ts';
import { RenderingContext } from '../../public-site/settings/rendering.ts';
import { SiteSettingsContext } from '../../public-site/settings/siteSettings.ts';
import { toListItem } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';

const NAME = 'a'.repeat(32);

afterEach(() => vi.unstubAllGlobals());

describe('BackgroundVideo', () => {
  const player = { play: vi.fn(async () => {}), pause: vi.fn() };

  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(player.play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(player.pause);
  });

  const prefersReducedMotion = (matches: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(() => Object.assign(new EventTarget(), { matches }) as unknown as MediaQueryList);
  /** Runs what waits for the page to have loaded. */
  const loaded = () => act(() => vi.runAllTimersAsync());

  afterEach(() => {
    vi.useRealTimers();
  });

  test('renders the video after load, muted and looping, with a pause button', async () => {
    prefersReducedMotion(false);
    const { container } = render(<BackgroundVideo />);
    expect(container.querySelector('video')).toBeNull();
    expect(container.querySelector('img')).not.toBeNull();
    await waitFor(() => expect(container.querySelector('video')).not.toBeNull());
    const video = container.querySelector('video');
    expect([video?.muted, video?.loop, video?.getAttribute('aria-hidden')]).toEqual([true, true, 'true']);
    await userEvent.click(screen.getByRole('button', { name: 'Pausar el video de fondo' }));
    expect(player.pause).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reproducir el video de fondo' }));
    expect(player.play).toHaveBeenCalled();
  });

  test('offers to play where the browser does not start it', async () => {
    prefersReducedMotion(false);
    player.play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    render(<BackgroundVideo />);
    expect(await screen.findByRole('button', { name: 'Reproducir el video de fondo' })).toBeDefined();
  });

  const settings = { ...SETTINGS, identidad: { ...SETTINGS.identidad, hero_video: `${NAME}.mp4` } };
  const sourcesIn = (container: HTMLElement) => [...container.querySelectorAll('source')].map(({ src }) => src);

  test('renders the video of the group, with its picture and nothing of the film that the site ships with', async () => {
    prefersReducedMotion(false);
    const shown = (hero_imagen: string) => (
      <SiteSettingsContext value={{ ...settings, identidad: { ...settings.identidad, hero_imagen } }}>
        <BackgroundVideo />
      </SiteSettingsContext>
    );
    const { container, rerender } = render(shown('fondo'));
    expect(container.querySelector('img')).toBeNull();
    await waitFor(() => expect(sourcesIn(container)).toHaveLength(1));
    expect(sourcesIn(container)[0]).toMatch(new RegExp(`/api/uploads/identidad/${NAME}\\.mp4$`));
    rerender(shown(`${NAME}.webp`));
    expect(container.querySelector('img')?.src).toContain(`/api/uploads/identidad/${NAME}.webp`);
  });

  test('renders the video of the group as a still picture in a page without scripts', () => {
    const html = renderToString(
      <SiteSettingsContext value={settings}>
        <RenderingContext value={{ renderedOn: null, publicOrigin: '', isScriptless: true }}>
          <BackgroundVideo />
        </RenderingContext>
      </SiteSettingsContext>,
    );
    expect(html).toContain(`/api/uploads/identidad/${NAME}.mp4`);
    expect(html).not.toMatch(/autoplay|<button/i);
    const film = renderToString(
      <RenderingContext value={{ renderedOn: null, publicOrigin: '', isScriptless: true }}>
        <BackgroundVideo />
      </RenderingContext>,
    );
    expect(film).not.toContain('<video');
  });

  test('renders no video with reduced motion', async () => {
    vi.useFakeTimers();
    prefersReducedMotion(true);
    const { container } = render(<BackgroundVideo />);
    await loaded();
    expect(container.querySelector('video')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('renders no video with Save-Data', async () => {
    vi.useFakeTimers();
    prefersReducedMotion(false);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { container } = render(<BackgroundVideo />);
    await loaded();
    expect(container.querySelector('video')).toBeNull();
  });
});

test('initials replace a picture that fails to load', () => {
  const { container } = render(<IntegranteImagen integrante={toListItem({ nombre_imagen: 'x.webp' })} sizes="1px" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('AN')).toBeDefined();
});

describe('restoreScroll', () => {
  function mockPage() {
    const observers: { notify: () => void; disconnect: () => void }[] = [];
    const page = { maxScroll: 0, scrollY: 0 };
    vi.stubGlobal(
      'ResizeObserver',
      class {
        disconnect = vi.fn();
        constructor(notify: () => void) {
          observers.push({ notify, disconnect: this.disconnect });
        }
        observe() {}
      },
    );
    vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
      page.scrollY = Math.min((options as ScrollToOptions).top ?? 0, page.maxScroll);
    });
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.scrollY);
    return { observers, page };
  }

  test('scrolls as soon as the page is tall enough', () => {
    const { observers, page } = mockPage();
    restoreScroll(900);
    expect(window.scrollY).toBe(0);
    page.maxScroll = 2_000;
    observers[0]?.notify();
    expect(window.scrollY).toBe(900);
    expect(observers[0]?.disconnect).toHaveBeenCalled();
  });

  test('stops at the first interaction', () => {
    const { observers } = mockPage();
    restoreScroll(900);
    window.dispatchEvent(new Event('wheel'));
    expect(observers[0]?.disconnect).toHaveBeenCalled();
  });
});
