import { createContext, useContext, useSyncExternalStore } from 'react';
import { createSessionGate, type GateState, type SessionGate } from './sessionGate.ts';

export const SessionGateContext = createContext<SessionGate>(createSessionGate());

export const useSessionGate = (): SessionGate => useContext(SessionGateContext);

export function useGateState(): GateState {
  const gate = useSessionGate();
  return useSyncExternalStore(gate.subscribe, gate.state);
}
