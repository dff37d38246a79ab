import { codeOfImports, entryOf, importsOf } from './imports.ts'

/**
 * The code of the example of a usage file as an application writes it: its own imports, from the entry
 * the component is in, without the rules.
 */
export function codeOfExample(source: string, entry = '@klopt/ui'): string {
  const [head = '', body = ''] = source.split(/^export const usage[\s\S]*?^\}\n/m)
  const imports = importsOf(head)
    .filter(({ name }) => name !== 'Usage')
    .map((imported) => ({ ...imported, from: entryOf(imported, entry) }))
  return [...codeOfImports(imports), '', body.trim()].join('\n')
}
