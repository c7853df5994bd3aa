import { useResourceContext } from 'react-admin';
import { fieldLabel } from '../../../display/fieldLabel.ts';

/** The label of a field of the form's resource, from the table of labels. */
export const useFieldLabel = (source: string): string => fieldLabel(useResourceContext() ?? '', source);
