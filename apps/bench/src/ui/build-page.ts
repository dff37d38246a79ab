import react from '@vitejs/plugin-react'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const pages = fileURLToPath(new URL('../../pages', import.meta.url))
const uiFolder = fileURLToPath(new URL('../../../../packages/ui', import.meta.url))

/** Builds our package as it is published, in a folder of its own, and answers that folder. */
export async function buildOurPackage(folder: string): Promise<string> {
  const built = join(folder, 'klopt-ui')
  await mkdir(built)
  await build({ root: uiFolder, logLevel: 'error', build: { outDir: join(built, 'dist'), emptyOutDir: true } })
  const manifest = JSON.parse(await readFile(join(uiFolder, 'package.json'), 'utf8')) as Record<string, unknown>
  const { name, type, sideEffects } = manifest
  await writeFile(join(built, 'package.json'), JSON.stringify({ name, type, sideEffects }))
  await symlink(join(uiFolder, 'node_modules'), join(built, 'node_modules'))
  return built
}

export interface PageSource {
  /** A file of `pages/` and, under it, the contender it shows. */
  page: string
  contender: string
  /** Where our package was built. */
  ours: string
  folder: string
}

/** Builds a page with one contender, for production, and answers the folder it is in. */
export async function buildPage({ page, contender, ours, folder }: PageSource): Promise<string> {
  const root = join(folder, `${page}-${contender}`.replaceAll('/', '-'))
  await mkdir(root)
  await writeFile(join(root, 'main.js'), `import ${JSON.stringify(join(pages, `${page}.tsx`))}`)
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html lang="en"><script type="module" src="/main.js"></script></html>',
  )
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: [
        { find: '@bench/contender', replacement: join(pages, `${contender}.tsx`) },
        { find: /^@klopt\/ui\/(.+\.css)$/, replacement: join(ours, 'dist/$1') },
        { find: /^@klopt\/ui$/, replacement: join(ours, 'dist/index.js') },
      ],
    },
    build: { outDir: 'dist', reportCompressedSize: false, modulePreload: false },
  })
  return join(root, 'dist')
}
