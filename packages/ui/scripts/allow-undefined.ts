/**
 * Writes `| undefined` to what is optional in the built declarations. Our sources are compiled without
 * `exactOptionalPropertyTypes`, where a prop that may be left out may be undefined too; who compiles with it would
 * read the same declarations otherwise.
 *
 *     node scripts/allow-undefined.ts
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
/** A member on a line of its own, as the compiler writes them; one of an object type over several lines has its own. */
const optional = /^(\s+(?:readonly )?[\w'-]+\?: )([^;{}\n]+);$/gm

for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const path = join(dist, file)
  const declarations = readFileSync(path, 'utf8')
  const allowed = declarations.replace(optional, (member, name: string, type: string) => {
    // What a function returns is no part of this.
    if (type.includes('=>')) return `${name}(${type}) | undefined;`
    return type.endsWith('undefined') ? member : `${name}${type} | undefined;`
  })
  if (allowed !== declarations) writeFileSync(path, allowed)
}
