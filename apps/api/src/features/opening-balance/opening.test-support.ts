import { contract, type OpeningBalanceInput } from '@klopt/api-client/contract'
import type { KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

type Line = OpeningBalanceInput['lines'][number]
type Item = OpeningBalanceInput['openItems'][number]

/** Books on the second of January with the opening of a year ago, euro for euro reckoned by hand. */
export async function aStart(server: KloptTestServer) {
  const books = await Books.openOn(server, '2026-01-02')
  const customer = await books.contact({ name: 'Oude klant' })
  const supplier = await books.contact({ name: 'Oude leverancier' })
  // 12,345.67 + 5,000.00 + 2,400.00 - 800.00 + 1,210.00 - 363.00 - 987.00 = 18,805.67
  const amounts: Record<string, number> = {
    BLimBanRba: 1_234_567,
    BLimBanDep: 500_000,
    BMvaBeiVvp: 240_000,
    BMvaBeiCae: -80_000,
    BVorDebHad: 121_000,
    BSchCreHac: -36_300,
    BSchBepBtw: -98_700,
    BEivKapOnd: -1_880_567,
  }
  const lines: Line[] = []
  for (const [rgs, cents] of Object.entries(amounts))
    lines.push({
      accountId: await books.account(rgs),
      debitCents: Math.max(cents, 0),
      creditCents: Math.max(-cents, 0),
    })
  const openItems: Item[] = [
    item({ contactId: customer }),
    item({ kind: 'payable', number: 'L-9', contactId: supplier, amountCents: 36_300 }),
  ]
  return { books, body: { startDate: '2026-01-01', lines, openItems }, lines, openItems }
}

export const item = (changes: Partial<Item>): Item => ({
  kind: 'receivable',
  number: '2025-0117',
  contactId: null,
  documentDate: '2025-12-10',
  dueDate: '2025-12-24',
  amountCents: 121_000,
  ...changes,
})

export const save = (books: Books, body: OpeningBalanceInput) =>
  books.client.send(contract.openingBalances.save, { params: books.params, body })
export const saved = (books: Books, body: OpeningBalanceInput) =>
  books.client.call(contract.openingBalances.save, { params: books.params, body })
export const show = (books: Books) => books.client.call(contract.openingBalances.get, { params: books.params })
