import { CacheProvider } from '@emotion/react';
import { render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AdminContext, Form, ResourceContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConvenioInputs } from '../../admin/resources/convenios/ConvenioInputs.tsx';
import { EventoInputs } from '../../admin/resources/eventos/EventoInputs.tsx';
import { IntegranteInputs } from '../../admin/resources/integrantes/IntegranteInputs.tsx';
import { NoticiaInputs } from '../../admin/resources/noticias/NoticiaInputs.tsx';
import { PaginaInputs } from '../../admin/resources/paginas/PaginaInputs.tsx';
import { ProductoInputs } from '../../admin/resources/productos/ProductoInputs.tsx';
import { ProyectoInputs } from '../../admin/resources/proyectos/ProyectoInputs.tsx';
import { createStores, StoresContext } from '../../admin/session/stores.ts';
import { TYPED_FIELDS } from '../../contract/bibliography/typedFields.ts';
import { convenioChanges, newConvenio } from '../../contract/entities/convenio.ts';
import { eventoChanges, newEvento } from '../../contract/entities/evento.ts';
import { integranteChanges, newIntegrante } from '../../contract/entities/integrante.ts';
import { newNoticia, noticiaChanges } from '../../contract/entities/noticia.ts';
import { newPagina, paginaChanges } from '../../contract/entities/pagina.ts';
import { newProducto, productoChanges } from '../../contract/entities/producto.ts';
import { newProyecto, proyectoChanges } from '../../contract/entities/proyecto.ts';
import { LONG_TEXT_MAX } from '../../contract/values/constants.ts';
import { convenios } from '../../dataProvider/resources/convenios.ts';
import { eventos } from '../../dataProvider/resources/eventos.ts';
import { integrantes } from '../../dataProvider/resources/integrantes.ts';
import { noticias } from '../../dataProvider/resources/noticias.ts';
import { paginas } from '../../dataProvider/resources/paginas.ts';
import { productos } from '../../dataProvider/resources/productos.ts';
import { proyectos } from '../../dataProvider/resources/proyectos.ts';
import { i18nProvider } from '../../i18n/i18nProvider.ts';
import { resources } from '../../i18n/resources.ts';
import { slimStyles } from '../support/slimStyles.ts';

interface FieldsCase {
  resource: 'proyectos' | 'integrantes' | 'productos' | 'convenios' | 'eventos' | 'noticias' | 'paginas';
  Inputs: ComponentType<{ isNew?: boolean }>;
  schemas: readonly z.ZodType[];
  written: object;
  /** aliases of a field in the schema */
  twins?: readonly string[];
  /** file inputs, which are not fields of the body */
  files?: readonly string[];
  /** fields without an input here: those of the links of a new record */
  links?: readonly string[];
  /** texts that are chosen from a list, without a counter */
  choices?: readonly string[];
  /** records whose form shows all inputs */
  records?: readonly object[];
}

const cases: FieldsCase[] = [
  {
    resource: 'proyectos',
    Inputs: ProyectoInputs,
    schemas: [newProyecto, proyectoChanges],
    written: proyectos.write?.(proyectos.read({})) ?? {},
    twins: ['url_externa'],
    files: ['imagen'],
    links: ['id_linea', 'integrantes', 'productos'],
    // The text of a picture is asked for once there is one.
    records: [{ nombre_imagen: 'a.webp' }],
  },
  {
    resource: 'integrantes',
    Inputs: IntegranteInputs,
    schemas: [newIntegrante, integranteChanges],
    written: integrantes.write?.(integrantes.read({})) ?? {},
    twins: ['correo'],
    files: ['imagen'],
  },
  {
    resource: 'productos',
    Inputs: ProductoInputs,
    schemas: [newProducto, productoChanges],
    written: productos.write?.(productos.read({})) ?? {},
    twins: ['url_externa', 'enlace_ext'],
    files: ['pdf'],
    choices: ['acceso', 'idioma', 'licencia', 'tipo'],
    // A field that the type does not need is shown while it has a value.
    records: [
      {
        ...Object.fromEntries(TYPED_FIELDS.map((field) => [field, '1'])),
        autores: [{}],
        editores: [{}],
        fecha_embargo: '2026-01-01',
      },
    ],
  },
  {
    resource: 'convenios',
    Inputs: ConvenioInputs,
    schemas: [newConvenio, convenioChanges],
    written: convenios.write?.(convenios.read({})) ?? {},
    files: ['archivo'],
  },
  {
    resource: 'eventos',
    Inputs: EventoInputs,
    schemas: [newEvento, eventoChanges],
    written: eventos.write?.(eventos.read({})) ?? {},
    twins: ['titulo'],
    files: ['imagen'],
    records: [{ tipo: 1, nombre_imagen: 'a.webp' }, { tipo: 3 }],
  },
  {
    resource: 'noticias',
    Inputs: NoticiaInputs,
    schemas: [newNoticia, noticiaChanges],
    written: noticias.write?.(noticias.read({})) ?? {},
    files: ['imagen'],
  },
  {
    resource: 'paginas',
    Inputs: PaginaInputs,
    schemas: [newPagina, paginaChanges],
    written: paginas.write?.(paginas.read({})) ?? {},
    files: ['imagen'],
  },
];

