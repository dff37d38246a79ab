import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const uiFolder = fileURLToPath(new URL('..', import.meta.url))
const validatorsFolder = fileURLToPath(new URL('../../validators', import.meta.url))

/** Runs a command and shows what it said only when it fails. */
export function run(command: string, args: string[], cwd = uiFolder): void {
  // Who starts this may be pnpm, whose name npm would take for its own.
  const { npm_config_user_agent: _ofStarter, ...env } = process.env
  try {
    execFileSync(command, args, { cwd, env, stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    const output = `${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`
    throw new Error(`${command} ${args.join(' ')} failed:\n${output}`, { cause: error })
  }
}

export interface Tarballs {
  ui: string
  validators: string
}

/** Builds and packs both packages, as they would be published, into a folder. */
export function packBoth(folder: string): Tarballs {
  return {
    validators: pack(validatorsFolder, 'validators', folder),
    ui: pack(uiFolder, 'ui', folder),
  }
}

function pack(source: string, name: string, folder: string): string {
  rmSync(join(source, 'dist'), { recursive: true, force: true })
  run('pnpm', ['run', 'build:package'], source)
  run('pnpm', ['pack', '--pack-destination', folder], source)
  const tarball = readdirSync(folder).find((file) => file.startsWith(`klopt-${name}-`))
  if (!tarball) throw new Error(`pnpm pack made no tarball of ${name}`)
  return join(folder, tarball)
}
