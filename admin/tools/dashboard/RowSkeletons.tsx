import { Skeleton } from '@mui/material';

/** pixels */
const ROW = 40;

/** Keeps the room of rows that are loading, so that what follows does not move. */
export const RowSkeletons = ({ count }: { count: number }) => <Skeleton variant="rounded" height={count * ROW} />;
