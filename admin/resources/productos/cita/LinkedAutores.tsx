import { Alert, Box, Button } from '@mui/material';
import type { AutorLink } from './autorLinks.ts';

interface LinkedAutoresProps {
  links: readonly AutorLink[];
  /** true links the author with the member, false takes the link back or gives the question up */
  onAnswer: (link: AutorLink, isMember: boolean) => void;
}

/** Which authors of a citation are members of the group, and which may be. */
export function LinkedAutores({ links, onAnswer }: LinkedAutoresProps) {
  const sure = links.filter(({ isSure }) => isSure);
  const asked = links.filter(({ isSure }) => !isSure);
  return (
    <>
      {sure.length === 0 ? null : (
        <Alert severity="success" variant="outlined">
          {sure.length === 1 ? '1 autor es integrante del grupo' : `${sure.length} autores son integrantes del grupo`}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {sure.map((link) => (
              <Button key={link.index} size="small" onClick={() => onAnswer(link, false)}>
                No es {link.name}
              </Button>
            ))}
          </Box>
        </Alert>
      )}
      {asked.map((link) => (
        <Alert key={link.index} severity="info" variant="outlined">
          ¿Es {link.name}?{' '}
          <Button size="small" aria-label={`Sí, es ${link.name}`} onClick={() => onAnswer(link, true)}>
            Sí
          </Button>
          <Button size="small" aria-label={`No, no es ${link.name}`} onClick={() => onAnswer(link, false)}>
            No
          </Button>
        </Alert>
      ))}
    </>
  );
}
