import SortIcon from '@mui/icons-material/SwapVert';
import { Button, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { OrderedResource } from '../../../../contract/resources/resources.ts';
import { WHOLE_PAGE } from '../../../../dataProvider/core/wholePage.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../../components/LoadingScreen.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { OrderedRecords } from './OrderedRecords.tsx';

type Listed = { id: number; orden?: number };

interface OrderButtonProps<R extends Listed> {
  recurso: OrderedResource;
  title: string;
  /** where the order is seen */
  help: string;
  failure: string;
  nameOf: (record: R) => string;
}

const WHOLE_LIST = { pagination: WHOLE_PAGE, sort: { field: 'orden', order: 'ASC' } } as const;

/** 'Ordenar': the whole list in the order of the site, whatever the page filters or sorts by. */
export function OrderButton<R extends Listed>({ title, ...rest }: OrderButtonProps<R>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<SortIcon />} onClick={() => setOpen(true)}>
        Ordenar
      </Button>
      {isOpen ? (
        <Modal title={title} onClose={() => setOpen(false)}>
          <DialogContent dividers>
            <Rows {...rest} />
          </DialogContent>
        </Modal>
      ) : null}
    </>
  );
}

function Rows<R extends Listed>({ recurso, help, failure, nameOf }: Omit<OrderButtonProps<R>, 'title'>) {
  const { data, error, refetch } = useGetList<R>(recurso, WHOLE_LIST);
  if (error) return <LoadFailure text={failure} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingScreen />;
  return (
    <>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{help} Cada cambio se guarda enseguida.</Typography>
      <OrderedRecords recurso={recurso} records={data.map((record) => ({ id: record.id, nombre: nameOf(record) }))} />
    </>
  );
}
