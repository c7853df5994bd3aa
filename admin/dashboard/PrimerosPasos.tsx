import DoneIcon from '@mui/icons-material/CheckCircle';
import TodoIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useStore } from 'react-admin';
import type { Paso } from '../../contract/primerosPasos.ts';
import type { PortalDataProvider } from '../../dataProvider/index.ts';
import { usePaths } from '../paths.ts';
import { answerOr } from '../session/answerOr.ts';
import { ListGrid } from './ListGrid.tsx';

type Paths = ReturnType<typeof usePaths>;

interface Step {
  text: string;
  detail: string;
  to: (paths: Paths) => string;
  /** the list of the records opens the form of a new one */
  opensForm?: boolean;
}

const STEPS: Record<Paso, Step> = {
  identidad: {
    text: 'Escriba el nombre del grupo',
    detail: 'Con su logo, sus colores y los textos del inicio.',
    to: ({ identidad }) => identidad,
  },
  linea: {
    text: 'Describa una línea de investigación',
    detail: 'Su texto se lee en la página de la línea.',
    to: ({ lineas }) => lineas,
  },
  proyecto: {
    text: 'Agregue un proyecto',
    detail: 'Con su objetivo y sus fechas. Los integrantes y productos se suman después.',
    to: ({ newProyecto }) => newProyecto,
  },
  integrante: {
    text: 'Agregue un integrante',
    detail: 'Después podrá sumarlo a proyectos y nombrarlo como autor.',
    to: ({ integrantes }) => integrantes,
    opensForm: true,
  },
  producto: {
    text: 'Agregue un producto',
    detail: 'Un artículo, un libro, un software… La ficha se llena al pegar su cita.',
    to: ({ productos }) => productos,
    opensForm: true,
  },
  convenio: {
    text: 'Agregue un convenio',
    detail: 'El logo de la entidad aliada aparece en el inicio.',
    to: ({ convenios }) => convenios,
    opensForm: true,
  },
  evento: {
    text: 'Agregue un evento',
    detail: 'Uno al que el grupo asistió o asistirá.',
    to: ({ eventos }) => eventos,
    opensForm: true,
  },
};

/** What a new portal needs, until all of it is done or a user of this browser hides it. */
export function PrimerosPasos() {
  const [isHidden, setHidden] = useStore('primerosPasos.ocultos', false);
  const { getPrimerosPasos } = useDataProvider<PortalDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['primerosPasos'],
    queryFn: async ({ signal }) => answerOr(await getPrimerosPasos({ signal }), []),
    enabled: !isHidden,
  });
  // A newer server may know more steps.
  const steps = data.filter(({ paso }) => Object.hasOwn(STEPS, paso));
  if (isHidden || steps.every(({ hecho }) => hecho)) return null;
  const done = steps.filter(({ hecho }) => hecho).length;
  return (
    <Card component="section" aria-labelledby="primeros-pasos" sx={{ mb: 2 }}>
      <CardContent>
        <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id="primeros-pasos" variant="h2">
            Primeros pasos
          </Typography>
          <Button size="small" onClick={() => setHidden(true)}>
            Ocultar
          </Button>
        </Stack>
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>
          {done} de {steps.length} hechos. Cada paso se marca solo.
        </Typography>
        <ListGrid component="ol" labelledBy="primeros-pasos">
          {steps.map(({ paso, hecho }) => (
            <StepItem key={paso} step={STEPS[paso]} isDone={hecho} />
          ))}
        </ListGrid>
      </CardContent>
    </Card>
  );
}

function StepItem({ step: { text, detail, to, opensForm = false }, isDone }: { step: Step; isDone: boolean }) {
  const paths = usePaths();
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ py: 0.75 }}>
      {isDone ? <DoneIcon color="primary" aria-hidden /> : <TodoIcon color="disabled" aria-hidden />}
      <div>
        <Link component={LinkBase} to={to(paths)} {...(opensForm && { state: { create: true } })}>
          {text}
        </Link>
        {isDone ? (
          <Box component="span" sx={visuallyHidden}>
            {' '}
            (hecho)
          </Box>
        ) : null}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      </div>
    </Stack>
  );
}
