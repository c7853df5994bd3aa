import { createContext } from 'react';
import { createLastOperation, type LastOperation } from '../../dataProvider/core/operation.ts';

/** The operation of the last write, which its toast offers to undo. */
export const LastOperationContext = createContext<LastOperation>(createLastOperation());
