import {
  Box,
  Button,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useRef } from 'react';
import { LinkBase } from 'react-admin';
import type { ImportSummary } from '../../../contract/entities/import.ts';
import { importPath, usePaths } from '../../addresses/paths.ts';
import { instantText } from '../../display/dayAndTime.ts';
import { StateChip } from './StateChip.tsx';
import { formatLabel, isClosed, isDiscardable, numbersText } from './texts.ts';
import { useImportActions } from './useImportActions.ts';

interface ImportTableProps {
  /** newest first */
  imports: readonly ImportSummary[];
}

const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const;

export function ImportTable({ imports }: ImportTableProps) {
  const table = useRef<HTMLTableElement>(null);
  return (
    <TableContainer>
      <Table ref={table} tabIndex={-1} aria-label="Importaciones">
        <TableHead>
          <TableRow>
            <TableCell>Archivo</TableCell>
            <TableCell sx={WIDE_ONLY}>Quién</TableCell>
            <TableCell sx={WIDE_ONLY}>Cuándo</TableCell>
            <TableCell sx={WIDE_ONLY}>Estado</TableCell>
            <TableCell sx={WIDE_ONLY}>Números</TableCell>
            <TableCell align="right">Acciones</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {imports.map((one) => (
            <ImportLine key={one.id} summary={one} onDiscarded={() => table.current?.focus()} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface ImportLineProps {
  summary: ImportSummary;
  /** the line is going away */
  onDiscarded: () => void;
}

function ImportLine({ summary, onDiscarded }: ImportLineProps) {
  const { id, archivo, formato, estado, created_at, created_by } = summary;
  const paths = usePaths();
  const when = instantText(Date.parse(created_at));
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Link component={LinkBase} to={importPath(paths, id)} underline="hover" sx={{ fontWeight: 600 }}>
          {archivo}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatLabel(formato)}
        </Typography>
        <Box sx={{ display: { md: 'none' } }}>
          <StateChip estado={estado} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {numbersText(summary)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {created_by} · {when}
          </Typography>
        </Box>
      </TableCell>
      <TableCell sx={{ ...WIDE_ONLY, overflowWrap: 'break-word' }}>{created_by}</TableCell>
      <TableCell sx={WIDE_ONLY}>{when}</TableCell>
      <TableCell sx={WIDE_ONLY}>
        <StateChip estado={estado} />
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{numbersText(summary)}</TableCell>
      <TableCell align="right">
        <LineActions summary={summary} onDiscarded={onDiscarded} />
      </TableCell>
    </TableRow>
  );
}

function LineActions({ summary, onDiscarded }: ImportLineProps) {
  const { id, archivo, estado } = summary;
  const paths = usePaths();
  const { isPending, discard, undo } = useImportActions(summary);
  const seeText = isClosed(estado) ? 'Ver' : 'Continuar';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <Button size="small" component={LinkBase} to={importPath(paths, id)} aria-label={`${seeText} ${archivo}`}>
        {seeText}
      </Button>
      {isDiscardable(estado) ? (
        <Button
          size="small"
          color="error"
          loading={isPending}
          aria-label={`Descartar ${archivo}`}
          onClick={() => void discard().then((isDone) => isDone && onDiscarded())}
        >
          Descartar
        </Button>
      ) : null}
      {estado === 'importada' ? (
        <Button
          size="small"
          color="inherit"
          loading={isPending}
          aria-label={`Deshacer esta importación: ${archivo}`}
          onClick={() => void undo()}
        >
          Deshacer esta importación
        </Button>
      ) : null}
    </Stack>
  );
}
