/**
 * Types as their sources declare them, with their comments, each once: those with these names, and what their
 * declarations name in turn. What no source exports is left out, and so is a type that is made of values, which the
 * table of props tells one by one.
 */
export function codeOfTypes(sources: readonly string[], names: readonly string[]): string[] {
  const declared = declarationsIn(sources)
  const wanted = new Set(names)
  // A set that grows while it is walked: what is added is walked too.
  for (const name of wanted) {
    for (const [named] of withoutComments(declared.get(name) ?? '').matchAll(/\b[A-Z]\w+/g)) {
      if (!/\btypeof\b/.test(declared.get(named) ?? '')) wanted.add(named)
    }
  }
  return [...wanted].flatMap((name) => declared.get(name) ?? [])
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|'[^'\n]*'/g, ' ')

const comment = String.raw`(?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?`
const asInterface = String.raw`^export interface (\w+)[\s\S]*?^\}$`
const asType = String.raw`^export type (\w+)\b[\s\S]*?(?=\n\n|\n(?=export |const |function |\/\*\*)|(?![\s\S]))`
const declaration = new RegExp(`${comment}(?:${asInterface}|${asType})`, 'gm')

function declarationsIn(sources: readonly string[]): Map<string, string> {
  const all = sources.flatMap((source) => [...source.matchAll(declaration)])
  return new Map(all.map(([code, inInterface, inType]) => [inInterface ?? inType ?? '', code.trim()]))
}
