import type { Page } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { violations } from './axe.ts';
import { tabber } from './keyboard.ts';
import { expect, prepare, test } from './staff.ts';
import { searchList } from './support.ts';

const PROYECTO = 'Peatones en la noche larga';
const PRODUCTO = 'Guía de la noche larga';
const MEMBER = { nombres: 'Zenobia', apellidos: 'Ruiz Archivada' };
const NAME = `${MEMBER.nombres} ${MEMBER.apellidos}`;

// The pages and forms of archived records.
test.use({ expectedNoise: /40[49]|410|422/ });

/** A project with a member and a product. @returns their ids */
async function linkedRecords({ request }: Page) {
  const dates = { fecha_inicio: '2026-01-01', fecha_fin: '2026-12-31' };
  const { project } = (await prepare(request, 'proyectos_investigacion/add_project', {
    nombre: PROYECTO,
    objetivo: 'Ver mejor',
    estado: 1,
    ...dates,
  })) as { project: { id: number } };
  const form = await request.post('/api/integrantes_investigacion/add_integrante', {
    multipart: { ...MEMBER, cargo: 'Investigadora', grupo: '1' },
  });
  const { integrante } = (await form.json()) as { integrante: { id: number } };
  const { product } = (await prepare(request, 'prod_investigacion/add_product', {
    nombre: PRODUCTO,
    tipo: 'Libro',
  })) as { product: { id: number } };
  const proyecto_id = project.id;
  await prepare(request, 'Proyecto_integrante/add_actor_to_project', { proyecto_id, actor_id: integrante.id });
  await prepare(request, 'prod_investigacion/add_product_to_project', { proyecto_id, producto_id: product.id });
  return { proyecto: project.id, integrante: integrante.id, producto: product.id };
}

test('archives, restores and deletes for ever, while another person edits', async ({ page, visitor, context }) => {
  const ids = await linkedRecords(page);
  const address = sitePaths.proyecto(ids.proyecto, PROYECTO);
  const statusOf = async (path: string) => (await visitor.request.get(path)).status();
  const other = await context.newPage();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });

  await test.step('a project shows its links before it is archived, by keyboard', async () => {
    expect(await statusOf(address)).toBe(200);
    await other.goto(`/#/admin/detalle_proyecto/${ids.proyecto}`);
    await other.getByLabel('Objetivo').first().fill('Lo que otra persona escribe');
    await page.goto(`/#/admin/detalle_proyecto/${ids.proyecto}`);
    await expect(page.getByRole('heading', { level: 1, name: PROYECTO })).toBeVisible();
    const press = tabber(page);
    await press(/^Archivar$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Archivar proyecto' });
    await expect(dialog.getByRole('region', { name: 'Integrante (1)' }).getByText(NAME)).toBeVisible();
    await expect(dialog.getByText(PRODUCTO)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await press(/^Archivar$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enviado a la Papelera')).toBeVisible();
    await expect(page).toHaveURL(/#\/admin\/proyectos$/);
    await expect(page.getByRole('heading', { name: 'Proyectos de investigación' })).toBeVisible();
    await expect(row(PROYECTO)).toHaveCount(0);
  });

  await test.step('its real address answers 410, its page in the back office leads to the trash', async () => {
    expect(await statusOf(address)).toBe(410);
    await page.goto(`/#/admin/detalle_proyecto/${ids.proyecto}`);
    await expect(page.getByText('El proyecto está en la Papelera')).toBeVisible();
    await page.getByRole('link', { name: 'Abrir la Papelera' }).click();
    await expect(page).toHaveURL(/#\/admin\/papelera$/);
  });

  await test.step('who edits it is told, loses nothing, and restores it', async () => {
    await other.getByRole('button', { name: 'Guardar', exact: true }).click();
    const dialog = other.getByRole('dialog', { name: 'El proyecto está en la Papelera' });
    await expect(dialog).toBeVisible();
    expect(await violations(other)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restaurar' }).click();
    await expect(dialog).toBeHidden();
    await expect(other.getByLabel('Objetivo').first()).toHaveValue('Lo que otra persona escribe');
    await other.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(other.getByText('Proyecto actualizado exitosamente')).toBeVisible();
    expect(await statusOf(address)).toBe(200);
    await other.close();
  });

  await test.step('members and products are archived from their page and view', async () => {
    await page.goto(`/#/admin/integrante_detail/${ids.integrante}`);
    await page.getByRole('button', { name: 'Archivar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archivar integrante' });
    await expect(dialog.getByText(PROYECTO)).toBeVisible();
    await dialog.getByRole('button', { name: 'Archivar' }).click();
    await expect(page).toHaveURL(/#\/admin\/integrantes$/);
    await expect(row(NAME)).toHaveCount(0);
    await page.goto('/#/admin/productos_investigacion');
    await searchList(page, PRODUCTO);
    await page.getByRole('button', { name: `Ver ${PRODUCTO}` }).click();
    await page.getByRole('button', { name: 'Archivar' }).click();
    const archive = page.getByRole('dialog', { name: 'Archivar producto' });
    await archive.getByRole('button', { name: 'Archivar' }).click();
    await expect(archive).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Ver ${PRODUCTO}` })).toHaveCount(0);
  });

  await test.step('the trash is searched, filtered and restores with the links', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/#/admin/papelera');
    // The menu of the wide window would lie over the page.
    await page.reload();
    await expect(row(PRODUCTO)).toBeVisible();
    await page.getByPlaceholder('Buscar por nombre').fill('zenobia');
    await expect(row(PRODUCTO)).toHaveCount(0);
    await page.getByPlaceholder('Buscar por nombre').fill('');
    await page.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Producto' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(row(NAME)).toHaveCount(0);
    await tabber(page)(new RegExp(`^Restaurar ${PRODUCTO}$`));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Restaurado exitosamente')).toBeVisible();
    await expect(row(PRODUCTO)).toHaveCount(0);
    const { productos } = await (
      await page.request.get(`/api/Proyectos_investigacion/get_project/${ids.proyecto}`)
    ).json();
    expect(productos).toEqual([expect.objectContaining({ nombre: PRODUCTO })]);
  });

  await test.step('deleting for ever asks for the name', async () => {
    await page.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option').filter({ hasText: 'Todos' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(row(NAME)).toBeVisible();
    await tabber(page)(new RegExp(`^Eliminar para siempre ${NAME}$`));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Eliminar para siempre' });
    await expect(dialog.getByText(/Ley 1581/)).toBeVisible();
    await page.keyboard.type('Zenobia');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/El nombre no coincide/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wider)).toBe(0);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(NAME);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Eliminado para siempre')).toBeVisible();
    await expect(row(NAME)).toHaveCount(0);
    const { movimientos } = await (await page.request.get('/api/movimientos/get_all')).json();
    expect(JSON.stringify(movimientos)).not.toContain(MEMBER.apellidos);
    expect(await statusOf(sitePaths.integrante(ids.integrante, NAME))).toBe(410);
  });
});
