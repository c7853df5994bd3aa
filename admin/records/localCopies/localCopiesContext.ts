import { createContext } from 'react';
import { createIndexedCopies } from './indexedCopies.ts';
import type { LocalCopies } from './localCopies.ts';

export const LocalCopiesContext = createContext<LocalCopies>(createIndexedCopies());
