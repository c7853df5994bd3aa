/** True for the portal's own API, which answers more than the specified calls do. @param host origin of the API; '' is the site's own */
export const isOwnApi = (host = ''): boolean => host === '';
