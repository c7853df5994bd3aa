import { messages } from '../../../contract/calls/messages.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Database } from '../../database/open.ts';
import { conflictError, invalidFieldError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import type { BackupService, BackupStatus } from '../calls/services.ts';
import { verifyOwnPassword } from '../sesion/handlers.ts';

const NOT_CONFIGURED: BackupStatus = {
  hora: 0,
  problema_carpeta: '',
  en_curso: false,
  ultimo: null,
  ultimo_correcto: null,
  copias: [],
};

function configured(backups: BackupService | null): BackupService {
  if (backups === null) throw conflictError(messages.respaldos.notConfigured);
  return backups;
}

async function demandPassword(db: Database, { id, usuario }: StaffMember, clave: string, direccion: string) {
  const wrong = invalidFieldError('clave', messages.sesion.wrongPassword);
  await verifyOwnPassword(db, id, clave, { usuario, direccion }, wrong);
}

export const respaldos = {
  async listBackups(_db, { backups }) {
    return { success: 1, configurado: backups !== null, ...((await backups?.status()) ?? NOT_CONFIGURED) };
  },

  async backUp(_db, { backups }) {
    await configured(backups).begin();
    return { success: 1, message: messages.respaldos.begun };
  },

  async downloadBackup(db, { body: { archivo, clave }, staff, backups }, { direccion }) {
    const service = configured(backups);
    await demandPassword(db, staff, clave, direccion);
    return service.open(archivo, staff.usuario);
  },

  async exportAll(db, { body: { clave }, staff, exports }, { direccion }) {
    await demandPassword(db, staff, clave, direccion);
    return exports.begin(staff.usuario);
  },
} satisfies HandlersOf<'listBackups' | 'backUp' | 'downloadBackup' | 'exportAll'>;
