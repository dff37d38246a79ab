import { addDays, addMonths } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { bookPurchase } from '../features/purchases/book-purchase.ts'
import { createDraft } from '../features/purchases/save-draft.ts'
import { at, Bookkeeper } from './bookkeeper.ts'
import { studioNoord } from './designer-facts.ts'
import { DesignerYears } from './designer-years.ts'
import { monthsUntil } from './months.ts'
import { demoIban } from './numbers.ts'
import { openAdministration } from './open-administration.ts'
import { suppliers } from './suppliers.ts'

/** Months of books before the current one: enough for a filed quarter, and for figures that are worth a look. */
const HISTORY = 6

/** How long one may look around, the first day included. */
const EXAMPLE_DAYS = 30

const iban = demoIban('INGB', 7_654_321)

interface ExampleOptions {
  readonly ownerId: number
  readonly today: string
  readonly now: Date
}

/** A designer's half year to look around in: invoices in each state, purchases, lines that wait at the bank, filed VAT. */
export async function createExample(db: Db, { ownerId, today, now }: ExampleOptions): Promise<number> {
  const months = monthsUntil(today, HISTORY)
  const administrationId = await openAdministration(
    db,
    {
      ...studioNoord,
      company_name: 'Voorbeeld: Studio Noord',
      iban,
      subscription_type: 'TRIAL',
      subscription_period_end: addDays(today, EXAMPLE_DAYS - 1),
      example_of: ownerId,
      created_at: now,
      onboarding_dismissed_at: now,
    },
    [{ userId: ownerId, permissions: ['ADMIN', 'TIME_TRACKING'], isMainUser: true }],
  )
  const keeper = new Bookkeeper(db, { administrationId, userId: ownerId, iban, openingBalanceCents: 350_000 })
  await new DesignerYears(keeper, { month: () => Promise.resolve([]) }, today).live(months)
  await buy(db, keeper, { ownerId, today })
  return administrationId
}

/** What was bought lately and is still to be paid. */
async function buy(db: Db, keeper: Bookkeeper, { ownerId, today }: Omit<ExampleOptions, 'now'>): Promise<void> {
  for (const [index, { contact, lines }] of suppliers.slice(0, 3).entries()) {
    const day = addMonths(today, -index)
    const author = { administrationId: keeper.administrationId, userId: ownerId, now: at(day) }
    const draft = await createDraft(db, author, {
      kind: 'invoice',
      documentId: null,
      contactId: await keeper.contact(contact, day),
      number: `${day.slice(0, 4)}-${410 + index}`,
      invoiceDate: day,
      dueDate: addDays(day, 30),
      paymentReference: '',
      pricesIncludeVat: false,
      lines: await Promise.all(
        lines.map(async ({ description, vatCode, account }) => ({
          description,
          amountCents: 8_500,
          vatCode,
          accountId: await keeper.accountId(account),
        })),
      ),
      statedVat: [],
      picks: [],
    })
    await bookPurchase(db, author, { purchaseId: draft.id, version: draft.version }, { acceptDuplicate: false })
  }
}
