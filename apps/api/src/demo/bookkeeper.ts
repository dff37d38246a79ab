import { writeCamt053 } from '@klopt/bank-statements/testing'
import { readBankFile, type BankLine } from '@klopt/bank-statements'
import type { InvoiceInput, Processing } from '@klopt/api-client/contract'
import type { ContactInput } from '@klopt/api-client/contract'
import type { Db } from '../database/db.ts'
import { sha256Of } from '../files/file-store.ts'
import { importStatements } from '../features/bank/import-statements.ts'
import { processCertain } from '../features/bank/process-certain.ts'
import { planProcessing, processLine } from '../features/bank/process-line.ts'
import { createRule } from '../features/bank/create-rule.ts'
import { ruleOfBooking } from '../features/bank/rule-of-booking.ts'
import type { TransactionRow } from '../features/bank/transactions.ts'
import { waitingTransactions } from '../features/bank/waiting-transactions.ts'
import { checkContact } from '../features/contacts/check-contact.ts'
import { finaliseInvoice } from '../features/invoices/finalise-invoice.ts'
import { createDraft } from '../features/invoices/save-draft.ts'
import { mailPreview } from '../features/invoices/mail-preview.ts'
import { queueSend } from '../features/invoices/queue-send.ts'
import { fileReturn } from '../features/vat/file-return.ts'
import { showReturn } from '../features/vat/show-return.ts'
import { createContact } from '../features/contacts/create-contact.ts'
import { recordOutcome } from '../features/invoices/record-outcome.ts'

/** Nobody in the demo world works at another hour; it keeps instants and civil dates apart from time zones. */
const WORKING_HOUR = 'T09:30:00Z'

/** Keeps the books of one administration through the same commands as its users, each on its own day. */
export class Bookkeeper {
  readonly #db: Db
  readonly administrationId: number
  readonly #userId: number
  readonly #iban: string
  #balanceCents: number

  constructor(
    db: Db,
    options: { administrationId: number; userId: number; iban: string; openingBalanceCents: number },
  ) {
    this.#db = db
    this.administrationId = options.administrationId
    this.#userId = options.userId
    this.#iban = options.iban
    this.#balanceCents = options.openingBalanceCents
  }

  async contact(input: ContactInput, day: string): Promise<number> {
    const { id } = await createContact(this.#db, this.administrationId, checkContact(input), at(day))
    return id
  }

  draft(input: InvoiceInput): Promise<{ id: number; version: number; grossCents: number }> {
    return createDraft(this.#db, this.#author(input.invoiceDate), input, {
      creditsInvoiceId: null,
    }).then(({ id, version, totals }) => ({ id, version, grossCents: totals.grossCents }))
  }

  /** A final invoice that went out by mail on its own day; returns what a customer needs to pay it. */
  async invoice(input: InvoiceInput, madeOn = input.invoiceDate): Promise<SentInvoice & { grossCents: number }> {
    const draft = await this.draft(input)
    return { ...(await this.send(draft, madeOn)), grossCents: draft.grossCents }
  }

