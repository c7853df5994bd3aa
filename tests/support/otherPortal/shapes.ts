/** The ways in which portals of the specification write the same answers. */

export interface Shape {
  readonly title: string;
  readonly success: 1 | '1';
  /** lists under the first or another name that clients read, or bare */
  readonly lists: 'named' | 'otherwise' | 'bare';
  readonly numbers: 'number' | 'text';
  /** how a list in a field is written */
  readonly items: 'array' | 'json' | 'commas';
  /** which of two names of one field: one of them, or both, of which one is empty */
  readonly names: 'first' | 'second' | 'both';
  /** the lists have all fields, or only those that the specification reads of them */
  readonly fields: 'all' | 'few';
  /** where the project of a product is: in the list of staff, else in the project under a name of the product's id */
  readonly assigned: 'list' | 'producto_id' | 'id_producto' | 'id';
  /** where the line of a project is */
  readonly lineas: 'detail' | 'byLine';
  /** staff's lists are answered to everybody, or with a session only */
  readonly staff: 'open' | 'session';
  /** where pictures are, below the origin; null: at another origin */
  readonly pictures: string | null;
}

const PLAIN: Shape = {
  title: 'plain answers',
  success: 1,
  lists: 'named',
  numbers: 'number',
  items: 'array',
  names: 'first',
  fields: 'all',
  assigned: 'list',
  lineas: 'detail',
  staff: 'session',
  pictures: '/uploads',
};

/** Each tolerated form of each part of an answer is in one of them. */
export const SHAPES: readonly Shape[] = [
  PLAIN,
  {
    ...PLAIN,
    title: 'texts instead of numbers and lists',
    success: '1',
    lists: 'otherwise',
    numbers: 'text',
    items: 'json',
    names: 'second',
    assigned: 'producto_id',
    lineas: 'byLine',
    staff: 'open',
    pictures: '/api/uploads',
  },
  {
    ...PLAIN,
    title: 'bare lists with few fields',
    lists: 'bare',
    items: 'commas',
    names: 'both',
    fields: 'few',
    assigned: 'id_producto',
    pictures: '/public/uploads',
  },
  {
    ...PLAIN,
    title: 'products that a project names by id and name, and pictures elsewhere',
    success: '1',
    numbers: 'text',
    items: 'commas',
    assigned: 'id',
    lineas: 'byLine',
    pictures: null,
  },
  { ...PLAIN, title: 'pictures in the public folder of the API', pictures: '/api/public/uploads', staff: 'open' },
];

export const [PLAIN_SHAPE = PLAIN] = SHAPES;
