import { ACCRUAL_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { accountSums, balanceIn } from '../../books/account-sums.ts'
import { spreadsOnDay, type SpreadOnDay } from '../../books/spreads-on-day.ts'
import type { Db } from '../../database/db.ts'
import { contactNames } from '../contacts/contact-names.ts'
import { assertBookDay } from './report-days.ts'

type Accruals = ResponseOf<typeof contract.reports.accruals>
interface Account {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly rgs_code: string | null
}

/** What was invoiced ahead and still has to fall at the end of a day, and the balance of the accounts where it waits. */
export async function accruals(db: Db, administrationId: number, asOf: string): Promise<Accruals> {
  assertBookDay(asOf, 'asOf')
  const spreads = await spreadsOnDay(db, administrationId, asOf)
  const rows: Account[] = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name', 'rgs_code'])
    .where('administration_id', '=', administrationId)
    .orderBy('number')
    .execute()
  const accounts = new Map(rows.map((row) => [row.id, row]))
  const contacts = await contactNames(
    db,
    administrationId,
    spreads.map(({ contactId }) => contactId),
  )
  const balances = await balancesOn(db, administrationId, asOf)
  return {
    asOf,
    items: spreads.map((spread) => presentItem(spread, accounts, contacts)),
    accounts: (['purchase', 'sale'] as const).flatMap((kind) => {
      const sign = kind === 'sale' ? -1 : 1
      const account = rows.find(({ rgs_code: rgs }) => rgs === ACCRUAL_ACCOUNTS[kind])
      if (!account) return []
      const own = spreads.filter(({ accrualAccountId }) => accrualAccountId === account.id)
      const leftCents = own.reduce((sum, spread) => sum + sign * spread.leftCents, 0)
      const balanceCents = sign * (balances.get(account.id) ?? 0) // zero: nothing was booked on it
      return [{ kind, ...named(account), leftCents, otherCents: balanceCents - leftCents, balanceCents }]
    }),
  }
}

const named = ({ id, number, name }: Account) => ({ id, number, name })

function presentItem(
  spread: SpreadOnDay,
  accounts: ReadonlyMap<number, Account>,
  contacts: ReadonlyMap<number, string>,
): Accruals['items'][number] {
  const kind = spread.purchaseId === null ? 'sale' : 'purchase'
  const sign = kind === 'sale' ? -1 : 1
  return {
    id: spread.id,
    kind,
    documentId: must(spread.purchaseId ?? spread.invoiceId, 'the document of what waits'),
    documentName: spread.document,
    contactName: spread.contactId === null ? null : (contacts.get(spread.contactId) ?? null),
    description: spread.description,
    account: named(must(accounts.get(spread.accountId), 'the account of what waits')),
    periodFrom: spread.periodFrom,
    periodTo: spread.periodTo,
    amountCents: sign * spread.amountCents,
    leftCents: sign * spread.leftCents,
  }
}

async function balancesOn(db: Db, administrationId: number, to: string): Promise<ReadonlyMap<number, number>> {
  const sums = await accountSums(db, administrationId, [{ from: null, to, withYearClose: true }])
  return new Map(sums.map((account) => [account.id, balanceIn(account, 0)]))
}
