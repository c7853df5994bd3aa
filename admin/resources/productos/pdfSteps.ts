import type { DataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { fileOf } from '../../../dataProvider/core/selectedFile.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import type { Step } from '../../records/forms/createInSteps.ts';

export function pdfSteps(dataProvider: DataProvider, pdf: Producto['pdf']): Step[] {
  const file = fileOf(pdf);
  if (file === undefined) return [];
  const change = async (id: number, value: Producto['pdf']) => {
    const { data: previousData } = await dataProvider.getOne<Producto>('productos', { id });
    // A removal without answer may have been applied.
    if (value === false && previousData.url_pdf === '') return;
    await dataProvider.update('productos', { id, data: { pdf: value }, previousData });
  };
  return [
    {
      // Another file is another step.
      key: `pdf ${file.name} ${file.size} ${file.lastModified}`,
      label: fieldLabel('productos', 'pdf'),
      failure: messages.productos.pdfFailed,
      async run(id) {
        await change(id, pdf);
        return () => change(id, false);
      },
    },
  ];
}
