import { Box, type BoxProps } from '@mui/material';
import { useRef } from 'react';
import { useLostFocus } from './useLostFocus.ts';

interface PlainListProps extends Pick<BoxProps, 'aria-label' | 'children' | 'hidden'> {
  /** its items stand beside each other */
  isRow?: boolean;
  /** a change of it may take an item away that has the focus: then the list gets it */
  shown?: unknown;
}

const ROW = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 } as const;

/** A list without bullets. */
export function PlainList({ isRow = false, shown, ...list }: PlainListProps) {
  const element = useRef<HTMLUListElement>(null);
  useLostFocus(element, shown);
  const sx = { m: 0, p: 0, listStyle: 'none', ...(isRow && ROW) };
  return <Box component="ul" ref={element} tabIndex={-1} sx={sx} {...list} />;
}