/** The fields of the request bodies, except id, version and aliases; the input of a file also removes it. */
function schemaFields({ schemas, twins = [], links = [] }: FieldsCase): string[] {
  const names = schemas.flatMap((schema) =>
    Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
  );
  const written = names
    .filter((name) => !['id', 'version', 'quitar_imagen', 'quitar_pdf', ...twins, ...links].includes(name))
    .map(wireName);
  return [...new Set(written)].sort();
}

/** Shows the inputs of a new and of a stored record. */
function renderInputs({ resource, Inputs, records = [{}] }: FieldsCase): void {
  for (const record of records) {
    for (const isNew of [true, false]) {
      render(
        <CacheProvider value={slimStyles()}>
          <AdminContext i18nProvider={i18nProvider}>
            <StoresContext value={createStores('')}>
              <ResourceContextProvider value={resource}>
                <Form record={record}>
                  <Inputs isNew={isNew} />
                </Form>
              </ResourceContextProvider>
            </StoresContext>
          </AdminContext>
        </CacheProvider>,
      );
    }
  }
}

function inputNames(): string[] {
  const named = [...document.querySelectorAll('input[name], textarea[name], [data-field]')].map(
    (input) => input.getAttribute('name') ?? input.getAttribute('data-field') ?? '',
  );
  return [...new Set(named.map((name) => name.split('.')[0] ?? ''))];
}

/** The limits of the texts in the request body, by the message of a text that is too long. */
function textLimits(fieldsCase: FieldsCase): [name: string, max: number][] {
  const tooLong = 'x'.repeat(LONG_TEXT_MAX + 1);
  return schemaFields(fieldsCase).flatMap((name) => {
    const issues = fieldsCase.schemas.at(-1)?.safeParse({ id: 1, [name]: tooLong }).error?.issues ?? [];
    const messages = issues.filter(({ path }) => path.join() === name).map(({ message }) => message);
    const [, max] = /^Use como máximo (\d+) caracteres$/.exec(messages.join()) ?? [];
    return max === undefined ? [] : [[name, Number(max)]];
  });
}

/** The counters of the inputs, by field. */
const shownCounters = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('input[name], textarea[name]')].flatMap((input) => {
      const help = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      const [counter] = /\d+\/\d+ caracteres$/.exec(help?.textContent ?? '') ?? [];
      return counter === undefined ? [] : [[input.getAttribute('name') ?? '', counter]];
    }),
  );

/** The form's switch `activo` is sent as `estado` or under its own name. */
const wireName = (name: string) => (name === 'activo' ? 'estado' : name);

describe.each(cases)('the form of $resource', (fieldsCase) => {
  it('has an input for every field of the request body', async () => {
    const { files = [] } = fieldsCase;
    renderInputs(fieldsCase);
    await waitFor(() => {
      const names = inputNames().filter((name) => !files.includes(name));
      expect([...new Set(names.map(wireName))].sort()).toEqual(schemaFields(fieldsCase));
    });
  });

  it('counts every text up to the limit of the request body', async () => {
    const { records = [{}], choices = [] } = fieldsCase;
    const limits = textLimits(fieldsCase).filter(([name]) => !choices.includes(name));
    const full = Object.fromEntries(limits.map(([name, max]) => [name, 'x'.repeat(max)]));
    renderInputs({ ...fieldsCase, records: records.map((record) => ({ ...record, ...full })) });
    const counters = limits.map(([name, max]) => [name, `${max}/${max} caracteres`]);
    await waitFor(() => expect(shownCounters()).toEqual(Object.fromEntries(counters)));
  });

  it('has a label for every input', async () => {
    const labels = Object.keys(resources[fieldsCase.resource].fields);
    renderInputs(fieldsCase);
    await waitFor(() => expect(inputNames().map(wireName)).toEqual(expect.arrayContaining(schemaFields(fieldsCase))));
    for (const name of inputNames()) expect(labels).toContain(name);
  });

  it('sends every field of the request body', () => {
    const names = Object.keys(fieldsCase.written);
    expect([...new Set(names.map(wireName))].sort()).toEqual(schemaFields(fieldsCase));
  });
});
