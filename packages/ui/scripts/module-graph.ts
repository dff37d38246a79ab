import { posix } from 'node:path'
import type { Rolldown } from 'vite'

/** What modules of `src` import, asked for by their path in it: `button/button.tsx`. */
export interface ModuleGraph {
  /** The stylesheets that these modules and all they import ask for, in the order in which they ask. */
  sheetsOf: (paths: readonly string[]) => string[]
  /** The exports of an index, by name, with the module each comes from. */
  exportsOf: (path: string) => [name: string, path: string][]
}

export function moduleGraph(root: string, infoOf: (id: string) => Rolldown.ModuleInfo | null): ModuleGraph {
  const info = (path: string) => {
    const found = infoOf(posix.join(root, path))
    if (!found) throw new Error(`${path} is no module of this build`)
    return found
  }
  const visit = (path: string, visited: Set<string>, sheets: Set<string>) => {
    if (visited.has(path)) return
    visited.add(path)
    const { importedIds, dynamicallyImportedIds } = info(path)
    for (const id of [...importedIds, ...dynamicallyImportedIds]) {
      const [, imported, isSheet] = /^([^?]*?)(\.vanilla\.css)?(?:\?.*)?$/.exec(posix.relative(root, id)) ?? []
      if (imported === undefined || imported.startsWith('.') || posix.isAbsolute(imported)) continue
      if (isSheet) sheets.add(imported)
      else if (/\.tsx?$/.test(imported)) visit(imported, visited, sheets)
    }
  }
  const exportsOf = (path: string): [name: string, path: string][] =>
    [...(info(path).code ?? '').matchAll(/export (?:\*|\{([^}]*)\}) from ["']([^"']+)["']/g)].flatMap(
      ([, names, from]) => {
        const source = posix.join(posix.dirname(path), from ?? '')
        if (names === undefined) return exportsOf(source)
        const exported = names.split(',').flatMap((name) => name.trim().split(' as ').at(-1) || [])
        return exported.map((name): [string, string] => [name, source])
      },
    )
  return {
    sheetsOf: (paths) => {
      const [visited, sheets] = [new Set<string>(), new Set<string>()]
      for (const path of paths) visit(path, visited, sheets)
      return [...sheets]
    },
    exportsOf,
  }
}
