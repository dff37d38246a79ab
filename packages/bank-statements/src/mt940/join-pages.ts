import { periodOf } from '../period.ts'
import type { BankStatement } from '../types.ts'

/** One message: a whole statement, or a page of one. */
export interface Page {
  statement: BankStatement
  /** Opens with an intermediate balance, `:60M:`. */
  opensPage: boolean
  /** Closes with an intermediate balance, `:62M:`. */
  continues: boolean
}

/** Joins pages that follow each other on the same account with the same balance between them. */
export function joinPages(pages: readonly Page[]): BankStatement[] {
  const statements: BankStatement[] = []
  let previous: Page | undefined
  for (const page of pages) {
    const last = statements.at(-1)
    if (last !== undefined && previous?.continues === true && page.opensPage && follows(last, page.statement)) {
      for (const line of page.statement.lines) last.lines.push(line)
      last.closingBalanceCents = page.statement.closingBalanceCents
      Object.assign(last, periodOf(last.lines, page.statement.to))
    } else {
      statements.push(page.statement)
    }
    previous = page
  }
  return statements
}

function follows(first: BankStatement, second: BankStatement): boolean {
  return (
    first.iban === second.iban &&
    first.currency === second.currency &&
    first.closingBalanceCents === second.openingBalanceCents
  )
}
