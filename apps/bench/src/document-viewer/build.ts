import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

// The styles are compiled beside their sources: a root in a temporary folder does not find them.
const root = fileURLToPath(new URL('../../pages/viewer', import.meta.url))

/** Builds the measuring page for production, with the documents that it shows; answers its folder. */
export async function buildViewingPage(folder: string, documents: Record<string, Uint8Array>): Promise<string> {
  const publicDir = join(folder, 'documents')
  const outDir = join(folder, 'dist')
  await mkdir(publicDir)
  for (const [name, content] of Object.entries(documents)) await writeFile(join(publicDir, name), content)
  await build({
    root,
    publicDir,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    build: { outDir, emptyOutDir: true, target: 'esnext', assetsInlineLimit: 0, reportCompressedSize: false },
  })
  return outDir
}
