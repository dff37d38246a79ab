import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { administrationAddress } from '../../app/routing/address.ts'

type Entry = ResponseOf<typeof contract.reports.entry>
export interface Source {
  /** What it is: 'Factuur'. */
  readonly label: string
  /** Where it is shown; null when it has no screen of its own. */
  readonly href: string | null
}

const labels: Record<Entry['sourceType'], string> = {
  invoice: 'Factuur',
  bank_transaction: 'Bankregel',
  vat_return: 'Btw-aangifte',
  purchase: 'Inkoopfactuur',
  general: 'Memoriaal',
  opening: 'Beginbalans',
  year_close: 'Jaarafsluiting',
  invoice_period: 'Periode van factuur',
  purchase_period: 'Periode van inkoopfactuur',
  audit_file: 'Overgenomen auditfile',
  asset: 'Activum',
  trips: 'Kilometers',
  expense: 'Bonnetje',
}

/** The document that a booking comes from, with the screen that shows it. */
export function sourceOf(
  administrationId: number,
  { sourceType, sourceId }: Pick<Entry, 'sourceType' | 'sourceId'>,
): Source {
  const label = labels[sourceType]
  if (sourceId === null) return { label, href: null }
  switch (sourceType) {
    case 'invoice':
    case 'invoice_period':
      return {
        label,
        href: administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: sourceId } }),
      }
    case 'purchase':
    case 'purchase_period':
      return {
        label,
        href: administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: sourceId } }),
      }
    case 'bank_transaction':
      return { label, href: administrationAddress(administrationId, 'bank', { search: { state: 'processed' } }) }
    case 'asset':
      return {
        label,
        href: administrationAddress(administrationId, 'assets/$assetId', { params: { assetId: sourceId } }),
      }
    case 'expense':
      return { label, href: administrationAddress(administrationId, 'expenses', { search: { open: sourceId } }) }
    case 'trips':
      return { label, href: administrationAddress(administrationId, 'trips') }
    case 'vat_return':
      return { label, href: administrationAddress(administrationId, 'vat-return') }
    default:
      return { label, href: null }
  }
}
