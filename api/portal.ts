import path from 'node:path';
import { readConfig } from './config.ts';
import { mensajeDe } from './portal/mensajeDe.ts';
import { leerPedido, USO, UsoIncorrecto } from './portal/pedido.ts';

const USO_INCORRECTO = 2;

/** npm runs scripts in the package's folder: the operator's own is in INIT_CWD. */
function carpetaDelOperador({ npm_lifecycle_event, INIT_CWD }: NodeJS.ProcessEnv): string {
  return (npm_lifecycle_event === 'portal' && INIT_CWD) || process.cwd();
}

async function main(args: readonly string[]): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.info(USO);
    return;
  }
  const { comando, argumento, opciones } = leerPedido(args);
  const { dataDir, databaseUrl } = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
  await comando.ejecutar({ dataDir, databaseUrl, desde: carpetaDelOperador(process.env) }, argumento, opciones);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsoIncorrecto) {
    console.error(`${error.message}.\n\n${USO}`);
    process.exitCode = USO_INCORRECTO;
  } else {
    console.error(mensajeDe(error));
    process.exitCode = 1;
  }
});
