import { Box, Card, CardContent, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId } from 'react';

export interface ChartCardProps {
  title: string;
  /** text shown instead of an empty chart */
  empty: string;
  /** headers of the table: the name's, then one for each number */
  columns: readonly string[];
  /** a name, then its numbers */
  rows: readonly (readonly [string, ...number[]])[];
  /** spans all columns of the grid */
  wide?: boolean;
  children: ReactNode;
}

export function ChartCard({ title, empty, columns, rows, wide = false, children }: ChartCardProps) {
  const titleId = useId();
  const isEmpty = rows.every(([, ...numbers]) => numbers.every((number) => number === 0));
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ minWidth: 0, height: '100%', ...(wide && { gridColumn: '1 / -1' }) }}
    >
      <CardContent>
        <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {isEmpty ? (
          <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
        ) : (
          <Box sx={{ position: 'relative' }}>
            <Box aria-hidden sx={{ minWidth: 0 }}>
              {children}
            </Box>
            <Box component="table" aria-labelledby={titleId} sx={visuallyHidden}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...numbers]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {numbers.map((number, index) => (
                      <td key={columns[index + 1]}>{number}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Box>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
