import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { publishStylesheets } from './scripts/publish-stylesheets.ts'

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })

const stylesheets = globSync('src/**/*.css.ts', { cwd: import.meta.dirname }).toSorted()
const namesOf = new Map<string, string[]>()

/**
 * The name of a class or variable: `k`, its stylesheet in two digits, and the how-manieth of that. Every build gives the
 * same, and each of a thousand names stands in the stylesheet without a hash, which brotli cannot make smaller.
 */
function identifiers({ filePath, hash }: { filePath: string; hash: string }): string {
  const sheet = stylesheets.findIndex((path) => filePath.endsWith(path))
  if (sheet === -1) throw new Error(`${filePath} is no stylesheet of this package`)
  const names = namesOf.get(filePath) ?? []
  namesOf.set(filePath, names)
  if (!names.includes(hash)) names.push(hash)
  return `k${sheet.toString(36).padStart(2, '0')}${names.indexOf(hash).toString(36)}`
}

// The published package: a module per source module, so that bundlers leave out what is not used,
// and the stylesheets of scripts/publish-stylesheets.ts. Applications in this workspace build from the sources instead.
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers }),
    react(),
    publishStylesheets(fileURLToPath(new URL('src', import.meta.url))),
  ],
  // The stylesheet of the font lies beside it.
  experimental: { renderBuiltUrl: (fileName) => `./${fileName}` },
  publicDir: false,
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    cssCodeSplit: true,
    lib: {
      entry: Object.fromEntries(
        ['index', 'theme', 'rich-text/index', 'rich-text/show'].map((entry) => [entry, `src/${entry}.ts`]),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
})
