import { generalJournal } from '../../books/general-journal.ts'
import { postEntry, type PostedEntry } from '../../books/post-entry.ts'
import type { Books } from '../books.test-support.ts'

interface OnVatAccount {
  readonly rgs: string
  readonly entryDate: string
  readonly cents: number
  readonly at: Date
}

/** An entry on a VAT account without a VAT code, which every way of booking refuses: as books of before have it. */
export async function onVatAccount(books: Books, { rgs, entryDate, cents, at }: OnVatAccount): Promise<PostedEntry> {
  const [vat, funds] = [await books.account(rgs), await books.account('BEivKapPrs')]
  return books.asApp(async (db) => {
    const journalId = await generalJournal(db, books.id)
    const header = { administrationId: books.id, journalId, entryDate, createdBy: books.owner.id, at }
    return postEntry(db, { ...header, description: 'Btw', sourceType: 'general' }, [
      { account: { id: vat }, debitCents: cents, creditCents: 0 },
      { account: { id: funds }, debitCents: 0, creditCents: cents },
    ])
  })
}
