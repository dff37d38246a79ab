import type * as v from 'valibot'

type Copy = (value: unknown) => unknown

/**
 * Makes a function that copies exactly what a response schema names, so that nothing else leaves the server.
 * Compiled once per route: it walks the value, not the schema's checks.
 */
export function createWhitelist(schema: v.GenericSchema): Copy {
  const node = schema as Node
  switch (node.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return copyObject(node.entries ?? {})
    case 'array': {
      const item = createWhitelist(node.item as v.GenericSchema)
      return (value) => (Array.isArray(value) ? value.map(item) : value)
    }
    case 'nullable':
    case 'optional':
    case 'nullish': {
      const wrapped = createWhitelist(node.wrapped as v.GenericSchema)
      return (value) => (value === null || value === undefined ? value : wrapped(value))
    }
    case 'record': {
      const item = createWhitelist(node.value as v.GenericSchema)
      return (value) => mapValues(value, item)
    }
    case 'variant':
    case 'union':
      return copyOneOf(node.options ?? [])
    case 'lazy': {
      const getter = node.getter as (input: unknown) => v.GenericSchema
      return (value) => createWhitelist(getter(value))(value)
    }
    default:
      return isLeaf(node.type) ? (value) => value : unsupported(node.type)
  }
}

/** The parts of valibot's schemas that say what is inside. */
interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: unknown
  readonly wrapped?: unknown
  readonly value?: unknown
  readonly options?: readonly v.GenericSchema[]
  readonly getter?: unknown
  readonly '~run': (dataset: { value: unknown }, config: object) => { issues?: unknown }
}

function copyObject(entries: Readonly<Record<string, v.GenericSchema>>): Copy {
  const copies = Object.entries(entries).map(([key, entry]) => [key, createWhitelist(entry)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const source = value as Record<string, unknown>
    const copy: Record<string, unknown> = {}
    for (const [key, copyEntry] of copies) {
      if (source[key] !== undefined) copy[key] = copyEntry(source[key])
    }
    return copy
  }
}

/** Of a union only the branch that the value satisfies is copied; of none of them nothing leaves. */
function copyOneOf(options: readonly v.GenericSchema[]): Copy {
  const branches = options.map((option) => ({ option: option as unknown as Node, copy: createWhitelist(option) }))
  return (value) => {
    const branch = branches.find(({ option }) => option['~run']({ value }, {}).issues === undefined)
    return branch?.copy(value)
  }
}

function mapValues(value: unknown, copy: Copy): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]))
}

const leaves = new Set(['string', 'number', 'boolean', 'literal', 'picklist', 'null', 'never', 'unknown', 'any'])

function isLeaf(type: string): boolean {
  return leaves.has(type)
}

function unsupported(type: string): never {
  throw new Error(`responses do not use valibot's "${type}"; add it to the whitelist or use another schema`)
}
