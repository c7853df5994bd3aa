import type { ReactNode } from 'react';
import { isOwnApi } from '../../dataProvider/core/context.ts';
import { HOST } from '../addresses/host.ts';

interface OwnApiOnlyProps {
  /** with another server */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** What the specified calls lack: another server would not store it. */
export function OwnApiOnly({ otherwise = null, children }: OwnApiOnlyProps) {
  return isOwnApi(HOST) ? children : otherwise;
}
