import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })

// The published package: a module per source module, so that bundlers leave out what is not used,
// and one stylesheet. Applications in this workspace build from the sources instead.
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
  // The stylesheet and its font lie beside each other.
  experimental: { renderBuiltUrl: (fileName) => `./${fileName}` },
  publicDir: false,
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(
        ['index', 'theme', 'rich-text/index', 'rich-text/show'].map((entry) => [entry, `src/${entry}.ts`]),
      ),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
})
