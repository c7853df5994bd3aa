import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { fieldsOf } from '../../contract/wire/tolerant.ts';
import { EDIT, FIELD } from '../paths.ts';
import { useMayLeave } from '../session/useMayLeave.ts';

/** What a link, in its location state, asks a list to open: the form of a new record, or that of a record. */
export type OpenRequest = { create: true } | { edit: number };

/** The same, or an address that asks for a record and the field that gets the focus. */
type Followed = OpenRequest & { campo?: string };

function requestInState(state: unknown): Followed | null {
  const { create, edit } = fieldsOf(state);
  if (create === true) return { create };
  return typeof edit === 'number' ? { edit } : null;
}

function requestInAddress(query: URLSearchParams): Followed | null {
  const edit = Number(query.get(EDIT));
  return Number.isSafeInteger(edit) && edit > 0 ? { edit, campo: query.get(FIELD) ?? '' } : null;
}

function withoutRequest(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete(EDIT);
  rest.delete(FIELD);
  return rest.size === 0 ? '' : `?${rest}`;
}

/** Opens what the navigation to a list asks for, once: Back and a reload do not open it again. */
export function useOpenRequest(open: (request: Followed) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  const follow = useEffectEvent((asked: unknown, query: URLSearchParams) => {
    const request = requestInState(asked) ?? requestInAddress(query);
    if (request === null) return;
    navigate({ pathname, search: withoutRequest(query) }, { replace: true, state: null });
    if (mayLeave()) open(request);
  });
  useEffect(() => follow(state, new URLSearchParams(search)), [state, search]);
}
