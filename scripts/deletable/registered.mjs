import { existsSync, globSync, readFileSync } from 'node:fs'
import { features } from './features.mjs'

/**
 * What the list of deletable features names is there: its folders, and a match of each pattern; and no other file asks its
 * calls. Deleting them is tried in the slow lane; a file that moved, or a test that leans on them, is known here, within a
 * second.
 */
const all = Object.values(features)

const missing = all.flatMap(({ folders, lines }) => [
  ...folders.filter((path) => !existsSync(path)),
  ...Object.entries(lines).flatMap(([path, patterns]) => {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return patterns
      .map((each) => (each instanceof RegExp ? each : each.pattern))
      .filter((pattern) => !pattern.test(text))
      .map((pattern) => `${path}: ${pattern}`)
  }),
])

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

const leaning = all.flatMap(({ area, folders }) => {
  const asks = new RegExp(String.raw`\bcontract\.${area}\b|\{[^{}]*\b${area}\b[^{}]*\} = contract\b`)
  return sources
    .filter(({ path, text }) => !folders.some((folder) => path.startsWith(folder)) && asks.test(text))
    .map(({ path }) => `${path} (${area})`)
})

for (const each of missing) console.error(`scripts/deletable/features.mjs names what is not there: ${each}`)
for (const each of leaning) console.error(`asks the calls of a feature that can be deleted: ${each}`)
process.exitCode = missing.length + leaning.length > 0 ? 1 : 0