  /** Makes a draft final and mails it to the address of its customer, if that gave one. */
  async send({ id, version }: { id: number; version: number }, day: string): Promise<SentInvoice> {
    const key = { administrationId: this.administrationId, invoiceId: id }
    const { recipient, subject, body } = await mailPreview(this.#db, key)
    const author = this.#author(day)
    if (recipient === null) {
      const { number } = await finaliseInvoice(this.#db, author, { invoiceId: id, version })
      return { id, number, messageId: null }
    }
    const { number, messageId } = await queueSend(this.#db, author, id, { version, recipient, subject, body })
    // These mails went out long ago, as far as the demo world knows; none is put in the outbox today.
    await recordOutcome(this.#db, { ...key, messageId }, { tries: 0, outcome: { state: 'sent' }, at: author.now })
    return { id, number, messageId }
  }

  /** Imports the statement of the lines within a period, both days included, written and read as a real file. */
  async statement({ from, until }: StatementPeriod, lines: readonly StatementLine[]): Promise<void> {
    const sorted = lines
      .filter(({ date }) => date >= from && date <= until)
      .toSorted((a, b) => a.date.localeCompare(b.date))
    if (sorted.length === 0) return
    const opening = this.#balanceCents
    const closing = sorted.reduce((sum, line) => sum + line.amountCents, opening)
    const text = writeCamt053({
      iban: this.#iban,
      currency: 'EUR',
      from,
      to: until,
      openingBalanceCents: opening,
      closingBalanceCents: closing,
      statementId: from,
      lines: sorted.map(toBankLine),
    })
    const bytes = new TextEncoder().encode(text)
    const name = `afschrift-${from}.xml`
    const read = readBankFile(bytes, { fileName: name })
    if (!read.ok) throw new Error(`the demo statement cannot be read: ${read.message}`)
    const file = { name, sha256: sha256Of(bytes), format: read.format, statements: read.statements }
    await importStatements(this.#db, {
      administrationId: this.administrationId,
      userId: this.#userId,
      now: at(until),
      file,
      createBook: false,
    })
    this.#balanceCents = closing
  }

  /** Books what is certain, then what the plan says by name; both as a user would on that day. */
  async process(day: string, plan: (line: TransactionRow) => Booking | null): Promise<void> {
    const processor = { administrationId: this.administrationId, userId: this.#userId, now: at(day) }
    await processCertain(this.#db, processor, { onProcessed: () => {} })
    for (const line of await waitingTransactions(this.#db, this.administrationId)) {
      const booking = plan(line)
      if (!booking) continue
      const processing: Processing = {
        items: [],
        bookings: [
          { accountId: booking.accountId, amountCents: line.amount_cents, vatCode: booking.vatCode, description: '' },
        ],
      }
      const planned = await planProcessing(this.#db, this.administrationId, line.id, processing, { forUpdate: true })
      const ruleId = await ruleOfBooking(this.#db, this.administrationId, planned.transaction, processing)
      if (booking.makesRule && ruleId === null) await createRule(this.#db, processor, planned, processing)
      await processLine(this.#db, processor, planned, ruleId)
    }
  }

  /** Files the VAT return of a period; returns what is to be paid in euros. */
  async fileVat(periodKey: string, day: string): Promise<number> {
    const { payableEuros } = await showReturn(this.#db, this.administrationId, { period: periodKey }, day)
    const filing = { administrationId: this.administrationId, userId: this.#userId, now: at(day), today: day }
    await fileReturn(this.#db, filing, { period: periodKey, payableEuros })
    return payableEuros
  }

  async accountId(rgsCode: string): Promise<number> {
    const row = await this.#db
      .selectFrom('ledger_accounts')
      .select('id')
      .where('administration_id', '=', this.administrationId)
      .where('rgs_code', '=', rgsCode)
      .orderBy('number')
      .executeTakeFirstOrThrow()
    return row.id
  }

  #author(day: string) {
    return { administrationId: this.administrationId, userId: this.#userId, now: at(day) }
  }
}

interface SentInvoice {
  readonly id: number
  readonly number: string
  /** Of the mail; null without an address. */
  readonly messageId: number | null
}

interface StatementPeriod {
  readonly from: string
  readonly until: string
}

export interface StatementLine {
  readonly date: string
  readonly amountCents: number
  readonly name: string
  readonly iban: string | null
  readonly description: string
}

export interface Booking {
  readonly accountId: number
  readonly vatCode: string | null
  readonly makesRule: boolean
}

export function at(day: string): Date {
  return new Date(day + WORKING_HOUR)
}

function toBankLine(line: StatementLine): BankLine {
  return {
    date: line.date,
    valueDate: line.date,
    amountCents: line.amountCents,
    counterpartyName: line.name,
    counterpartyIban: line.iban,
    description: line.description,
    structuredReference: null,
    endToEndId: null,
    kind: null,
    balanceAfterCents: null,
  }
}
