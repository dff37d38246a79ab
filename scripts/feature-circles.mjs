/**
 * Part of `npm run lint` and of `npm run arrows`: no circle between features of the server. A circle of folders is none of
 * modules, so that the check of modules does not see it, and makes neither of its features one that can be deleted.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const FEATURES = 'apps/api/src/features'

const arrows = arrowsOf(globSync(`${FEATURES}/*/**/*.ts`, { exclude: isOfTests }))
const circle = circleIn(arrows)
if (circle !== undefined) {
  console.error(
    'Features go in a circle. Let the lower one register a hook (kernel/hooks.ts), or move what both need down:',
  )
  for (const [index, from] of circle.slice(0, -1).entries()) {
    const to = circle[index + 1]
    console.error(`  ${from} -> ${to}`)
    for (const place of arrows.get(from).get(to)) console.error(`      ${place}`)
  }
  process.exitCode = 1
}

/** By feature the features that it imports, with where. */
function arrowsOf(files) {
  const found = new Map()
  for (const file of files) {
    const [from] = placeOf(file)
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const [to, inside] = placeOf(join(dirname(file), target))
      if (to === '..' || to === from || inside === undefined) continue
      if (!found.has(from)) found.set(from, new Map())
      const places = found.get(from).get(to) ?? []
      found.get(from).set(to, [...places, `${relative(FEATURES, file)} imports ${target}`])
    }
  }
  return found
}

/** The first circle as its features in order, the first again at the end. */
function circleIn(graph) {
  const done = new Set()
  const visit = (feature, path) => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature]
    if (done.has(feature)) return undefined
    for (const next of graph.get(feature)?.keys() ?? []) {
      const circle = visit(next, [...path, feature])
      if (circle !== undefined) return circle
    }
    done.add(feature)
    return undefined
  }
  for (const feature of graph.keys()) {
    const circle = visit(feature, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

/** A test may walk through several features. */
function isOfTests(path) {
  return /(\.test\.ts|\.test-support\.ts)$/.test(path) || path.split(sep).includes('testing')
}

function placeOf(path) {
  return relative(FEATURES, path).split(sep)
}
