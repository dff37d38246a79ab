/**
 * A type as its source declares it, with its comments, for the pages that name it. Undefined where no source
 * exports it.
 */
export function codeOfType(sources: readonly string[], name: string): string | undefined {
  const comment = String.raw`(?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?`
  const asInterface = String.raw`^export interface ${name}\b[\s\S]*?^\}$`
  const asType = String.raw`^export type ${name}\b[\s\S]*?(?=\n\n|\n(?=export |const |function )|(?![\s\S]))`
  const declaration = new RegExp(`${comment}(?:${asInterface}|${asType})`, 'm')
  for (const source of sources) {
    const [found] = declaration.exec(source) ?? []
    if (found) return found.trim()
  }
  return undefined
}
