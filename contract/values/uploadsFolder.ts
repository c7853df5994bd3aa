/** The folder of the addresses of stored files; those of some resources are below it. */
export const UPLOADS_FOLDER = '/api/uploads';
