import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { WithOrigen } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { labels } from '../../../i18n/labels.ts';
import { Detail } from '../../components/Detail.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Panel } from '../../components/Panel.tsx';
import { answerOr } from '../../session/answerOr.ts';

/** Rows that were merged have a blank line between them. */
const BETWEEN_ROWS = '\n\n';

interface Part {
  key: number;
  section: string;
  text: string;
}

const partsOf = (origen: string): Part[] =>
  origen.split(BETWEEN_ROWS).map((row, key) => {
    const [section = '', ...lines] = row.split('\n');
    return { key, section, text: lines.join('\n') };
  });

/** The rows of a file that a record comes from: each with its section, and its text as it was. */
export function OrigenText({ origen }: { origen: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      {partsOf(origen).map(({ key, section, text }) => (
        <div key={key}>
          <Typography sx={{ fontWeight: 650 }}>{section}</Typography>
          {text === '' ? null : <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>}
        </div>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Es lo que dice el archivo que se importó. Los visitantes no lo ven.
      </Typography>
    </Box>
  );
}

interface OrigenProps {
  recurso: WithOrigen;
  id: number;
  /** among the details of a record, not in a panel */
  isDetail?: boolean;
}

const NONE = { origen: '' };

/** The rows of a file that a stored record comes from; nothing for a record that staff wrote themselves. */
export function Origen({ recurso, id, isDetail = false }: OrigenProps) {
  const { getOrigen } = useDataProvider<PortalDataProvider>();
  const {
    data = '',
    error,
    refetch,
  } = useQuery({
    queryKey: [recurso, 'origen', id],
    queryFn: async ({ signal }) => answerOr(await getOrigen(recurso, id, { signal }), NONE).origen,
  });
  if (!error && data === '') return null;
  const content = error ? (
    <LoadFailure text={messages.origen.loadFailed} onRetry={() => void refetch()} />
  ) : (
    <OrigenText origen={data} />
  );
  const { origen: title } = labels.registro;
  return isDetail ? <Detail label={title}>{content}</Detail> : <Panel title={title}>{content}</Panel>;
}
