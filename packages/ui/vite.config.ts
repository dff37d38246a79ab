import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { shortNames } from './scripts/short-names.ts'
import { publishStylesheets } from './scripts/publish-stylesheets.ts'

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })

const names = shortNames(import.meta.dirname)

// The published package: a module per source module, so that bundlers leave out what is not used,
// and the stylesheets of scripts/publish-stylesheets.ts. Applications in this workspace build from the sources instead.
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: names.identifiers }),
    react(),
    names.plugin,
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
        [
          'index',
          'language/nl',
          'language/en/index',
          'language/de/index',
          'standalone',
          'theme',
          'rich-text/index',
          'rich-text/show',
        ].map((entry) => [entry, `src/${entry}.ts`]),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
})
