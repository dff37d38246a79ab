import { append, follows } from '../join-statements.ts'
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
    const isNextPage = previous?.continues === true && page.opensPage
    if (last !== undefined && isNextPage && follows(last, page.statement)) append(last, page.statement)
    else statements.push(page.statement)
    previous = page
  }
  return statements
}
