import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { fieldsOf } from '../../contract/wire/tolerant.ts';
import { useMayLeave } from '../session/useMayLeave.ts';

/** What a link, in its location state, asks a list to open: the form of a new record, or that of a record. */
export type OpenRequest = { create: true } | { edit: number };

function requestIn(state: unknown): OpenRequest | null {
  const { create, edit } = fieldsOf(state);
  if (create === true) return { create };
  return typeof edit === 'number' ? { edit } : null;
}

/** Opens what the navigation to a list asks for, once: Back and a reload do not open it again. */
export function useOpenRequest(open: (request: OpenRequest) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  const follow = useEffectEvent((asked: unknown) => {
    const request = requestIn(asked);
    if (request === null) return;
    navigate({ pathname, search }, { replace: true, state: null });
    if (mayLeave()) open(request);
  });
  useEffect(() => follow(state), [state]);
}
