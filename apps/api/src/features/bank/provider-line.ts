import { must } from '@klopt/bookkeeping/money'
import type { Processing } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import { lockMoneyBook } from '../../books/money-books.ts'
import { askedClaims, claimAccount, sumOfClaims } from '../../books/claims.ts'
import { planProcessing, processLine } from './process-line.ts'

export interface ProviderLine {
  readonly administrationId: number
  /** The book of the provider. */
  readonly journalId: number
  readonly bookedOn: string
  /** Money in is positive. */
  readonly amountCents: number
  /** The customer who paid, whatever name their bank gives. */
  readonly payerContactId: number
  readonly counterpartyName: string | null
  readonly counterpartyIban: string | null
  readonly description: string
  /** What the provider calls it; a book has one line of it. */
  readonly reference: string
}

/** Adds a line to the book of a provider of payments, which waits as one of a statement does. */
export async function addProviderLine(db: Db, line: ProviderLine): Promise<{ id: number }> {
  await lockMoneyBook(db, line.administrationId, line.journalId)
  return db
    .insertInto('bank_transactions')
    .values({
      administration_id: line.administrationId,
      journal_id: line.journalId,
      import_id: null,
      line_number: 1,
      transaction_date: line.bookedOn,
      value_date: null,
      amount_cents: line.amountCents,
      payer_contact_id: line.payerContactId,
      counterparty_name: line.counterpartyName,
      counterparty_iban: line.counterpartyIban,
      description: line.description,
      structured_reference: null,
      end_to_end_id: null,
      balance_after_cents: null,
      journal_entry_id: null,
      processed_at: null,
      entered_by: null,
      entered_at: null,
      provider_reference: line.reference,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export interface PaidItems {
  readonly administrationId: number
  readonly now: Date
  readonly transactionId: number
  readonly amountCents: number
  /** Who paid, and gets a credit of what was paid already. */
  readonly contactId: number
  readonly items: readonly { readonly openItemId: number; readonly amountCents: number }[]
  /** What it pays beside them: the costs and interest that a demand asked when the payment began. */
  readonly claimsCents: number
}

/**
 * Books a line on what is still open of the items that it paid, and on the claims beside them while these are still asked:
 * what was paid twice, or credited or waived meanwhile, is a credit of the customer, whom nobody has to look for. The items
 * are read again under their lock, since somebody else may be settling them.
 */
export async function bookProviderLine(db: Db, { administrationId, now, ...paid }: PaidItems): Promise<void> {
  const ids = paid.items.map(({ openItemId }) => openItemId)
  const openCents = new Map((await lockOpenItems(db, administrationId, { ids })).map((row) => [row.id, row.open_cents]))
  const items = paid.items.flatMap(({ openItemId, amountCents }) => {
    const settledCents = Math.min(amountCents, must(openCents.get(openItemId), 'an item of a payment'))
    return settledCents > 0 ? [{ openItemId, amountCents: settledCents }] : []
  })
  const bookings = await claimBookings(db, administrationId, paid)
  const tooMuchCents = [...items, ...bookings].reduce((left, { amountCents }) => left - amountCents, paid.amountCents)
  const processing = {
    items,
    bookings,
    ...(tooMuchCents > 0 && { credits: [{ contactId: paid.contactId, amountCents: tooMuchCents }] }),
  }
  const plan = await planProcessing(db, administrationId, paid.transactionId, processing, { forUpdate: true })
  await processLine(db, { administrationId, userId: null, now }, plan)
}

/** What is still asked of the claims: what was waived or paid since the payment began is not. */
async function claimBookings(
  db: Db,
  administrationId: number,
  { items, claimsCents }: Pick<PaidItems, 'items' | 'claimsCents'>,
): Promise<Processing['bookings']> {
  if (claimsCents === 0) return []
  const openItemIds = items.map(({ openItemId }) => openItemId)
  const amountCents = sumOfClaims(await askedClaims(db, administrationId, openItemIds))
  if (amountCents === 0 || amountCents > claimsCents) return []
  const accountId = await claimAccount(db, administrationId)
  return [{ accountId, amountCents, vatCode: null, description: 'Incassokosten en rente', contactId: null }]
}
