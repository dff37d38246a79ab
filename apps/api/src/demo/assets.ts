import { addMonths, startOfMonth } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { createAsset } from '../features/assets/save-asset.ts'
import { postJournalEntry } from '../features/journal-entries/post-journal-entry.ts'
import { at, type Bookkeeper } from './bookkeeper.ts'

interface Owning {
  readonly keeper: Bookkeeper
  readonly userId: number
  readonly today: string
}

/** What the designer brought into the business: a computer and a camera, depreciated each month since. */
export async function createAssets(db: Db, { keeper, userId, today }: Owning): Promise<void> {
  const { administrationId } = keeper
  const [accountId, privateId] = [await keeper.accountId('BMvaBeiVvp'), await keeper.accountId('BEivKapPrs')]
  for (const { name, costCents, residualCents, monthsAgo } of things) {
    const inUseOn = addMonths(startOfMonth(today), -monthsAgo)
    const author = { administrationId, userId, now: at(inUseOn), today }
    await postJournalEntry(db, author, {
      entryDate: inUseOn,
      description: `Inbreng ${name.toLowerCase()}`,
      lines: [
        { accountId, debitCents: costCents, creditCents: 0 },
        { accountId: privateId, debitCents: 0, creditCents: costCents },
      ],
    })
    const method = { kind: 'months' as const, months: 60 }
    await createAsset(db, author, { name, accountId, costCents, residualCents, inUseOn, method })
  }
}

const things = [
  { name: 'Computer', costCents: 240_000, residualCents: 0, monthsAgo: 14 },
  { name: 'Camera', costCents: 189_500, residualCents: 30_000, monthsAgo: 5 },
] as const
