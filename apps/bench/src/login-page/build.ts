import { execFile } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { floorSource } from './floor.ts'

const webFolder = fileURLToPath(new URL('../../../web', import.meta.url))
const modules = join(webFolder, 'node_modules')

/** Builds the web app as `npm start` does, but into another folder. */
export async function buildWebApp(folder: string): Promise<string> {
  const built = join(folder, 'web')
  await vite(['build', '--outDir', built, '--emptyOutDir'], webFolder)
  return built
}

/** Builds a page of React, the router and the query cache alone: what no login page of ours can be smaller than. */
export const buildFloor = (folder: string): Promise<string> => buildBare(folder, floorSource)

/** Builds a page of one script, with the libraries of the web app. */
export async function buildBare(folder: string, script: string): Promise<string> {
  const [source, built] = [join(folder, 'bare-source'), join(folder, 'bare')]
  await mkdir(source)
  await writeFile(join(source, 'main.js'), script)
  await symlink(modules, join(source, 'node_modules'))
  await writeFile(join(source, 'index.html'), '<div id="root"></div><script type="module" src="/main.js"></script>')
  await vite(['build', '--outDir', built, '--emptyOutDir'], source)
  return built
}

async function vite(given: string[], cwd: string): Promise<void> {
  await promisify(execFile)(join(modules, '.bin/vite'), given, { cwd, env: { ...process.env, NODE_ENV: 'production' } })
}
