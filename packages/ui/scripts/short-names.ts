import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What vanilla-extract says of a class or variable that wants a name. */
interface Wanted {
  filePath: string
  hash: string
}

/**
 * The names of classes and variables: `k` and two digits, in the order of the stylesheets, so that every build gives the
 * same and each of a thousand names stands in a page with three letters and no hash, which brotli cannot make smaller.
 * How many a stylesheet has is known once all are read: until then a name holds the number of its stylesheet too.
 */
export function shortNames(folder: string): { identifiers: (wanted: Wanted) => string; plugin: Plugin } {
  const stylesheets = globSync('src/**/*.css.ts', { cwd: folder }).toSorted()
  const hashesOf = new Map<number, string[]>()
  const nameOf = (sheet: number, place: number) =>
    `k${sheet.toString(36).padStart(2, '0')}${place.toString(36).padStart(2, '0')}`
  const shortOf = () => {
    const known = stylesheets.flatMap((_, sheet) =>
      (hashesOf.get(sheet) ?? []).map((_hash, place) => nameOf(sheet, place)),
    )
    return new Map(known.map((name, place) => [name, `k${place.toString(36).padStart(2, '0')}`]))
  }
  return {
    identifiers({ filePath, hash }) {
      const sheet = stylesheets.findIndex((path) => filePath.endsWith(path))
      if (sheet === -1) throw new Error(`${filePath} is no stylesheet of this package`)
      const hashes = hashesOf.get(sheet) ?? []
      hashesOf.set(sheet, hashes)
      if (!hashes.includes(hash)) hashes.push(hash)
      return nameOf(sheet, hashes.indexOf(hash))
    },
    plugin: {
      name: 'klopt-short-names',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const short = shortOf()
          const shortened = (text: string) => text.replace(/\bk[0-9a-z]{4}\b/g, (name) => short.get(name) ?? name)
          for (const file of Object.values(bundle)) {
            if (file.type === 'chunk') file.code = shortened(file.code)
            else if (typeof file.source === 'string') file.source = shortened(file.source)
          }
        },
      },
    },
  }
}
