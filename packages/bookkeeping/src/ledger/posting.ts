import { assertCents } from '../money/amounts.ts'
import { BookkeepingError } from '../money/errors.ts'
import type { VatCode } from '../vat/vat-codes.ts'

/** A ledger account: by its id, or by the RGS code of a system account. */
export type AccountRef = { id: number } | { rgs: string }

/** What a line means for VAT: turnover or cost, VAT payable, or VAT to reclaim. */
export type VatKind = 'base' | 'output' | 'input'

/** One line of a journal entry; exactly one of debit and credit is positive, the other is 0. */
export interface PostingLine {
  account: AccountRef
  debitCents: number
  creditCents: number
  vatCode?: VatCode
  vatKind?: VatKind
  /** The day that decides the VAT period of the line; that of its entry when left out. */
  vatDate?: string
  contactId?: number
  description?: string
}

export type PostingLineDetails = Omit<PostingLine, 'account' | 'debitCents' | 'creditCents'>

/**
 * Debit amounts per account, VAT code, VAT kind and contact, in the order of
 * first mention. A credit is a negative debit; what adds up to nothing disappears.
 */
export class PostingBuilder {
  readonly #lines = new Map<string, PostingLineDetails & { account: AccountRef; cents: number }>()

  debit(account: AccountRef, cents: number, details: PostingLineDetails = {}): this {
    const { vatCode, vatKind, vatDate, contactId, description } = details
    const key = JSON.stringify([account, vatCode, vatKind, vatDate, contactId, description])
    const known = this.#lines.get(key)
    if (known) known.cents += cents
    else this.#lines.set(key, { ...details, account, cents })
    return this
  }

  credit(account: AccountRef, cents: number, details: PostingLineDetails = {}): this {
    return this.debit(account, -cents, details)
  }

  /** Adds the lines of another posting. */
  add(lines: readonly PostingLine[]): this {
    for (const { account, debitCents, creditCents, ...details } of lines) {
      this.debit(account, debitCents - creditCents, details)
    }
    return this
  }

  /** The lines; throws when they do not balance. */
  build(): PostingLine[] {
    const lines: PostingLine[] = []
    for (const { account, cents, ...details } of this.#lines.values()) {
      if (cents === 0) continue
      const debitCents = Math.max(cents, 0)
      const creditCents = Math.max(-cents, 0)
      lines.push({ account, debitCents, creditCents, ...details })
    }
    if (lines.length > 0) assertBalanced(lines)
    return lines
  }
}

/**
 * Refuses what may never reach the journal: no lines, amounts that are no whole
 * positive cents, a line with both or neither side, a VAT kind or code alone, and
 * debits that differ from credits. Throws `invalid_posting`, `invalid_amount`,
 * `amount_out_of_range` or `unbalanced_posting`.
 */
export function assertBalanced(lines: readonly PostingLine[]): void {
  if (lines.length === 0) refuse('Een boeking heeft minstens twee regels.')
  let balance = 0
  for (const { debitCents, creditCents, vatCode, vatKind } of lines) {
    assertCents(debitCents)
    assertCents(creditCents)
    if (debitCents < 0 || creditCents < 0 || debitCents > 0 === creditCents > 0) {
      refuse('Een boekingsregel heeft een bedrag in debet of in credit, niet in allebei.')
    }
    if ((vatKind === undefined) !== (vatCode === undefined)) {
      refuse('Een boekingsregel heeft een btw-code en een btw-soort, of geen van beide.')
    }
    balance += debitCents - creditCents
  }
  if (balance !== 0) {
    throw new BookkeepingError(
      'unbalanced_posting',
      `Debet en credit verschillen ${Math.abs(balance)} cent. Controleer de bedragen.`,
    )
  }
}

/**
 * The entry that undoes another: the same lines with debit and credit swapped,
 * VAT code and kind kept, so that it takes back the same boxes of the return.
 */
export function reversalOf(lines: readonly PostingLine[]): PostingLine[] {
  assertBalanced(lines)
  return lines.map((line) => ({
    ...line,
    debitCents: line.creditCents,
    creditCents: line.debitCents,
  }))
}

function refuse(message: string): never {
  throw new BookkeepingError('invalid_posting', message)
}
