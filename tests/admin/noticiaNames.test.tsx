import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { type LocalCopy, NEW_RECORD } from '../../admin/session/localCopies/localCopy.ts';
import { createStores, StoresContext } from '../../admin/session/stores.ts';
import { SignOutDialog } from '../../admin/shell/layout/SignOutDialog.tsx';
import { UndoConflictDialog } from '../../admin/shell/UndoConflictDialog.tsx';
import { aNoticia } from '../support/builders/staffNoticia.ts';

const TITULO = 'El grupo abre su laboratorio';

const copyOfNoticia: LocalCopy = {
  id: 'a',
  tab: 't',
  savedAt: 1,
  userId: '1',
  resource: 'noticias',
  recordId: 9,
  draftId: 0,
  base: { ...aNoticia({ titulo: TITULO }) },
  changes: { fecha: '2026-03-01' },
  files: [],
  wasSent: false,
};

it('signing out names the noticias with unsaved work by their titles', async () => {
  const added = { ...copyOfNoticia, id: 'b', recordId: NEW_RECORD, base: {}, changes: { titulo: 'Foro vial' } };
  render(
    <AdminContext>
      <StoresContext value={createStores('')}>
        <SignOutDialog copies={[copyOfNoticia, added]} onConfirm={() => {}} onCancel={() => {}} />
      </StoresContext>
    </AdminContext>,
  );
  const names = (await screen.findAllByRole('listitem')).map((item) => item.querySelector('span')?.textContent);
  expect(names).toEqual([`Noticia: ${TITULO}`, 'Noticia sin agregar: Foro vial']);
});

it('a refused undo names a noticia by its title', async () => {
  const esperado = { ...aNoticia({ titulo: TITULO }) };
  const conflict = { recurso: 'noticias', recurso_id: 9, esperado, actual: null };
  render(
    <AdminContext>
      <StoresContext value={createStores('')}>
        <UndoConflictDialog message="No se deshizo" conflicts={[conflict]} onClose={() => {}} />
      </StoresContext>
    </AdminContext>,
  );
  expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe(`Noticia: ${TITULO}`);
});
