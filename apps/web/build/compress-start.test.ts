import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { build } from 'vite'
import { compressStart } from './compress-start.ts'

let root: string
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'klopt-build-'))))
afterEach(() => rm(root, { recursive: true }))

test('what the page names is there compressed as well, as it is; what comes later is not', async () => {
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  await writeFile(join(root, 'main.js'), `import './main.css'\nawait import('./later.js')\nconsole.log('now')`)
  await writeFile(join(root, 'main.css'), 'body { color: red }')
  await writeFile(join(root, 'later.js'), `console.log('later')`)
  await build({ root, configFile: false, logLevel: 'silent', plugins: [compressStart()] })
  const assets = join(root, 'dist/assets')
  const names = await readdir(assets)
  const compressed = names.filter((name) => name.endsWith('.br'))
  expect(compressed.map((name) => name.replace(/-.*?\./, '.')).sort()).toEqual(['index.css.br', 'index.js.br'])
  for (const name of compressed) {
    const plain = await readFile(join(assets, name.slice(0, -'.br'.length)), 'utf8')
    expect(brotliDecompressSync(await readFile(join(assets, name))).toString()).toBe(plain)
  }
})
