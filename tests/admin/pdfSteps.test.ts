import { type DataProvider, HttpError, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { pdfSteps } from '../../admin/resources/productos/pdfSteps.ts';

it('removing a replaced PDF is done although an earlier removal was stored without an answer', async () => {
  const stored = { id: 1, url_pdf: '' };
  const update = vi.fn(async (_resource: string, { data }: { data: { pdf?: unknown } }) => {
    if (data.pdf === false && stored.url_pdf === '') throw new HttpError('El producto no tiene texto completo', 409);
    stored.url_pdf = data.pdf === false ? '' : '/a.pdf';
    if (data.pdf === false) throw new HttpError('', 0);
    return { data: stored };
  });
  const getOne = async () => ({ data: { ...stored } });
  const dataProvider = testDataProvider({ getOne, update } as unknown as Partial<DataProvider>);
  const [step] = pdfSteps(dataProvider, { rawFile: new File(['%PDF'], 'a.pdf'), src: '', title: 'a.pdf' });
  const undo = await step?.run(1);
  await expect(undo?.()).rejects.toMatchObject({ status: 0 });
  await undo?.();
  expect(update).toHaveBeenCalledTimes(2);
});
