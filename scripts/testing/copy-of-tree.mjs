import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * The sources as they are here, in a folder of their own, with the links of each package to what is installed; what is made
 * stays in the copy. `run` runs in it, and gives all that the command said when it fails.
 */
export function copyOfTree(name) {
  const folder = mkdtempSync(join(tmpdir(), `klopt-${name}-`))
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of tracked.split('\0').filter(Boolean)) if (existsSync(join(root, path))) copyFile(folder, path)
  linkModules(folder, 'node_modules')
  for (const area of ['apps', 'packages']) {
    for (const each of readdirSync(join(root, area))) linkModules(folder, join(area, each, 'node_modules'))
  }
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    run(command, args, cwd = '.') {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(folder, cwd), encoding: 'utf8' })
      assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
    },
  }
}

function copyFile(folder, path) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(join(root, path), join(folder, path))
}

function linkModules(folder, modules) {
  if (!existsSync(join(root, modules))) return
  cpSync(join(root, modules), join(folder, modules), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/node_modules\/\.(pnpm|vite|vitest|cache|tmp)/.test(source.slice(root.length)),
  })
  if (existsSync(join(root, modules, '.pnpm')))
    symlinkSync(join(root, modules, '.pnpm'), join(folder, modules, '.pnpm'))
}
