import { contract, type ContactInput, type OpeningBalanceInput } from '@klopt/api-client/contract'
import type { KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'

/** The number of the sales invoice that was open. */
export const NUMBER = '2025-0117'

/** Books that began with one sales and one purchase invoice that were open, of 1,210.00 and 363.00. */
export async function aStart(server: KloptTestServer, contact: Partial<ContactInput> = {}) {
  const books = await Books.openOn(server, '2026-01-02')
  const contactId = await books.contact({ name: 'Oude klant', ...contact })
  const line = async (rgs: string, cents: number) => ({
    accountId: await books.account(rgs),
    debitCents: Math.max(cents, 0),
    creditCents: Math.max(-cents, 0),
  })
  const days = { documentDate: '2025-12-10', dueDate: '2025-12-24', contactId }
  const body: OpeningBalanceInput = {
    startDate: '2026-01-01',
    // 1,210.00 - 363.00 = 847.00
    lines: [await line('BVorDebHad', 121_000), await line('BSchCreHac', -36_300), await line('BEivKapOnd', -84_700)],
    openItems: [
      { kind: 'receivable', number: NUMBER, amountCents: 121_000, ...days },
      { kind: 'payable', number: 'L-9', amountCents: 36_300, ...days },
    ],
  }
  const save = () => books.client.call(contract.openingBalances.save, { params: books.params, body })
  await save()
  return { books, contactId, save }
}
