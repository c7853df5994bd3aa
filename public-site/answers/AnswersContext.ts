import { createContext } from 'react';
import type { AnswersAtHand } from './AnswersAtHand.ts';

/** The answers at hand; null where every page asks for itself. */
export const AnswersContext = createContext<AnswersAtHand | null>(null);
