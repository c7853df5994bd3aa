import { messages } from '../../../contract/calls/messages.ts';
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
    const attempt = { usuario: staff.usuario, direccion };
    const wrong = invalidFieldError('clave', messages.sesion.wrongPassword);
    await verifyOwnPassword(db, staff.id, clave, attempt, wrong);
    return service.open(archivo, staff.usuario);
  },
} satisfies HandlersOf<'listBackups' | 'backUp' | 'downloadBackup'>;
