import { Box, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { Panel } from '../../components/Panel.tsx';
import { countText } from '../../display/countText.ts';
import { useShownImport } from './importContext.ts';
import { MemberChoice } from './MemberChoice.tsx';

/** Names of authors that more than one member fits, asked once for the whole import. */
export function DoubtfulNames() {
  const { importacion, isEditable, change } = useShownImport();
  const { chooseImportAuthor } = useDataProvider<PortalDataProvider>();
  const { nombres } = importacion;
  if (nombres.length === 0) return null;
  const open = nombres.filter(({ integrante_id }) => integrante_id === undefined).length;
  const choose = (nombre: string, integrante_id: number | null) =>
    void change((seen) => chooseImportAuthor(seen, { nombre, integrante_id }));
  return (
    <Panel
      title={open === 0 ? 'Autores' : `Autores (${open} por decidir)`}
      note="Se pregunta una vez y se recuerda para las próximas importaciones. Sin respuesta, el nombre queda como está escrito."
    >
      <Box component="ul" aria-label="Autores por decidir" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {nombres.map((name) => (
          <Box
            key={name.nombre}
            component="li"
            sx={{
              py: 1,
              display: 'grid',
              columnGap: 2,
              alignItems: 'center',
              gridTemplateColumns: { xs: '1fr', md: '1fr 320px' },
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              ¿Quién es «{name.nombre}»?{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                ({countText(name.filas, 'fila', 'filas')})
              </Box>
            </Typography>
            <MemberChoice name={name} disabled={!isEditable} onChoose={(id) => choose(name.nombre, id)} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
