export const BACKUPS_KEEP = 'Los respaldos anteriores conservan los datos hasta que caduquen.';
