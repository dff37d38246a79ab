import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { ExportSizes } from './export-sizes.ts'

interface Entry {
  name: string
  file: string
}

/**
 * Weighs every export as an application gets it: the smallest program that uses it, from the installed package,
 * bundled, shaken and minified by Vite, with all it depends on but React and what it fetches later, if ever.
 */
export async function weighExports(project: string): Promise<ExportSizes> {
  const entries = entriesOf(realpathSync(join(project, 'node_modules/@klopt/ui')))
  const folder = join(project, 'modules')
  const modules = await modulesInUse(entries, folder)
  const sizes: ExportSizes = {}
  for (const { name, file } of entries) {
    const module = modules.find(({ facadeModuleId }) => facadeModuleId === file)
    sizes[name] = module
      ? await weighEntry(join(folder, module.fileName), module.exports, folder)
      : { '*': brotliCompressSync(readFileSync(file)).length }
  }
  return sizes
}

function entriesOf(folder: string): Entry[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { default: string } | string>
  }
  // A stylesheet by itself is weighed with what needs it, and the list of them is no program's.
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' || path.includes('*')
      ? []
      : { name: path.replace('.', '@klopt/ui'), file: join(folder, target.default) },
  )
}

/** Copies what the entries reach, a file for a module: the icons that nobody uses cost each weighing a third of a second. */
async function modulesInUse(entries: Entry[], outDir: string): Promise<Rolldown.OutputChunk[]> {
  const entry = entries.flatMap(({ file }) => (isModule(file) ? file : []))
  const output = { preserveModules: true, entryFileNames: '[name].js', chunkFileNames: '[name].js' }
  return chunksOf({
    // As a library: the helper that preloads what is fetched later comes with the weighing itself.
    build: { outDir, minify: false, lib: { entry, formats: ['es'] }, rolldownOptions: { ...shared, output } },
  })
}

/** What has everything in it is weighed as it is. */
const isModule = (file: string) => file.endsWith('.js') && !file.endsWith('standalone.js')

async function weighEntry(file: string, exported: string[], root: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = { '*': await weigh(`export * from '${file}'`, root) }
  for (const name of exported.toSorted()) sizes[name] = await weigh(`export { ${name} } from '${file}'`, root)
  return sizes
}

async function weigh(source: string, root: string): Promise<number> {
  const input = join(root, 'weighed.js')
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === input ? id : null),
    load: (id: string) => (id === input ? source : null),
  }
  // As the manifest of the package and those of what it depends on say; the copies have none.
  const treeshake = { moduleSideEffects: false }
  // Of a list of exports only what is asked for is read, and not the whole kit for each of them.
  const experimental = { lazyBarrel: true }
  const chunks = await chunksOf({
    root,
    plugins: [entry],
    build: { write: false, modulePreload: false, rolldownOptions: { ...shared, input, treeshake, experimental } },
  })
  return brotliCompressSync(loadedAtOnce(chunks)).length
}

/** The code of the entry and of what it imports; what is imported while running is left out. */
function loadedAtOnce(chunks: Rolldown.OutputChunk[]): string {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of names) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported)
  }
  return chunks.flatMap(({ fileName, code }) => (names.has(fileName) ? code : [])).join('')
}

const shared = {
  external: (id: string) => /^react(-dom)?($|\/)/.test(id),
  preserveEntrySignatures: 'strict',
} as const

async function chunksOf(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const built = await build({ configFile: false, logLevel: 'silent', ...config })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return outputs.filter((part) => part.type === 'chunk')
}
