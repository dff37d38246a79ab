/**
 * The code of the example of a usage file as an application writes it: its own imports, from the entry
 * the component is in, without the rules.
 */
export function codeOfExample(source: string, entry = '@klopt/ui'): string {
  const [head = '', body = ''] = source.split(/^export const usage[\s\S]*?^\}\n/m)
  const imports = [...head.matchAll(/^import (type )?\{ (.*) \} from '(.*)'$/gm)]
    .filter(([, , names]) => names !== 'Usage')
    .map(([, type, names = '', from = '']) => ({ names: type ? names.replace(/\w+/g, 'type $&') : names, from }))
  const own = imports.filter(({ from }) => from.startsWith('.')).map(({ names }) => names)
  const others = imports
    .filter(({ from }) => !from.startsWith('.'))
    .map(({ names, from }) => `import { ${names} } from '${from}'`)
  return [`import { ${own.join(', ')} } from '${entry}'`, ...others, '', body.trim()].join('\n')
}
