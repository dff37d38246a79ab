import { SaxesParser } from 'saxes'
import { camt052v08, camt054v08 } from './camt-reports.ts'
import { camt053v02, camt053v08 } from './camt053.ts'
import { pain001v09 } from './pain001.ts'
import { pain008v08 } from './pain008.ts'
import { groupsOf, isLeaf, isValidLeaf, type Group } from './schema.ts'

const SCHEMAS = new Map(
  [camt052v08, camt053v02, camt053v08, camt054v08, pain001v09, pain008v08].map(
    (schema) => [schema.namespace, groupsOf(schema)] as const,
  ),
)

interface OpenElement {
  readonly name: string
  /** Null where the schema knows no such element. */
  readonly type: string | null
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: string[]
  text: string
}

/**
 * Holds a message of ISO 20022 against the schema of its namespace: names, order, occurrences, values and attributes.
 * @returns what is wrong with it, each with where it stands; empty for one that a bank takes or gives.
 */
export function isoProblems(xml: string): string[] {
  const problems: string[] = []
  const open: OpenElement[] = []
  let types: ReadonlyMap<string, Group> | undefined
  const problem = (what: string) => problems.push(`${open.map(({ name }) => name).join('/')}: ${what}`)
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => problem('a DOCTYPE'))
  parser.on('opentag', ({ local, uri, attributes }) => {
    const parent = open.at(-1)
    types ??= SCHEMAS.get(uri)
    const type = parent === undefined ? (local === 'Document' ? local : null) : typeIn(parent, local, types)
    parent?.children.push(local)
    open.push({ name: local, type, attributes: ownAttributes(attributes), children: [], text: '' })
    if (types === undefined || SCHEMAS.get(uri) !== types) problem(`in namespace ${uri}`)
    else if (type === null && parent?.type !== null) problem(`there is no ${local} here`)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.at(-1)
    if (element !== undefined && element.type !== null) elementProblems(element, element.type, types).forEach(problem)
    open.pop()
  })
  parser.write(xml).close()
  return problems
}

function typeIn(parent: OpenElement, name: string, types: ReadonlyMap<string, Group> | undefined): string | null {
  const group = parent.type === null ? undefined : types?.get(parent.type)
  return group?.parts.find((part) => part.name === name)?.type ?? null
}

/** Without the declarations of namespaces and the place of a schema, which say nothing of the message. */
function ownAttributes(attributes: Readonly<Record<string, { prefix: string; local: string; value: string }>>) {
  return Object.values(attributes)
    .filter(({ prefix, local }) => prefix !== 'xmlns' && prefix !== 'xsi' && local !== 'xmlns')
    .map(({ local, value }) => [local, value] as const)
}

function elementProblems(element: OpenElement, type: string, types: ReadonlyMap<string, Group> | undefined): string[] {
  const attributes = element.attributes.map(([name, value]) => `${name}=${value}`).join(' ')
  const isAttributed = type === 'amount' ? /^Ccy=[A-Z]{3}$/.test(attributes) : attributes === ''
  const found = isAttributed ? [] : [`the attributes are '${attributes}'`]
  const group = types?.get(type)
  if (group !== undefined) return [...found, ...groupProblems(element, group)]
  if (!isLeaf(type)) return [...found, `what a ${type} holds is not written down yet`]
  return isValidLeaf(element.text, type) ? found : [...found, `'${element.text.slice(0, 60)}' is no ${type}`]
}

function groupProblems({ text, children }: OpenElement, { isChoice, parts }: Group): string[] {
  const problems = text.trim() === '' ? [] : [`text between elements: ${text.trim()}`]
  const places = children.map((name) => parts.findIndex((part) => part.name === name))
  if (isChoice) return children.length === 1 ? problems : [...problems, `one of ${children.length} elements`]
  if (places.some((place, index) => index > 0 && place < Number(places[index - 1]))) problems.push('out of order')
  for (const { name, least, most } of parts) {
    const count = children.filter((child) => child === name).length
    if (count < least) problems.push(`${name} is missing`)
    if (count > most) problems.push(`${name} stands there ${count} times`)
  }
  return problems
}
