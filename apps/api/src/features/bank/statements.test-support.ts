import { contract } from '@klopt/api-client/contract'
import type { BankLine, BankStatement } from '@klopt/bank-statements'
import { writeCamt053 } from '@klopt/bank-statements/testing'
import { fileBody } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'

/** One line: 121 euro that somebody paid. */
export function aLine(changes: Partial<BankLine> = {}): BankLine {
  const date = changes.date ?? '2026-06-01'
  return {
    date,
    valueDate: date,
    amountCents: 12_100,
    counterpartyName: 'Gemeente Haarlem',
    counterpartyIban: null,
    description: '',
    structuredReference: null,
    endToEndId: null,
    kind: null,
    balanceAfterCents: null,
    ...changes,
  }
}

/** A statement of the lines, on the account of the test world. */
export function aStatement(lines: readonly BankLine[], changes: Partial<BankStatement> = {}): BankStatement {
  const days = lines.map((line) => line.date).toSorted()
  return {
    iban: 'NL20INGB0001234567',
    currency: 'EUR',
    from: days[0] ?? '2026-06-01',
    to: days.at(-1) ?? '2026-06-01',
    openingBalanceCents: 0,
    closingBalanceCents: lines.reduce((sum, line) => sum + line.amountCents, changes.openingBalanceCents ?? 0),
    statementId: '1',
    lines: [...lines],
    ...changes,
  }
}

export function camt(lines: readonly BankLine[], changes: Partial<BankStatement> = {}): string {
  return writeCamt053(aStatement(lines, changes))
}

/** Imports a file, for the answer it gets. */
export const sendFile = (books: Books, text: string | Uint8Array, createBook = false) =>
  books.client.send(contract.bank.import, {
    params: books.params,
    query: { name: 'a.xml', createBook: String(createBook) },
    body: fileBody(text),
  })

/** The amounts of the lines that wait. */
export const amounts = async (books: Books) => (await books.waiting()).map((line) => line.amountCents)
/** Three lines on three days. */
export const june = [
  aLine({ date: '2026-06-01', amountCents: 100, description: 'een' }),
  aLine({ date: '2026-06-02', amountCents: -250, description: 'twee' }),
  aLine({ date: '2026-06-03', amountCents: 300, description: 'drie' }),
]
