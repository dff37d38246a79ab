/**
 * Checks the package as strangers get it: builds and packs it, lints the tarball, installs it in a project outside the
 * workspace, runs and type-checks a program there, and weighs every export against its limit.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SIZE_LIMITS } from '../bench/limits.ts'
import { sizeOfExport } from '../bench/sizes.ts'
import { OUTSIDE_PROGRAM } from './outside-program.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const work = realpathSync(mkdtempSync(join(tmpdir(), 'validators-')))

function run(command: string, args: string[], cwd = root): void {
  try {
    execFileSync(command, args, { cwd, stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    const output = `${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`
    throw new Error(`${command} ${args.join(' ')} failed:\n${output}`, { cause: error })
  }
}

function pack(): string {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  run('tsc', ['-p', 'tsconfig.build.json'])
  run('pnpm', ['pack', '--pack-destination', work])
  const tarball = readdirSync(work).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('pnpm pack made no tarball')
  return join(work, tarball)
}

function installOutside(tarball: string): string {
  const project = join(work, 'outside')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'outside', private: true, type: 'module' }))
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball], project)
  for (const peer of ['valibot', 'zod']) {
    symlinkSync(realpathSync(join(root, 'node_modules', peer)), join(project, 'node_modules', peer))
  }
  writeFileSync(join(project, 'program.ts'), OUTSIDE_PROGRAM)
  const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, types: [], noEmit: true }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  return project
}

async function weigh(project: string): Promise<void> {
  for (const [name, limit] of Object.entries(SIZE_LIMITS)) {
    const size = await sizeOfExport(name, project)
    if (size > limit) throw new Error(`${name} adds ${size} bytes (gzip) to a program, ${limit} is the limit`)
    console.log(`${name}: ${size} of ${limit} bytes`)
  }
}

try {
  const tarball = pack()
  run('publint', ['run', tarball, '--strict'])
  run('attw', [tarball, '--profile', 'esm-only'])
  const project = installOutside(tarball)
  run(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], project)
  run('node', ['program.ts'], project)
  await weigh(project)
  console.log('The packed package is clean, installs, type-checks and runs outside the workspace')
} finally {
  rmSync(work, { recursive: true, force: true })
}
