import { Link } from '@mui/material';
import { isWebUrl } from '../../contract/fields.ts';

/** A link that leaves the portal; text that is no web address stays text. */
export function ExternalLink({ url, text = url }: { url: string; text?: string }) {
  if (!isWebUrl(url)) return <>{url}</>;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Link>
  );
}
