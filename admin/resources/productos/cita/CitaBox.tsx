import FormatQuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import { Alert, Box, Button, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Integrante } from '../../../../dataProvider/resources/integrantes.ts';
import { labels } from '../../../../i18n/labels.ts';
import { fieldLabel } from '../../../display/fieldLabel.ts';
import { ALL_INTEGRANTES } from '../ficha/matchIntegrantes.ts';
import { type PersonaDraft, toPersona } from '../ficha/personaDraft.ts';
import { type AutorLink, findAutorLinks, placeOfAutor } from './autorLinks.ts';
import { CitaResult } from './CitaResult.tsx';
import { compareFields, replacement } from './compareFields.ts';
import { LinkedAutores } from './LinkedAutores.tsx';
import { type CitaReading, type CitedField, readCita } from './readCita.ts';
import { useKeptWorks, WorkChoice } from './WorkChoice.tsx';

const LOAD_FAILED = 'No se pudo cargar el lector de citas. Intente de nuevo.';

interface Outcome {
  reading: CitaReading;
  filled: CitedField[];
  different: CitedField[];
  links: AutorLink[];
}

const labelsOf = (fields: readonly CitedField[]) => fields.map((field) => fieldLabel('productos', field));

const sameItem = (a: CitaReading, b: CitaReading) => JSON.stringify(a.item) === JSON.stringify(b.item);

/** Fills the form from a pasted citation. A field that has a value is replaced only if the user chooses so. */
export function CitaBox({ isNew = false }: { isNew?: boolean }) {
  const { getValues, setValue } = useFormContext();
  const dataProvider = useDataProvider();
  const [kept, keep] = useKeptWorks();
  const [works, setWorks] = useState(isNew ? kept : []);
  const [isOpen, setOpen] = useState(works.length > 0);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [chosen, setChosen] = useState<CitaReading | null>(null);
  const id = useId();

  const fill = (reading: CitaReading, fields: readonly CitedField[]) => {
    for (const field of fields) {
      setValue(field, replacement(field, reading.fields, getValues()), { shouldDirty: true });
    }
  };
  /** Links an author with a member, or with nobody. @returns false if the author is no longer in the list */
  const linkTo = (link: AutorLink, integrante_id: number | null = link.id): boolean => {
    const autores: readonly PersonaDraft[] = getValues('autores');
    const place = placeOfAutor(link, autores.map(toPersona));
    if (place === -1) return false;
    setValue(
      'autores',
      autores.map((autor, at) => (at === place ? { ...autor, integrante_id } : autor)),
      { shouldDirty: true },
    );
    return true;
  };
  /** Links the authors that were filled in and that are members. */
  const linkAutores = async (fields: readonly CitedField[]): Promise<AutorLink[]> => {
    if (!fields.includes('autores')) return [];
    const { data } = await dataProvider
      .getList<Integrante>('integrantes', { ...ALL_INTEGRANTES, filter: {} })
      .catch(() => ({ data: [] }));
    const links = findAutorLinks(getValues('autores').map(toPersona), data);
    for (const link of links.filter(({ isSure }) => isSure)) linkTo(link);
    return links;
  };
  const answerLink = (answered: AutorLink, isMember: boolean) => {
    const isThere = linkTo(answered, isMember ? answered.id : null);
    if (outcome === null) return;
    const rest = outcome.links.filter(({ index }) => index !== answered.index);
    const links = isMember && isThere ? [...rest, { ...answered, isSure: true }] : rest;
    setOutcome({ ...outcome, links });
  };
  const fillFrom = async (reading: CitaReading) => {
    setOutcome(null);
    const { empty, different } = compareFields(reading.fields, getValues());
    fill(reading, empty);
    setOutcome({ reading, filled: empty, different, links: await linkAutores(empty) });
  };
  const choose = (work: CitaReading) => {
    setChosen(work);
    if (isNew) keep(works.filter((other) => other !== work));
    void fillFrom(work);
  };
  const discard = () => {
    setWorks(works.filter((work) => work === chosen));
    if (isNew) keep([]);
  };
  const read = async () => {
    setOutcome(null);
    setError('');
    try {
      const readings = await readCita(text);
      const [first] = readings;
      if (first !== undefined && readings.length === 1) return await fillFrom(first);
      setChosen(null);
      setWorks([...readings, ...works].filter((work, at, all) => all.findIndex((one) => sameItem(one, work)) === at));
    } catch (failure) {
      setError(failure instanceof Error && failure.name === 'CitationError' ? failure.message : LOAD_FAILED);
    }
  };
  const replace = async ({ reading, filled, different, links }: Outcome, chosen: readonly CitedField[]) => {
    fill(reading, chosen);
    const rest = different.filter((field) => !chosen.includes(field));
    const added = await linkAutores(chosen);
    setOutcome({ reading, filled: [...filled, ...chosen], different: rest, links: [...links, ...added] });
  };

  return (
    <Box sx={{ width: '100%', mb: 1 }}>
      <Button
        size="small"
        startIcon={<FormatQuoteIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Completar desde una cita
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ p: 1.5, border: '1px solid', borderColor: 'divider', borderRadius: '10px' }}>
        {isOpen ? (
          <>
            <TextField
              label={labels.cita.texto}
              multiline
              minRows={4}
              maxRows={12}
              value={text}
              onChange={({ target }) => setText(target.value)}
              helperText="En BibTeX, RIS o JSON. Se lee en este navegador: no se envía a nadie."
              autoFocus
            />
            <Button variant="outlined" disabled={text.trim() === ''} onClick={() => void read()}>
              Leer la cita
            </Button>
          </>
        ) : null}
        <div role="status">
          {works.length === 0 || chosen !== null ? null : (
            <Alert severity="info" variant="outlined" sx={{ mt: 1 }}>
              {works.length === 1 ? 'Queda 1 obra de la cita.' : `La cita tiene ${works.length} obras.`} Elija la de
              este producto.
            </Alert>
          )}
          {error === '' ? null : (
            <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
              {error}
            </Alert>
          )}
          {outcome === null ? null : (
            <>
              <LinkedAutores links={outcome.links} onAnswer={answerLink} />
              <CitaResult
                reading={outcome.reading}
                filled={labelsOf(outcome.filled)}
                different={outcome.different}
                onReplace={(chosen) => void replace(outcome, chosen)}
              />
            </>
          )}
        </div>
        {works.length === 0 ? null : (
          <WorkChoice works={works} chosen={chosen} areKept={isNew} onChoose={choose} onDiscard={discard} />
        )}
      </Box>
    </Box>
  );
}
