/**
 * Writes `src/calls` from the contract: what whoever makes a call needs, without the schemas. Each area is a module of its
 * own, so that a built screen carries the areas it uses and no others.
 *
 *   npm run in -- @klopt/api-client run calls
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { contract, type NamedDeclaration } from '../src/contract/index.ts'

const folder = new URL('../src/calls/areas/', import.meta.url)
const note = '// Written from the contract by `npm run in -- @klopt/api-client run calls`.\n'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function written({ method, path, policy, stale, idempotent, isFile }: NamedDeclaration): object {
  return {
    method,
    path,
    ...(policy !== 'SPECIFIED' && { policy }),
    ...(stale.length > 0 && { stale }),
    ...(idempotent && { idempotent }),
    ...(isFile && { isFile }),
  }
}

// Anew, so that an area that is gone leaves nothing.
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const areas = Object.entries(contract)
for (const [area, calls] of areas) {
  const entries = Object.entries<NamedDeclaration>(calls).map(([key, call]) => [key, written(call)])
  const source = `${note}import type { ${area} as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const ${area} = /* @__PURE__ */ defineCalls<typeof declared>('${area}', ${JSON.stringify(Object.fromEntries(entries))})
`
  await writeFile(new URL(`${kebab(area)}.ts`, folder), source)
}
const exports = areas.map(([area]) => `export { ${area} } from './${kebab(area)}.ts'\n`)
await writeFile(new URL('index.ts', folder), note + exports.join(''))
