import { Link } from '@mui/material';
import { isWebUrl } from '../../contract/fields/webUrl.ts';

/** A link to another site. Text that is not a web URL is shown as plain text. */
export function ExternalLink({ url, text = url }: { url: string; text?: string }) {
  if (!isWebUrl(url)) return <>{url}</>;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Link>
  );
}
