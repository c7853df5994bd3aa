import { createContext, type ReactNode } from 'react';
import type { FormErrors } from './bySchema.ts';

type RenderOverlay = (validate: (values: Record<string, unknown>) => FormErrors) => ReactNode;

/** An element that `RuleForm` renders inside its form, with access to the form's context and rules. */
export const FormOverlayContext = createContext<RenderOverlay>(() => null);
