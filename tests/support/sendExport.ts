import { type Caller, STAFF, type TestApp } from './testApp.ts';

/** The response to 'Exportar todo', with its bytes. */
export const sendExport = ({ app }: TestApp, { cookie }: Caller, clave: string = STAFF.password) =>
  app.inject({ method: 'POST', url: '/api/portal/exportar', headers: { cookie: cookie ?? '' }, payload: { clave } });
