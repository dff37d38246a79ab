import * as v from 'valibot'

type Copy = (value: unknown) => unknown

/** The schemas that a response is made of, with the properties by which valibot documents what is inside them. */
type ResponseSchema =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.LooseObjectSchema<v.ObjectEntries, undefined>
  | v.StrictObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.NullishSchema<v.GenericSchema, undefined>
  | v.RecordSchema<v.GenericSchema<string, string>, v.GenericSchema, undefined>
  | v.VariantSchema<string, v.VariantOptions<string>, undefined>
  | v.UnionSchema<v.UnionOptions, undefined>
  | v.LazySchema<v.GenericSchema>

/**
 * A function that copies exactly what a response schema names, so that nothing else leaves the server.
 * Made once per schema, whoever answers with it: it walks the value, not the schema's checks.
 */
export function createWhitelist(schema: v.GenericSchema): Copy {
  const known = made.get(schema)
  if (known !== undefined) return known
  const copy = makeWhitelist(schema)
  made.set(schema, copy)
  return copy
}

const made = new WeakMap<v.GenericSchema, Copy>()

function makeWhitelist(schema: v.GenericSchema): Copy {
  if (leaves.has(schema.type)) return asItIs
  const node = schema as ResponseSchema
  switch (node.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return copyObject(node.entries)
    case 'array': {
      const item = createWhitelist(node.item)
      return (value) => (Array.isArray(value) ? value.map(item) : value)
    }
    case 'nullable':
    case 'optional':
    case 'nullish': {
      const wrapped = createWhitelist(node.wrapped)
      return (value) => (value === null || value === undefined ? value : wrapped(value))
    }
    case 'record': {
      const item = createWhitelist(node.value)
      return (value) => mapValues(value, item)
    }
    case 'variant':
    case 'union':
      return copyOneOf(node.options)
    case 'lazy':
      return (value) => createWhitelist(node.getter(value))(value)
    default:
      return unsupported(schema.type)
  }
}

function copyObject(entries: v.ObjectEntries): Copy {
  const copies = Object.entries(entries).map(
    ([key, entry]) => [key, createWhitelist(entry as v.GenericSchema)] as const,
  )
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
  const branches = options.map((option) => ({ option, copy: createWhitelist(option) }))
  return (value) => branches.find(({ option }) => v.is(option, value))?.copy(value)
}

function mapValues(value: unknown, copy: Copy): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]))
}

const asItIs: Copy = (value) => value

const leaves = new Set(['string', 'number', 'boolean', 'literal', 'picklist', 'null', 'never', 'unknown', 'any'])

function unsupported(type: string): never {
  throw new Error(`responses do not use valibot's "${type}"; add it to the whitelist or use another schema`)
}
