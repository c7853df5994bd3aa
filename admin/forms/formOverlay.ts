import { createContext, type ReactNode } from 'react';

/** An element that `RuleForm` renders inside its form, with access to the form's context. */
export const FormOverlayContext = createContext<ReactNode>(null);
