import { vi } from 'vitest';

/** An XMLHttpRequest that the test advances by hand; the mocked network reports no progress. */
export class HeldRequest extends EventTarget {
  static last: HeldRequest;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  status = 200;
  statusText = 'OK';
  responseText = '{"success":1,"message":"Hecho"}';
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = vi.fn();
  getAllResponseHeaders = () => 'content-type: application/json\r\n';
  constructor() {
    super();
    HeldRequest.last = this;
  }
}
