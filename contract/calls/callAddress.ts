import { addressOfRow, type Target } from './endpoint.ts';
import { type EndpointName, endpoints } from './endpoints.ts';

/** The address of a call by its name. @param host origin of the API; '' is the site's own */
export const addressOf = (name: EndpointName, target: Target = {}, host = ''): string =>
  addressOfRow(endpoints[name], target, host);
