import type { JournalDraftLine } from '@klopt/api-client/contract'
import { addDays, addMonths, startOfMonth } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { addMoneyBook } from '../books/add-money-book.ts'
import { countCash } from '../features/bank/cash-counts.ts'
import { addLine } from '../features/bank/line-by-hand.ts'
import { repeatTemplate } from '../features/journal-entries/templates/repeat-template.ts'
import { createTemplate } from '../features/journal-entries/templates/save-template.ts'
import { at, type Bookkeeper } from './bookkeeper.ts'

interface Keeping {
  readonly keeper: Bookkeeper
  readonly userId: number
  readonly today: string
}

/** Templates of entries: one that books itself from next month on, and one whose amounts are filled in each time. */
export async function createTemplates(db: Db, { keeper, userId, today }: Keeping): Promise<void> {
  const author = { administrationId: keeper.administrationId, userId, now: at(today) }
  const line = async (rgsCode: string, sides: Partial<JournalDraftLine>): Promise<JournalDraftLine> => ({
    accountId: await keeper.accountId(rgsCode),
    contactId: null,
    openItemId: null,
    vatCode: null,
    debitCents: null,
    creditCents: null,
    description: '',
    ...sides,
  })
  const phone = await createTemplate(db, author, {
    name: 'Telefoon privé betaald',
    description: 'Zakelijk deel van de telefoon',
    lines: [
      await line('WBedKanTef', { debitCents: MONTHLY_PHONE_CENTS }),
      await line('BEivKapPrs', { creditCents: MONTHLY_PHONE_CENTS }),
    ],
  })
  await repeatTemplate(db, author, phone, {
    every: 'month',
    startsOn: addMonths(startOfMonth(today), 1),
    endsOn: null,
  })
  await createTemplate(db, author, {
    name: 'Zakelijke kosten privé betaald',
    description: '',
    lines: [
      await line('WBedKanKan', { vatCode: 'purchase_high', description: 'wat je kocht' }),
      await line('BEivKapPrs', {}),
    ],
  })
}

const MONTHLY_PHONE_CENTS = 1_500

/** A till that is kept by hand: takings of three days and what was bought from it, counted yesterday. */
export async function createTill(db: Db, { keeper, userId, today }: Keeping): Promise<void> {
  const { administrationId } = keeper
  const journalId = await addMoneyBook(db, {
    administrationId,
    name: 'Kas winkel',
    financialType: 'CASH',
    iban: null,
    accountHolder: null,
    isPrimary: false,
  })
  const now = at(today)
  for (const { daysAgo, amountCents, description } of tillLines) {
    const line = { journalId, today, bookedOn: addDays(today, -daysAgo), amountCents, description }
    await addLine(db, { administrationId, userId, now }, line)
  }
  const countedCents = tillLines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  await countCash(
    db,
    { administrationId, userId, now },
    { journalId, countedOn: addDays(today, -1), countedCents, today },
  )
}

const tillLines = [
  { daysAgo: 4, amountCents: 41_260, description: 'Dagontvangsten' },
  { daysAgo: 3, amountCents: 38_745, description: 'Dagontvangsten' },
  { daysAgo: 2, amountCents: -1_895, description: 'Schoonmaakmiddelen' },
  { daysAgo: 2, amountCents: 44_010, description: 'Dagontvangsten' },
] as const
