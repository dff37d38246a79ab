import type { OpenItemKind } from '@klopt/bookkeeping/ledger'
import { agedByContact, ageingOf } from '@klopt/bookkeeping/reports'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addMonths } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { controlBalance } from '../../books/control-balance.ts'
import { itemsOnDay } from '../../books/items-on-day.ts'
import { contactNames } from '../contacts/contact-names.ts'
import { assertBookDay } from './report-days.ts'

type AgedItems = ResponseOf<typeof contract.reports.agedReceivables>

/** What was to be received or paid at the end of a day, by contact and age, beside the control account of that day. */
export async function agedItems(
  db: Db,
  administrationId: number,
  kind: OpenItemKind,
  asOf: string,
): Promise<AgedItems> {
  assertBookDay(asOf, 'asOf')
  const yearBefore = addMonths(asOf, -12)
  // All are on their way before the first is awaited, which is one round trip.
  const [items, before, ledgerCents] = await Promise.all([
    itemsOnDay(db, administrationId, { kind, day: asOf }),
    itemsOnDay(db, administrationId, { kind, day: yearBefore }),
    controlBalance(db, administrationId, { kind, day: asOf }),
  ])
  const names = await contactNames(
    db,
    administrationId,
    [...items, ...before].map(({ contactId }) => contactId),
  )
  const withName = <Item extends { readonly contactId: number | null }>(item: Item) => ({
    ...item,
    contactName: (item.contactId === null ? undefined : names.get(item.contactId)) ?? 'Zonder relatie',
  })
  return {
    asOf,
    total: ageingOf(items, asOf),
    before: { asOf: yearBefore, ...ageingOf(before, yearBefore) },
    ledgerCents,
    contacts: agedByContact(items.map(withName), asOf, before.map(withName)),
  }
}
