/** What a resource is in the back office, beyond its descriptor. Its folder exports it, and what goes through all resources reads it. */
import { type ComponentType, createContext, useContext } from 'react';
import type { ResourceProps } from 'react-admin';
import type { BloqueId } from '../../contract/identidad/bloques.ts';
import type { ResourceName, resources } from '../../contract/resources/resources.ts';
import type { Paso } from '../../contract/values/primerosPasos.ts';

/** Addresses below that of the back office. */
interface Addresses {
  /** of a single record, its form */
  readonly list: string;
  /** of the form of a stored record; ':id' stands for its id */
  readonly form: string;
  /** of the form of a new record; absent if it is a dialog of the list */
  readonly create?: string;
}

/** The headings of the menu. 'Administración' has the tools that are no resources too. */
export const MENU_HEADINGS = ['Contenido', 'El sitio', 'Administración'] as const;

/** The entry of the menu: the heading that it stands below, and its place there. */
interface MenuPlace {
  readonly heading: (typeof MENU_HEADINGS)[number];
  readonly place: number;
}

/** A card of the dashboard. */
interface Card {
  /** among the cards, which are not in the order of the menu */
  readonly place: number;
  readonly title: string;
  readonly description: string;
  /** name of a link to the form of a new record */
  readonly shortcut?: string;
}

/** What a block of the home shows, for the form of the blocks. */
export interface HomeBlock {
  readonly content: string;
  /** it shows a text below its title */
  readonly hasText: boolean;
}

/** One of 'Primeros pasos'. */
export interface FirstStep {
  readonly paso: Paso;
  readonly text: string;
  readonly detail: string;
  readonly opens: 'list' | 'create';
  /** name of the button with which staff say that it is done */
  readonly declared?: string;
}

/** The texts of 'Eliminar', in the lists and forms of a kind that has it in place of 'Archivar'. */
export interface Deletion {
  readonly confirmDelete: string;
  readonly deleted: string;
  readonly deleteFailed: string;
}

interface CommonPart {
  readonly icon: ComponentType;
  /** in the menu and the palette */
  readonly label: string;
  readonly menu: MenuPlace;
  readonly addresses: Addresses;
  /** the form of a stored record is a dialog of the list */
  readonly formInList?: true;
  /** the query of the list that shows the row of a record, for records without a page */
  readonly rowQuery?: (record: Readonly<Record<string, unknown>>) => string;
  /** screens at addresses that react-admin does not give them */
  readonly routes?: Readonly<Record<string, ComponentType>>;
  readonly card?: Card;
  /** of the dashboard; it loads lazily, because the chart library is large. `year` is the current one */
  readonly chart?: ComponentType<{ year: number }>;
  readonly firstStep?: FirstStep;
  /** of a single record: what the removal of the sample content leaves of it, as a sentence */
  readonly withoutSample?: string;
  readonly deletion?: Deletion;
  /** in a sentence on a movimiento, with its article, where it is not that of the descriptor */
  readonly sentenceNoun?: string;
  /** among the most visited pages, where they are not the name of the resource and that of the record */
  readonly visited?: { readonly kind: string; readonly name?: string };
}

/** The part of a resource with more than one record. */
interface RecordsPart {
  /** the action of the palette that adds a record */
  readonly addLabel: string;
  /** The dialog of a new record, for the pages of records that it can be linked to; it loads lazily. */
  readonly createDialog?: ComponentType<{ initial: { proyecto_id: number }; onClose: () => void }>;
  /** screens at react-admin's own addresses, below the name of the resource */
  readonly screens: Pick<ResourceProps, 'list' | 'create' | 'edit' | 'recordRepresentation'>;
}

interface HomePart {
  readonly homeBlock: HomeBlock;
}

type Descriptor<N extends ResourceName> = (typeof resources)[N];

/** A part that the descriptor demands does not compile without it. */
export type AdminResource<N extends ResourceName> = CommonPart &
  (Descriptor<N> extends { readonly nameColumns: unknown } ? RecordsPart : unknown) &
  (N extends BloqueId ? HomePart : unknown);

export type AdminResources = { readonly [N in ResourceName]: AdminResource<N> };

/** The parts of a resource without its types: to look a part up that some resources lack. */
export type AdminParts = CommonPart & Partial<RecordsPart> & Partial<HomePart>;
export type AnyAdminResources = Readonly<Record<ResourceName, AdminParts>>;

export const AdminResourcesContext = createContext<AnyAdminResources | null>(null);

/** All resources, by context: their folders import components that ask for them. */
export function useAdminResources(): AnyAdminResources {
  const resources = useContext(AdminResourcesContext);
  if (resources === null) throw new Error('Outside of the back office');
  return resources;
}
