/**
 * Imports a module as a Server Component does: React without what a browser runs, and in the place of each module that says
 * 'use client' a reference that nothing may call. Fails as an application would.
 *
 *     node --conditions=react-server scripts/import-on-server.ts <module>
 */
import { registerHooks, type LoadFnOutput } from 'node:module'
import { pathToFileURL } from 'node:url'

const exported = /export (?:\{([^}]*)\}|(?:const|function) (\w+))/g

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const source = textOf(loaded.source)
    return /^["']use client["']/.test(source) ? { ...loaded, source: referenceTo(url, source) } : loaded
  },
})

const textOf = (source: LoadFnOutput['source']): string =>
  typeof source === 'string' ? source : source ? new TextDecoder().decode(source) : ''

function referenceTo(url: string, source: string): string {
  const names = [...source.matchAll(exported)].flatMap(([, list, name]) =>
    name === undefined ? (list ?? '').split(',').map((one) => one.trim().split(' as ').at(-1)) : name,
  )
  return names
    .filter(Boolean)
    .map((name) => `export const ${name} = () => { throw new Error('a server called ${name} of ${url}') }`)
    .join('\n')
}

const [, , file = ''] = process.argv
const { Badge } = (await import(pathToFileURL(file).href)) as { Badge?: unknown }
if (typeof Badge !== 'function') throw new Error(`${file} has no Badge`)
