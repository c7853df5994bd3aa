import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IntegranteImagen } from '../../public-site/components/IntegranteImagen/IntegranteImagen.tsx';
import { RETRY_MS, retryPictures } from '../../public-site/ssr/retryPictures.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Counts the requests that setting `src` starts. */
const requestsOf = (image: HTMLImageElement) => vi.spyOn(image, 'src', 'set');

function aPicture(): HTMLImageElement {
  const image = document.createElement('img');
  image.src = '/api/uploads/a.webp';
  document.body.append(image);
  return image;
}

test('requests a failed picture once more after a delay', () => {
  stops.push(retryPictures());
  const image = aPicture();
  const { src } = image;
  const requests = requestsOf(image);
  fireEvent.error(image);
  vi.advanceTimersByTime(RETRY_MS - 1);
  expect(requests).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(requests.mock.calls).toEqual([[src]]);
  fireEvent.error(image);
  vi.advanceTimersByTime(RETRY_MS);
  expect(requests).toHaveBeenCalledTimes(1);
});

test('does not retry a picture whose src changed; retries the new src', () => {
  stops.push(retryPictures());
  const image = aPicture();
  fireEvent.error(image);
  image.src = '/api/uploads/b.webp';
  const requests = requestsOf(image);
  vi.advanceTimersByTime(RETRY_MS);
  expect(requests).not.toHaveBeenCalled();
  fireEvent.error(image);
  vi.advanceTimersByTime(RETRY_MS);
  expect(requests).toHaveBeenCalledTimes(1);
});

test('retries a picture that failed before the code started', () => {
  const image = aPicture();
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  const requests = requestsOf(image);
  stops.push(retryPictures());
  vi.advanceTimersByTime(RETRY_MS);
  expect(requests).toHaveBeenCalledTimes(1);
});

test('initials replace a member’s picture after the second failure', () => {
  stops.push(retryPictures());
  const integrante = { nombres: 'Inés', apellidos: 'Rojas', nombre_imagen: 'ines.webp' };
  const { container } = render(<IntegranteImagen integrante={integrante} sizes="10rem" />);
  const image = container.querySelector('img') as HTMLImageElement;
  fireEvent.error(image);
  expect(container.textContent).toBe('');
  fireEvent.error(image);
  expect(container.textContent).toBe('IR');
});
