import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const pages = fileURLToPath(new URL('../../pages', import.meta.url))

/** Builds the measuring page for production, with the page of the mirror's frame beside it; answers its folder. */
export async function buildMeasuringPage(folder: string): Promise<string> {
  const root = join(folder, 'screenshare')
  await mkdir(join(root, 'public'), { recursive: true })
  await writeFile(join(root, 'main.js'), `import ${JSON.stringify(join(pages, 'screenshare.ts'))}`)
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html lang="nl"><head><title>x</title></head><body><script type="module" src="/main.js"></script></body></html>',
  )
  await writeFile(join(root, 'public/mirror.html'), '<!doctype html><html lang="nl"><head></head><body></body></html>')
  await build({ root, configFile: false, logLevel: 'error', build: { outDir: 'dist', target: 'esnext' } })
  return join(root, 'dist')
}

/** What a page that is shared loads for it: `./capture` and `./events` alone, after gzip. */
export async function gzipBytesOfCapture(folder: string): Promise<number> {
  const outDir = join(folder, 'capture')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      lib: { entry: join(pages, 'screenshare-capture.ts'), formats: ['es'], fileName: 'capture' },
      minify: true,
      target: 'esnext',
    },
  })
  const files = (await readdir(outDir)).filter((file) => /\.m?js$/.test(file))
  const contents = await Promise.all(files.map((file) => readFile(join(outDir, file))))
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
}
