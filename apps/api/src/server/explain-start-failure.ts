import { SettingsError } from '../config/settings.ts'
import { PooledSettingsError } from '../database/check-pooled-settings.ts'
import { UnsafeRoleError } from '../database/check-role.ts'
import { MigrationError } from '../database/migrate.ts'
import { EmbeddedPostgresError } from '../embedded-postgres/index.ts'
import { UnusableFilesError } from '../files/unusable-files.ts'

/** What to tell the person who starts the server, in Dutch; what nobody foresaw keeps its stack. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (
    error instanceof SettingsError ||
    error instanceof UnsafeRoleError ||
    error instanceof PooledSettingsError ||
    error instanceof MigrationError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof UnusableFilesError
  ) {
    return `Klopt start niet. ${error.message}`
  }
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    return `Klopt start niet. Poort ${port} is al in gebruik, misschien door een Klopt die al draait. Stop dat programma of kies een andere poort: PORT=${(port ?? 3000) + 1} npm start`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Klopt start niet. Poort ${port} mag alleen de beheerder van deze computer gebruiken. Kies een poort boven 1024.`
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code?.startsWith('28') === true) {
    return `Klopt start niet. De database van DATABASE_URL is niet bereikbaar: ${error.message}`
  }
  return `Klopt start niet. ${error.stack ?? error.message}`
}
