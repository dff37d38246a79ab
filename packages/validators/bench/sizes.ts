import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const ENTRY = 'virtual:entry'

/**
 * The bytes (gzip, level 9) of the smallest program that uses something: a module of one import and one `console.log`,
 * bundled, tree-shaken and minified by Vite.
 */
export async function sizeOf(source: string, root: string): Promise<number> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id, importer) => (id === ENTRY && !importer ? `${root}/entry.js` : null),
        load: (id) => (id === `${root}/entry.js` ? source : null),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: ENTRY }, modulePreload: false },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const code = outputs.flatMap(({ output }) => output.map((part) => (part.type === 'chunk' ? part.code : ''))).join('')
  return gzipSync(code, { level: 9 }).length
}

/** The size of one export of this package. */
export function sizeOfExport(name: string, root: string): Promise<number> {
  return sizeOf(`import { ${name} } from '@klopt/validators'; console.log(${name})`, root)
}
