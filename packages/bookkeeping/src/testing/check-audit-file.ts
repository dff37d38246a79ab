import { SaxesParser } from 'saxes'
import { AUDIT_FILE_SCHEMAS, type AuditFileVersion } from '../reports/audit-file/schema.ts'
import { ElementReader, type ReadElement } from './element-reader.ts'

export interface CheckedAuditFile {
  /** What is wrong with the file; empty for one that the tax authority can read. */
  readonly problems: readonly string[]
  /** The whole file; its name is 'auditfile'. */
  readonly root: ReadElement
}

/**
 * Reads an audit file with a parser that is not ours and holds it against its schema: names, order, occurrences and
 * values; then against what the specification asks beyond it: counts and totals, balanced transactions, identifiers
 * that are unique, and references to what exists.
 */
export function checkAuditFile(xml: string, version: AuditFileVersion): CheckedAuditFile {
  const { namespace, elements } = AUDIT_FILE_SCHEMAS[version]
  const parser = new SaxesParser({ xmlns: true })
  const reader = new ElementReader('auditfile', { type: 'group', elements })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => reader.problem('a DOCTYPE'))
  parser.on('opentag', (tag) => {
    if (tag.uri !== namespace) reader.problem(`${tag.name} in namespace ${tag.uri}`)
    reader.open(tag.name)
  })
  parser.on('text', (text) => reader.text(text))
  parser.on('closetag', () => reader.close())
  parser.write(xml).close()
  const root = reader.root
  return { problems: [...reader.problems, ...totalProblems(root), ...referenceProblems(root)], root }
}

/** The elements at the end of a path of names. */
export function elementsAt(root: ReadElement, ...path: string[]): ReadElement[] {
  return path.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [root],
  )
}

const textOf = (element: ReadElement, name: string) => elementsAt(element, name)[0]?.text ?? ''
/** An amount that is none counts as nothing here: the schema names it already. */
const cents = (element: ReadElement, name: string) =>
  BigInt(
    textOf(element, name)
      .match(/^-?\d+\.\d\d$/)?.[0]
      .replace('.', '') ?? 0,
  )
const transactions = ['company', 'transactions', 'journal', 'transaction']

function totalProblems(root: ReadElement): string[] {
  return [
    ...balanceProblems(elementsAt(root, 'company', 'openingBalance')),
    ...sumProblems(elementsAt(root, 'company', 'openingBalance'), ['obLine']),
    ...sumProblems(elementsAt(root, ...subledgers), ['obSbLine']),
    ...balanceProblems(elementsAt(root, 'company', 'transactions')),
    ...sumProblems(elementsAt(root, 'company', 'transactions'), ['journal', 'transaction', 'trLine']),
    ...openItemProblems(root),
    ...elementsAt(root, ...transactions)
      .filter((transaction) => sideSum(transaction, ['trLine'], 'D') !== sideSum(transaction, ['trLine'], 'C'))
      .map((transaction) => `transaction ${textOf(transaction, 'nr')} does not balance`),
  ]
}

function balanceProblems(containers: readonly ReadElement[]): string[] {
  return containers.flatMap((container) => {
    const [debit, credit] = [cents(container, 'totalDebit'), cents(container, 'totalCredit')]
    return debit === credit ? [] : [`${container.name}: debit ${debit}, credit ${credit}`]
  })
}

/** The items of a line of the opening balance come to what it says. */
function openItemProblems(root: ReadElement): string[] {
  const balance = (line: ReadElement) => (textOf(line, 'amntTp') === 'C' ? -1n : 1n) * cents(line, 'amnt')
  const opening = elementsAt(root, 'company', 'openingBalance', 'obLine')
  return [...Map.groupBy(elementsAt(root, ...openItems), (item) => textOf(item, 'obLineNr'))].flatMap(([nr, items]) => {
    const line = opening.find((each) => textOf(each, 'nr') === nr)
    const sum = items.reduce((total, item) => total + balance(item), 0n)
    return line === undefined || balance(line) === sum ? [] : [`obLine ${nr} is not the sum of its items`]
  })
}

function sumProblems(containers: readonly ReadElement[], path: string[]): string[] {
  return containers.flatMap((container) => {
    const [debit, credit] = [cents(container, 'totalDebit'), cents(container, 'totalCredit')]
    return [
      ...(debit === sideSum(container, path, 'D') ? [] : [`${container.name}: totalDebit is not the sum of its lines`]),
      ...(credit === sideSum(container, path, 'C')
        ? []
        : [`${container.name}: totalCredit is not the sum of its lines`]),
      ...(Number(textOf(container, 'linesCount')) === elementsAt(container, ...path).length
        ? []
        : [`${container.name}: linesCount is not the number of its lines`]),
    ]
  })
}

function sideSum(container: ReadElement, path: string[], side: string): bigint {
  return elementsAt(container, ...path)
    .filter((line) => textOf(line, 'amntTp') === side)
    .reduce((total, line) => total + cents(line, 'amnt'), 0n)
}

const lines = [...transactions, 'trLine']
const subledgers = ['company', 'openingBalance', 'obSubledgers', 'obSubledger']
const openItems = [...subledgers, 'obSbLine']

/** What identifies, and where it is referred to. */
const keys: readonly [definition: string[], references: string[][]][] = [
  [
    ['company', 'generalLedger', 'ledgerAccount', 'accID'],
    [
      ['company', 'vatCodes', 'vatCode', 'vatToPayAccID'],
      ['company', 'vatCodes', 'vatCode', 'vatToClaimAccID'],
      ['company', 'openingBalance', 'obLine', 'accID'],
      ['company', 'transactions', 'journal', 'offsetAccID'],
      [...lines, 'accID'],
    ],
  ],
  [
    ['company', 'customersSuppliers', 'customerSupplier', 'custSupID'],
    [
      [...lines, 'custSupID'],
      [...openItems, 'custSupID'],
    ],
  ],
  [['company', 'vatCodes', 'vatCode', 'vatID'], [[...lines, 'vat', 'vatID']]],
  [['company', 'periods', 'period', 'periodNumber'], [[...transactions, 'periodNumber']]],
  [['company', 'transactions', 'journal', 'jrnID'], []],
  // In the whole file, not only in its journal.
  [[...transactions, 'nr'], []],
  [['company', 'openingBalance', 'obLine', 'nr'], [[...openItems, 'obLineNr']]],
]

function referenceProblems(root: ReadElement): string[] {
  const within = (parents: readonly ReadElement[], child: string) =>
    parents.flatMap((parent) => duplicates(elementsAt(parent, child, 'nr'), `${child} in ${parent.name}`))
  return [
    ...keys.flatMap(([definition, references]) => {
      const defined = elementsAt(root, ...definition)
      const known = new Set(defined.map(({ text }) => text))
      const lost = references.flatMap((path) => elementsAt(root, ...path)).filter(({ text }) => !known.has(text))
      return [
        ...duplicates(defined, definition.join('/')),
        ...lost.map(({ name, text }) => `${name} ${text} is unknown`),
      ]
    }),
    ...within(elementsAt(root, ...transactions), 'trLine'),
  ]
}

function duplicates(elements: readonly ReadElement[], what: string): string[] {
  return new Set(elements.map(({ text }) => text)).size === elements.length ? [] : [`${what} is not unique`]
}
