import { tabber } from './keyboard.ts';
import { expect, prepare, test } from './staff.ts';

const NAME = 'Proyecto con fecha de publicación';
/** As the segments of the field are typed. Day and month are equal, so their order does not matter. */
const DAY = '05052098';

test('schedules a project by keyboard alone, in the time of Bogotá', async ({ page, visitor }) => {
  const added = (await prepare(page.request, 'proyectos_investigacion/add_project', {
    nombre: NAME,
    objetivo: 'Aparecer a su hora.',
    estado: 1,
    fecha_inicio: '2025-01-01',
    fecha_fin: '2026-12-31',
    entidades: [],
  })) as { project: { id: number } };
  const { keyboard } = page;
  const tabTo = tabber(page);
  const writeMoment = async (label: RegExp, time: string) => {
    await tabTo(label);
    await keyboard.type(DAY);
    await keyboard.press('ArrowRight');
    await keyboard.type(time);
  };
  await page.goto(`/#/admin/detalle_proyecto/${added.project.id}`);
  await expect(page.getByRole('group', { name: 'Publicación en el sitio' })).toBeVisible();
  await writeMoment(/^Publicar desde/, '0800PM');
  await expect(page.getByLabel('Publicar desde')).toHaveValue('2098-05-05T20:00');
  await writeMoment(/^Publicar hasta/, '0700PM');
  await tabTo(/^Guardar$/);
  await keyboard.press('Enter');
  const refusal = 'Publicar hasta debe ser posterior a Publicar desde';
  await expect(page.getByLabel('Publicar hasta')).toHaveAccessibleDescription(refusal);
  await expect(page.getByRole('alert').getByText(refusal)).toBeVisible();
  await page.getByLabel('Publicar hasta').focus();
  await keyboard.press('Backspace');
  await keyboard.press('Tab');
  await tabTo(/^Guardar$/);
  await keyboard.press('Enter');
  await expect(page.getByText('Proyecto actualizado exitosamente')).toBeVisible();
  await expect(page.getByText('Programado: no se ve en el sitio')).toBeVisible();

  await page.goto('/#/admin/proyectos');
  await page.getByLabel('Buscar por nombre').fill(NAME);
  await expect(page.getByRole('row', { name: NAME })).toContainText('Programado: 5 may 2098, 8:00\u00a0p.\u00a0m.');
  const { projects } = await (await visitor.request.get('/api/Proyectos_investigacion/get_projects')).json();
  expect(projects.map(({ nombre }: { nombre: string }) => nombre)).not.toContain(NAME);
});
