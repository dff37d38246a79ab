import { damaged, Refusal, truncated } from '../refusal.ts'
import { assertAddsUp } from '../statement-totals.ts'
import type { BankStatement } from '../types.ts'
import { bankOf } from './bank.ts'
import { newDraft, readBalance, readInto, type Draft } from './draft.ts'
import { joinPages, type Page } from './join-pages.ts'
import { splitFields, type Field } from './split-fields.ts'
import { bookingOf, statementOf } from './statement.ts'

const STATEMENT_TAGS = new Set(['20', '25', '28', '28C', '60F', '60M', '61'])
const INTERIM_TAGS = new Set(['13D', '34F', '90C', '90D'])

/**
 * Reads every statement in an MT940 file; pages of one statement (`:62M:` to `:60M:`) are joined.
 * @throws Refusal when the file is cut off, damaged, not final, or does not add up.
 */
export function readMt940(text: string): BankStatement[] {
  const fields = splitFields(text)
  if (isInterim(fields)) throw interim()
  const pages = pagesOf(fields, bankOf(text))
  // A header of a next message without the message: the file was cut off there.
  const tail = fields.at(-1)?.more.join('\n') ?? '' // zero: nothing behind the last field
  if (pages.length === 0 || /\{1:|^940\b/m.test(tail)) throw truncated()
  const statements = joinPages(pages)
  for (const statement of statements) assertAddsUp(statement)
  return statements
}

function pagesOf(fields: readonly Field[], bank: string): Page[] {
  const pages: Page[] = []
  let draft: Draft | null = null
  /** Lines of `:86:` belong to the transaction before it, until anything else comes between. */
  let information: string[] | null = null
  for (const field of fields) {
    const isLast = field === fields.at(-1)
    if (field.tag === '86') {
      information?.push(field.value)
      for (const line of field.more) information?.push(line)
    } else if (field.tag === '62F' || field.tag === '62M') {
      pages.push(pageOf(draft, field, bank, isLast))
      draft = null
      information = null
    } else if (STATEMENT_TAGS.has(field.tag)) {
      if (field.tag === '20' && draft !== null) throw damaged('een afschrift zonder eindsaldo', field.line)
      draft ??= newDraft()
      information = readInto(draft, field, isLast)
    } else {
      information = null
    }
  }
  if (draft !== null) throw truncated()
  return pages
}

function pageOf(draft: Draft | null, field: Field, bank: string, isLast: boolean): Page {
  if (draft === null || draft.opening === null) throw damaged('een eindsaldo zonder beginsaldo', field.line)
  const closing = readBalance(field, isLast)
  const lines = draft.transactions.map((transaction) =>
    bookingOf(transaction.field, transaction.information, bank, closing.date, draft.reference),
  )
  return {
    statement: statementOf(draft, draft.opening, closing, lines, bank),
    opensPage: draft.opensPage,
    continues: field.tag === '62M',
  }
}

function isInterim(fields: readonly Field[]): boolean {
  return (
    fields.some((field) => INTERIM_TAGS.has(field.tag)) &&
    !fields.some((field) => field.tag.startsWith('60') || field.tag.startsWith('62'))
  )
}

function interim(): Refusal {
  return new Refusal(
    'not_booked',
    'Dit is een tussentijds overzicht (MT942) met bedragen die nog niet definitief geboekt zijn. ' +
      'Download het dagafschrift (MT940 of CAMT.053) zodra de dag voorbij is.',
  )
}
