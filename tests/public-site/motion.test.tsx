import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackgroundVideo } from '../../public-site/components/BackgroundVideo/BackgroundVideo.tsx';
import { IntegranteImagen } from '../../public-site/components/IntegranteImagen/IntegranteImagen.tsx';
import { scrollWhenTall } from '../../public-site/router/scrollWhenTall.ts';
import { toListItem } from './builders.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the background video', () => {
  const player = { play: vi.fn(async () => {}), pause: vi.fn() };

  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(player.play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(player.pause);
  });

  const prefersCalm = (matches: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(() => Object.assign(new EventTarget(), { matches }) as unknown as MediaQueryList);
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

  test('comes after the page, muted and looping, and can be paused', async () => {
    prefersCalm(false);
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

  test('does not come against reduced motion', async () => {
    prefersCalm(true);
    const { container } = render(<BackgroundVideo />);
    await settled();
    expect(container.querySelector('video')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('does not come where every byte is paid for', async () => {
    prefersCalm(false);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { container } = render(<BackgroundVideo />);
    await settled();
    expect(container.querySelector('video')).toBeNull();
  });
});

test('a picture that does not come gives way to the initials', () => {
  const { container } = render(<IntegranteImagen integrante={toListItem({ nombre_imagen: 'x.webp' })} sizes="1px" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('IC')).toBeDefined();
});

describe('a step back scrolls to where the reader was', () => {
  function page() {
    const observers: { tell: () => void; disconnect: () => void }[] = [];
    const place = { tall: 0, at: 0 };
    vi.stubGlobal(
      'ResizeObserver',
      class {
        disconnect = vi.fn();
        constructor(tell: () => void) {
          observers.push({ tell, disconnect: this.disconnect });
        }
        observe() {}
      },
    );
    vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
      place.at = Math.min((options as ScrollToOptions).top ?? 0, place.tall);
    });
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place.at);
    return { observers, place };
  }

  test('as soon as the page is tall enough', () => {
    const { observers, place } = page();
    scrollWhenTall(900);
    expect(window.scrollY).toBe(0);
    place.tall = 2_000;
    observers[0]?.tell();
    expect(window.scrollY).toBe(900);
    expect(observers[0]?.disconnect).toHaveBeenCalled();
  });

  test('unless the reader takes over first', () => {
    const { observers } = page();
    scrollWhenTall(900);
    window.dispatchEvent(new Event('wheel'));
    expect(observers[0]?.disconnect).toHaveBeenCalled();
  });
});
