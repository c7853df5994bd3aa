/** The answers of the other portal to the specified calls, in a shape. */
import { type Cells, writtenOf } from './cell.ts';
import type { OldContent, OldProyecto, OldRecord } from './content.ts';
import type { Shape } from './shapes.ts';

export type Answer = () => unknown;

/** The calls that staff alone get where there are sessions. */
export const STAFF_CALLS: readonly string[] = [
  'proyectos_investigacion/get_all',
  'integrantes_investigacion/get_all',
  'Prod_investigacion/get_all',
  'prod_investigacion/buscarTodo',
  'Lineas_investigacion/get_all',
  'convenios/get_all',
  'eventos/get_all',
  'inicio/get_configuracion',
];

const NAMES = {
  proyectos: ['projects', 'proyectos'],
  integrantes: ['integrantes', 'investigadores'],
  productos: ['products', 'productos'],
  convenios: ['convenios', 'convenios'],
  eventos: ['eventos', 'data'],
  lineas: ['lineas', 'lineas'],
} as const;

/** The lists of the public calls read as few fields as the specification names. */
const FEW = {
  proyectos: ['nombre', 'estado', 'activo'],
  integrantes: ['grupo'],
} as const;

const LIST_FIELDS = ['entidades', 'estudios', 'areas_tematicas', 'urls_adicionales'];

type Fields = Record<string, unknown>;

/** Writes the answers of one portal. */
class Writer {
  readonly #content: OldContent;
  readonly #shape: Shape;

  constructor(content: OldContent, shape: Shape) {
    this.#content = content;
    this.#shape = shape;
  }

  #item(field: string, value: unknown): unknown {
    if (typeof value === 'number') return this.#shape.numbers === 'text' ? String(value) : value;
    if (!LIST_FIELDS.includes(field) || !Array.isArray(value)) return value;
    if (this.#shape.items === 'array') return value;
    // An address may have a comma.
    return this.#shape.items === 'json' || field === 'urls_adicionales' ? JSON.stringify(value) : value.join(', ');
  }

