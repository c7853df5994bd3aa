import DoneIcon from '@mui/icons-material/CheckCircle';
import TodoIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { type FirstStep, useAdminResources } from '../../addresses/adminResource.ts';
import { type PathWithState, usePaths } from '../../addresses/paths.ts';
import { useSend } from '../../feedback/useSend.ts';
import { answerOr } from '../../session/answerOr.ts';
import { FoldedSection } from './FoldedSection.tsx';
import { ListGrid } from './ListGrid.tsx';

type Step = FirstStep & { link: PathWithState };

const QUERY_KEY = ['primerosPasos'];

/** The steps of the resources. A newer server may know more of them. */
function useSteps(): ReadonlyMap<string, Step> {
  const paths = usePaths();
  const resources = useAdminResources();
  return new Map(
    RESOURCE_NAMES.flatMap((name) => {
      const { firstStep } = resources[name];
      if (firstStep === undefined) return [];
      const { list, create } = paths[name];
      const link = firstStep.opens === 'list' ? { to: list, state: null } : create;
      return [[firstStep.paso, { ...firstStep, link }] as const];
    }),
  );
}

/** What a new portal needs, until all of it is done. */
export function PrimerosPasos() {
  const { getPrimerosPasos } = useDataProvider<PortalDataProvider>();
  const { data = [] } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async ({ signal }) => answerOr(await getPrimerosPasos({ signal }), []),
  });
  const known = useSteps();
  const steps = data.flatMap(({ paso, hecho, declarado }) => {
    const step = known.get(paso);
    return step === undefined ? [] : [{ ...step, hecho, declarado }];
  });
  // The last step may just have been declared done: it stays here to be taken back.
  const [wasDeclared, setDeclared] = useState(false);
  if (steps.length === 0 || (steps.every(({ hecho }) => hecho) && !wasDeclared)) return null;
  const done = steps.filter(({ hecho }) => hecho).length;
  return (
    <Card sx={{ minWidth: 0 }}>
      <CardContent>
        <FoldedSection title={`Primeros pasos: ${done} de ${steps.length} hechos`} storeKey="panel.pasos" isOpenAtFirst>
          <Typography sx={{ color: 'text.secondary' }}>Cada paso se marca solo.</Typography>
          <ListGrid component="ol" label="Primeros pasos">
            {steps.map(({ hecho, declarado, ...step }) => (
              <StepItem key={step.paso} step={step} isDone={hecho}>
                {step.declared !== undefined && (declarado || !hecho) ? (
                  <DeclareButton name={step.declared} isDeclared={declarado} onDeclare={() => setDeclared(true)} />
                ) : null}
              </StepItem>
            ))}
          </ListGrid>
        </FoldedSection>
      </CardContent>
    </Card>
  );
}

interface DeclareButtonProps {
  name: string;
  isDeclared: boolean;
  onDeclare: () => void;
}

/** Stores for all staff that the texts are right as they are, or takes that back. */
function DeclareButton({ name, isDeclared, onDeclare }: DeclareButtonProps) {
  const { setTextosRevisados } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const { isPending, send } = useSend();
  const save = () =>
    send(async () => {
      await setTextosRevisados(!isDeclared);
      if (!isDeclared) onDeclare();
      await queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    }, messages.ejemplo.textosFailed);

  return (
    <Button size="small" loading={isPending} onClick={() => void save()}>
      {isDeclared ? `Deshacer «${name}»` : name}
    </Button>
  );
}

interface StepItemProps {
  step: Step;
  isDone: boolean;
  children: ReactNode;
}

function StepItem({ step: { text, detail, link }, isDone, children }: StepItemProps) {
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ py: 0.75 }}>
      {isDone ? <DoneIcon color="primary" aria-hidden /> : <TodoIcon color="disabled" aria-hidden />}
      <div>
        <Link component={RouterLink} {...link}>
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
        {children}
      </div>
    </Stack>
  );
}
