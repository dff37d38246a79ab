/** A name that a file imports, and the module as the file writes it. */
export interface Imported {
  /** As it is written: `Table`, `type Column` or `* as styles`. */
  written: string
  /** What the file calls it. */
  name: string
  from: string
}

/** What a file imports by name. */
export function importsOf(source: string): Imported[] {
  const lines = source.matchAll(/^import (type )?(?:\{([^}]*)\}|(\* as \w+)) from '(.*)'$/gm)
  return [...lines].flatMap(([, type = '', names, all, from = '']) => {
    if (all) return { written: all, name: all.replace('* as ', ''), from }
    return (names ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({ written: type + name, name: name.replace(/^type /, ''), from }))
  })
}

/** Imports as an application writes them, those of this package first, each module once. */
export function codeOfImports(imports: readonly Imported[]): string[] {
  const modules = Map.groupBy(imports, ({ from }) => from)
  const isOwn = (from: string) => from.startsWith('@klopt/')
  return [...modules]
    .toSorted(([a], [b]) => Number(isOwn(b)) - Number(isOwn(a)))
    .map(([from, names]) => {
      const written = [...new Set(names.map((name) => name.written))]
      return written[0]?.startsWith('*')
        ? `import ${written[0]} from '${from}'`
        : `import { ${written.join(', ')} } from '${from}'`
    })
}

/** The entry of the package that has what a file of ours imports from another; others stay as they are. */
export function entryOf({ from, written }: Imported, entry = '@klopt/ui'): string {
  if (!from.startsWith('.') || written.startsWith('*')) return from
  return from.includes('/themes/') ? '@klopt/ui/theme' : entry
}
