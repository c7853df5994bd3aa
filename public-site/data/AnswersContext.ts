import { createContext } from 'react';
import type { AnswersAtHand } from './AnswersAtHand.ts';

/** Embedded and prefetched answers; null without prefetch. */
export const AnswersContext = createContext<AnswersAtHand | null>(null);
