import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldsOf } from '../../contract/values/tolerant.ts';
import { DRAFT, EDIT, FIELD, type OpenState, type ReturnState } from '../addresses/paths.ts';
import { useMayLeave } from '../session/useMayLeave.ts';

/**
 * The form that a list opens. An address may ask for that of a draft of a new record, or for a field that gets the focus;
 * a link, where to go after a save.
 */
export type OpenRequest = (OpenState | { draft: number }) & { campo?: string } & Partial<ReturnState>;

function requestInState(state: unknown): OpenRequest | null {
  const { create, edit, copyOf } = fieldsOf(state);
  if (create === true) return { create };
  if (typeof copyOf === 'number') return { copyOf };
  return typeof edit === 'number' ? { edit } : null;
}

function idIn(query: URLSearchParams, name: string): number | null {
  const id = Number(query.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function requestInAddress(query: URLSearchParams): OpenRequest | null {
  const draft = idIn(query, DRAFT);
  if (draft !== null) return { draft };
  const edit = idIn(query, EDIT);
  return edit === null ? null : { edit, campo: query.get(FIELD) ?? '' };
}

function withoutRequest(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete(EDIT);
  rest.delete(FIELD);
  rest.delete(DRAFT);
  return rest.size === 0 ? '' : `?${rest}`;
}

/** Opens what the navigation to a list asks for, once: Back and a reload do not open it again. */
export function useOpenRequest(open: (request: OpenRequest) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  const follow = useEffectEvent((asked: unknown, query: URLSearchParams) => {
    const request = requestInState(asked) ?? requestInAddress(query);
    if (request === null) return;
    navigate({ pathname, search: withoutRequest(query) }, { replace: true, state: null });
    const { returnTo } = fieldsOf(asked);
    if (mayLeave()) open(typeof returnTo === 'string' ? { ...request, returnTo } : request);
  });
  useEffect(() => follow(state, new URLSearchParams(search)), [state, search]);
}
