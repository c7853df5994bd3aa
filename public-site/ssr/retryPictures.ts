/** Milliseconds: long enough for a load balancer to notice a dead instance. */
export const RETRY_MS = 1_000;

/**
 * Requests each failed picture once more: an instance that dies breaks its downloads. Components receive only the second `error`
 * event, so a fallback is not shown too early.
 * @returns a function that stops listening
 */
export function retryPictures(): () => void {
  const retried = new WeakMap<HTMLImageElement, string>();
  const retry = (image: HTMLImageElement): boolean => {
    const { src } = image;
    if (retried.get(image) === src) return false;
    retried.set(image, src);
    // Setting `src`, even to the same value, starts a new request.
    setTimeout(() => {
      if (image.src === src) image.src = src;
    }, RETRY_MS);
    return true;
  };
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement && retry(event.target)) event.stopImmediatePropagation();
  };
  // `error` does not bubble.
  document.addEventListener('error', onError, true);
  // Pictures of a server-rendered page that failed before this code ran.
  for (const image of document.querySelectorAll('img')) {
    if (image.src !== '' && image.complete && image.naturalWidth === 0) retry(image);
  }
  return () => document.removeEventListener('error', onError, true);
}
