import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { withScheme } from '../../contract/fields/webUrl.ts';
import { anIntegrante } from '../support/builders/staffRecords.ts';
import { answer, mockedNetwork } from '../support/network.ts';
import { openAt, signIn } from './backOffice.tsx';

mockedNetwork();

beforeEach(() => {
  signIn();
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
});

it.each([
  ['facebook.com/grupo', 'https://facebook.com/grupo'],
  [' www.ejemplo.org ', 'https://www.ejemplo.org'],
  ['niñez.ejemplo.org?a=1', 'https://niñez.ejemplo.org?a=1'],
  ['http://ejemplo.org', 'http://ejemplo.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mailto:ana@ejemplo.org', 'mailto:ana@ejemplo.org'],
  ['ana@ejemplo.org', 'ana@ejemplo.org'],
  ['no es una URL', 'no es una URL'],
  ['ver ejemplo.org', 'ver ejemplo.org'],
  ['ejemplo', 'ejemplo'],
  ['', ''],
])('%j becomes %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});

it('an address gets its scheme when its field is left', async () => {
  openAt('/integrante_detail/5');
  const input = await screen.findByLabelText<HTMLInputElement>(/^Perfil de LinkedIn/);
  fireEvent.change(input, { target: { value: 'linkedin.com/in/ana' } });
  expect(input.value).toBe('linkedin.com/in/ana');
  fireEvent.blur(input);
  await waitFor(() => expect(input.value).toBe('https://linkedin.com/in/ana'));
});
