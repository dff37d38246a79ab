import type { Deposit } from '@klopt/api-client/contract'
import { grossOfDeposit } from '@klopt/bookkeeping/documents'
import type { Db } from '../../database/db.ts'
import { loadDeposits, type LoadedDeposit } from './deposits.ts'

/** A deposit as it goes over the wire. */
export function presentDeposit({ id, number, invoiceDate, vat }: LoadedDeposit): Deposit {
  return { id, number, invoiceDate, grossCents: grossOfDeposit(vat), vat: [...vat] }
}

/** What a customer paid or owes in advance and no final invoice took off yet, oldest first. */
export async function openDeposits(
  db: Db,
  administrationId: number,
  contactId: number,
): Promise<(Deposit & { readonly draftInvoiceId: number | null })[]> {
  const rows = await db
    .selectFrom('invoices as d')
    .leftJoin('listed_deposits as l', (join) =>
      join
        .onRef('l.administration_id', '=', 'd.administration_id')
        .onRef('l.deposit_id', '=', 'd.id')
        .on('l.is_returned', '=', false)
        .on('l.ended_by', 'is', null),
    )
    .leftJoin('invoices as f', (join) =>
      join.onRef('f.administration_id', '=', 'l.administration_id').onRef('f.id', '=', 'l.invoice_id'),
    )
    .select(['d.id', 'l.invoice_id'])
    .where('d.administration_id', '=', administrationId)
    .where('d.contact_id', '=', contactId)
    .where('d.is_deposit', '=', true)
    .where('d.kind', '=', 'invoice')
    .where('d.finalised_at', 'is not', null)
    .where('f.finalised_at', 'is', null)
    .execute()
  const drafts = new Map(rows.map(({ id, invoice_id }) => [id, invoice_id]))
  const deposits = await loadDeposits(db, administrationId, [...drafts.keys()])
  return deposits
    .filter(({ vat }) => vat.length > 0)
    .map((each) => ({ ...presentDeposit(each), draftInvoiceId: drafts.get(each.id) ?? null }))
}
