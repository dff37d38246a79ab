import { parseAst, type Plugin } from 'vite'

/**
 * Leaves out of the built app what only the server reads of a call: its schemas, its errors and its summary. The typed
 * client needs the method, the path, what becomes stale and whether the answer is a file; the types are gone anyway. Most of
 * its bytes are schemas, and what the start of the app calls comes with the login page.
 */
export function slimContract(): Plugin {
  return {
    name: 'klopt:slim-contract',
    apply: 'build',
    // After the types have been taken out.
    enforce: 'post',
    transform: {
      filter: { id: /\/api-client\/src\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: withoutServersPart(code), map: null }),
    },
  }
}

const ofServer: readonly string[] = ['summary', 'query', 'body', 'response', 'errors', 'bodyLimit_bytes']

/**
 * The module without those properties of each `defineCall({ … })`. A schema or an area is made in a function that is said
 * to do nothing else, so that one nobody reads any more goes too.
 */
export function withoutServersPart(code: string): string {
  const edits = editsOf(parseAst(code)).toSorted((a, b) => b.start - a.start)
  return edits.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly by: string
}

/** As much of a syntax tree as is looked at. */
interface Node {
  readonly type?: string
  readonly start: number
  readonly end: number
  readonly name?: string
  /** Of a property its value as a node, of a literal what it says. */
  readonly value?: unknown
  readonly key?: Node
  readonly init?: Node | null
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
}

function editsOf(node: unknown): Edit[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, init } = node as Node
  if (type === 'VariableDeclarator' && init?.type === 'CallExpression') {
    return [
      { start: init.start, end: init.start, by: '/* @__PURE__ */ (() => ' },
      { start: init.end, end: init.end, by: ')()' },
      ...(init.arguments ?? []).flatMap(editsOf),
    ]
  }
  if (type === 'CallExpression' && callee?.name === 'defineCall') return slimmed(node as Node)
  return Object.values(node).flatMap(editsOf)
}

function slimmed(call: Node): Edit[] {
  const properties = call.arguments?.[0]?.properties ?? []
  return properties.flatMap(({ key, value, start, end }) => {
    // `response: 'file'` says how to read the answer.
    const goes = ofServer.includes(key?.name ?? '') && (value as Node | undefined)?.value !== 'file'
    return goes ? [{ start, end, by: '_:0' }] : []
  })
}
