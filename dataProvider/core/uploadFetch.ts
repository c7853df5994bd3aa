/** Upload progress from 0 to 1; null once the upload to the address has ended. */
type OnProgress = (sent: number | null, address: string) => void;

const carriesFile = (body: unknown): body is FormData =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

function upload(address: string, body: FormData, init: RequestInit, onProgress: OnProgress): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(init.method ?? 'POST', address);
  request.withCredentials = init.credentials === 'include';
  new Headers(init.headers).forEach((value, name) => {
    request.setRequestHeader(name, value);
  });
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total, address);
  };
  request.onload = () => {
    const { status, statusText, responseText } = request;
    resolve(new Response(responseText || null, { status, statusText, headers: headersOf(request) }));
  };
  request.onerror = () => reject(new TypeError('The form could not be sent'));
  request.onabort = () => reject(new DOMException('The form was not sent', 'AbortError'));
  init.signal?.addEventListener('abort', () => request.abort(), { once: true });
  onProgress(0, address);
  request.send(body);
  return promise.finally(() => onProgress(null, address));
}

/** Sends forms with files through XMLHttpRequest, because fetch reports no upload progress. */
export const uploadFetch =
  (send: typeof fetch, onProgress: OnProgress): typeof fetch =>
  (input, init = {}) =>
    typeof input === 'string' && carriesFile(init.body)
      ? upload(input, init.body, init, onProgress)
      : send(input, init);
