import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, uiFolder, type Tarballs } from './pack.ts'

/** Holds that npm packs what pnpm does: the same files, entries, dependencies and peers. */
export function checkNpmPack(work: string, tarballs: Tarballs): void {
  for (const name of ['ui', 'validators'] as const) {
    const folder = join(work, `npm-${name}`)
    mkdirSync(folder)
    run('npm', ['pack', '--pack-destination', folder], join(uiFolder, '..', name))
    const [made = ''] = readdirSync(folder)
    const [byNpm, byPnpm] = [contentOf(join(folder, made)), contentOf(tarballs[name])]
    if (byNpm !== byPnpm) throw new Error(`npm packs ${name} otherwise than pnpm:\n${byNpm}\n${byPnpm}`)
  }
}

function contentOf(tarball: string): string {
  const tar = (...args: string[]) => execFileSync('tar', [...args], { encoding: 'utf8' })
  const { exports, dependencies, peerDependencies, engines } = JSON.parse(
    tar('-xzOf', tarball, 'package/package.json'),
  ) as Record<string, object | undefined>
  const files = tar('-tzf', tarball).trim().split('\n').toSorted()
  const sorted = [dependencies, peerDependencies, engines].map((entries = {}) => Object.entries(entries).toSorted())
  return JSON.stringify({ exports, sorted, files })
}
