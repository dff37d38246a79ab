import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outsideApp } from './outside-app.ts'
import { run, uiFolder, type Tarballs } from './pack.ts'

/** What an application brings itself. */
const brought = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'typescript',
  'vite',
  'next',
  'tailwindcss',
  '@tailwindcss/postcss',
]

/** Which React the application has: ours, or the one before. */
export type ReactMajor = 18 | 19

/**
 * Makes an application outside the workspace that installs both tarballs. What they depend on comes from the
 * workspace, so that nothing is asked of a registry; what a manifest forgot is not there.
 */
export function installOutside(folder: string, { ui, validators }: Tarballs, react: ReactMajor = 19): string {
  const project = join(folder, `outside-${react}`)
  mkdirSync(project)
  const { dependencies } = JSON.parse(readFileSync(join(uiFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const ours = { '@klopt/ui': `file:${ui}`, '@klopt/validators': `file:${validators}` }
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: { ...linksTo(brought, react), ...ours },
  }
  const overrides = { ...linksTo(Object.keys(dependencies)), ...ours }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(project, 'pnpm-workspace.yaml'), JSON.stringify({ overrides }))
  run('pnpm', ['install', '--offline', '--ignore-scripts'], project)
  for (const [name, content] of Object.entries(outsideApp)) writeFileSync(join(project, name), content)
  return project
}

const linksTo = (names: string[], react: ReactMajor = 19): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const installed = react === 18 && /\breact(-dom)?$/.test(name) ? `${name}-18` : name
      return [name, `link:${realpathSync(join(uiFolder, 'node_modules', installed))}`]
    }),
  )
