import { render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CountedTextInput } from '../../admin/records/forms/inputs/CountedTextInput.tsx';
import { write } from './backOffice.tsx';

it('a change of a counted text does not render the other inputs of its form', async () => {
  let renders = 0;
  /** Like each input of react-admin, which reads the context of its form. */
  function OtherInput() {
    useFormContext();
    renders += 1;
    return null;
  }
  const other = <OtherInput />;
  render(
    <AdminContext>
      <Form defaultValues={{ lema: '' }}>
        <CountedTextInput source="lema" label="Lema" max={20} multiline />
        {other}
      </Form>
    </AdminContext>,
  );
  await screen.findByText('0/20 caracteres');
  const before = renders;
  write('Lema', 'Mar');
  await waitFor(() => expect(screen.getByText('3/20 caracteres')).toBeDefined());
  expect(renders).toBe(before);
});
