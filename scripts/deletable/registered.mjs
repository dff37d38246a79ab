import { existsSync, readFileSync } from 'node:fs'
import { features } from './features.mjs'

/**
 * What the list of deletable features names is there: its folders, and a match of each pattern. Deleting them is tried in
 * the slow lane; a file that moved is known here, within a second.
 */
const missing = Object.values(features).flatMap(({ folders, lines }) => [
  ...folders.filter((path) => !existsSync(path)),
  ...Object.entries(lines).flatMap(([path, patterns]) => {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return patterns
      .map((each) => (each instanceof RegExp ? each : each.pattern))
      .filter((pattern) => !pattern.test(text))
      .map((pattern) => `${path}: ${pattern}`)
  }),
])

for (const each of missing) console.error(`scripts/deletable/features.mjs names what is not there: ${each}`)
process.exitCode = missing.length > 0 ? 1 : 0