  /** Numbers and lists as the shape writes them. */
  #fields(fields: Fields): Fields {
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, this.#item(name, value)]));
  }

  /** A field that has two names. */
  #twins(fields: Fields, field: string, [first, second]: readonly [string, string]): Fields {
    const { [field]: value, ...rest } = fields;
    if (value === undefined) return rest;
    const { names } = this.#shape;
    if (names === 'both') return { ...rest, [first]: '', [second]: value };
    return { ...rest, [names === 'first' ? first : second]: value };
  }

  #list(kind: keyof typeof NAMES, records: readonly Fields[]): unknown {
    const { lists, success } = this.#shape;
    if (lists === 'bare') return records;
    return { success, message: '', [NAMES[kind][lists === 'named' ? 0 : 1]]: records };
  }

  #few(kind: keyof typeof FEW, fields: Fields): Fields {
    if (this.#shape.fields === 'all') return fields;
    return Object.fromEntries(
      Object.entries(fields).filter(([name]) => (FEW[kind] as readonly string[]).includes(name)),
    );
  }

  #proyecto({ id, cells }: OldProyecto): Fields {
    const ids = this.#shape.names === 'second' ? { id_proyecto: id } : { id, id_proyecto: id };
    const names = ['enlace_ext', 'url_externa'] as const;
    return this.#fields({ ...ids, ...this.#twins(writtenOf(cells), 'enlace', names) });
  }

  #listedProyecto(proyecto: OldProyecto): Fields {
    const whole = this.#proyecto(proyecto);
    const { id, id_proyecto } = whole;
    return { ...(id !== undefined && { id }), id_proyecto, ...this.#few('proyectos', whole) };
  }

  #integrante({ id, cells, picture }: OldRecord): Fields {
    const fields = { id, ...this.#twins(writtenOf(cells), 'email', ['email', 'correo']) };
    return this.#fields({ ...fields, nombre_imagen: picture?.name ?? null });
  }

  #listedIntegrante(integrante: OldRecord): Fields {
    const whole = this.#integrante(integrante);
    return { id: whole.id, nombre_imagen: whole.nombre_imagen, ...this.#few('integrantes', whole) };
  }

  #ownerOf(producto: OldRecord): OldProyecto | undefined {
    return this.#content.proyectos.find(({ productos }) => productos.includes(producto.id));
  }

  #producto({ id, cells }: OldRecord): Fields {
    const ids = this.#shape.names === 'second' ? { id_producto: id } : { id };
    return { ...ids, ...this.#twins(writtenOf(cells), 'enlace', ['enlace', 'url_externa']) };
  }

  /** In the public list, `id_proyecto` is the product's own id; in that of staff, its project. */
  #publicProducto(producto: OldRecord): Fields {
    return this.#fields({ ...this.#producto(producto), id_proyecto: producto.id });
  }

  #staffProducto(producto: OldRecord): Fields {
    const owner = this.#ownerOf(producto);
    const project = { id_proyecto: owner?.id ?? null, proyecto_nombre: owner === undefined ? null : 'El proyecto' };
    const assigned = this.#shape.assigned === 'list' ? { proyecto_id: owner?.id ?? null } : {};
    return this.#fields({ ...this.#producto(producto), ...project, ...assigned });
  }

  /** The id of a link is that of another product. */
  #linkedProducto(id: number, index: number): Fields {
    const linkId = this.#content.productos[index]?.id ?? index;
    const nombre = this.#content.productos.find((producto) => producto.id === id)?.cells.nombre?.written;
    if (this.#shape.assigned === 'id') return this.#fields({ id, nombre });
    return this.#fields({
      id: linkId,
      [this.#shape.assigned === 'id_producto' ? 'id_producto' : 'producto_id']: id,
      nombre,
    });
  }

  /** Where a product is named by id and name, the row of one that is gone. */
  #strays({ stray }: OldProyecto): Fields[] {
    return stray === undefined || this.#shape.assigned !== 'id' ? [] : [this.#fields({ ...stray })];
  }

  #convenio({ id, cells, picture }: OldRecord): Fields {
    return this.#fields({ id, ...writtenOf(cells), logo: picture?.name ?? '' });
  }

  #evento({ id, cells }: OldRecord): Fields {
    return this.#fields({ id, ...this.#twins(writtenOf(cells), 'nombre', ['nombre', 'titulo']) });
  }

  #projectDetail(proyecto: OldProyecto): unknown {
    const { lineas, integrantes, productos } = this.#content;
    const people = integrantes.filter(({ id }) => proyecto.integrantes.includes(id));
    const own = proyecto.lineas.map((id) => ({
      id_linea: id,
      linea_nombre: lineas.find((each) => each.id === id)?.nombre,
    }));
    return {
      success: this.#shape.success,
      message: '',
      project: this.#proyecto(proyecto),
      investigadores: people.map(({ id, cells }, index) =>
        this.#fields({ id: index + 1, id_integrante: id, id_proyecto: proyecto.id, nombres: cells.nombres?.written }),
      ),
      productos: [
        ...productos
          .filter(({ id }) => proyecto.productos.includes(id))
          .map(({ id }, index) => this.#linkedProducto(id, index + 1)),
        ...this.#strays(proyecto),
      ],
      ...(this.#shape.lineas === 'detail' && { lineas: own.map((linea) => this.#fields(linea)) }),
    };
  }

  #memberDetail(integrante: OldRecord): unknown {
    const proyectos = this.#content.proyectos.filter(({ integrantes }) => integrantes.includes(integrante.id));
    return {
      success: this.#shape.success,
      message: '',
      investigador: this.#integrante(integrante),
      proyectos: proyectos.filter(({ visible }) => visible).map((proyecto) => this.#listedProyecto(proyecto)),
    };
  }

  #home(cells: Cells): Fields {
    const inicio = { ...writtenOf(cells), ...this.#content.otherUrls };
    const logos = this.#content.convenios.filter(({ visible }) => visible).map((convenio) => this.#convenio(convenio));
    return {
      inicio: this.#shape.lists === 'bare' ? [inicio] : inicio,
      logos_convenios: logos.map(({ logo, url_web }) => ({ logo, url_web })),
    };
  }

  /** By path below `/api/`. @param staff with a session, or where nobody needs one */
  answers(staff: boolean): Map<string, Answer> {
    const { proyectos, integrantes, productos, convenios, eventos, lineas, inicio } = this.#content;
    const shown = <R extends OldRecord>(records: readonly R[]) => records.filter(({ visible }) => staff || visible);
    const publicly = <R extends OldRecord>(records: readonly R[]) => records.filter(({ visible }) => visible);
    const byLine = (line: number) => publicly(proyectos).filter((each) => each.lineas.includes(line));
    return new Map<string, Answer>([
      ['Home/get_home', () => this.#home(inicio)],
      ['home/get_investigadores', () => publicly(integrantes).map((each) => this.#listedIntegrante(each))],
      [
        'Proyectos_investigacion/get_projects',
        () =>
          this.#list(
            'proyectos',
            publicly(proyectos).map((each) => this.#listedProyecto(each)),
          ),
      ],
      [
        'Prod_investigacion/get_all_products',
        () =>
          this.#list(
            'productos',
            publicly(productos).map((each) => this.#publicProducto(each)),
          ),
      ],
      [
        'eventos/get_eventos',
        () =>
          this.#list(
            'eventos',
            publicly(eventos).map((each) => this.#evento(each)),
          ),
      ],
      ...[1, 2, 3, 4].map((line): [string, Answer] => [
        `Proyectos_investigacion/get_project_by_line/${line}`,
        () =>
          this.#list(
            'proyectos',
            byLine(line).map((each) => this.#listedProyecto(each)),
          ),
      ]),
      ...shown(proyectos).map((each): [string, Answer] => [
        `Proyectos_investigacion/get_project/${each.id}`,
        () => this.#projectDetail(each),
      ]),
      ...shown(integrantes).map((each): [string, Answer] => [
        `Integrantes_investigacion/get_investigador/${each.id}`,
        () => this.#memberDetail(each),
      ]),
      [
        'proyectos_investigacion/get_all',
        () =>
          this.#list(
            'proyectos',
            proyectos.map((each) => this.#listedProyecto(each)),
          ),
      ],
      [
        'integrantes_investigacion/get_all',
        () =>
          this.#list(
            'integrantes',
            integrantes.map((each) => this.#listedIntegrante(each)),
          ),
      ],
      [
        'Prod_investigacion/get_all',
        () =>
          this.#list(
            'productos',
            productos.map((each) => this.#staffProducto(each)),
          ),
      ],
      [
        'prod_investigacion/buscarTodo',
        () =>
          this.#list(
            'productos',
            productos.map((each) => this.#staffProducto(each)),
          ),
      ],
      [
        'Lineas_investigacion/get_all',
        () =>
          this.#list(
            'lineas',
            lineas.map((each) => this.#fields({ ...each })),
          ),
      ],
      [
        'convenios/get_all',
        () =>
          this.#list(
            'convenios',
            convenios.map((each) => this.#convenio(each)),
          ),
      ],
      [
        'eventos/get_all',
        () =>
          this.#list(
            'eventos',
            eventos.map((each) => this.#evento(each)),
          ),
      ],
      ['inicio/get_configuracion', () => ({ success: this.#shape.success, data: [this.#fields(writtenOf(inicio))] })],
    ]);
  }
}

/** What each call answers; the answers that visitors get, without a session. */
export const answersOf = (content: OldContent, shape: Shape, staff: boolean): Map<string, Answer> =>
  new Writer(content, shape).answers(staff);
