import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, linkClassName, type Column } from '@klopt/ui'
import { administrationAddress } from '../../app/routing/address.ts'
import { periodWords } from '../../shared/line-period/period-words.ts'
import { moneyColumn } from './money-column.ts'

export type Accruals = ResponseOf<typeof contract.reports.accruals>
type Item = Accruals['items'][number]

/** The columns of what still falls, with what is left in all. */
export const accrualColumns = (administrationId: number, leftCents: number | undefined): Column<Item>[] => [
  {
    id: 'document',
    header: 'Document',
    card: 'title',
    cell: (item) => (
      <AppLink href={hrefOf(administrationId, item)} className={linkClassName}>
        {item.documentName}
      </AppLink>
    ),
  },
  {
    id: 'what',
    header: 'Waarvoor',
    card: 'detail',
    cell: ({ description, contactName, account }) =>
      [description || account.name, contactName].filter(Boolean).join(' · '),
  },
  {
    id: 'period',
    header: 'Periode',
    width: '210px',
    card: 'detail',
    cell: ({ periodFrom, periodTo }) => periodWords({ from: periodFrom, to: periodTo }),
  },
  moneyColumn<Item>({ id: 'amount', header: 'Bedrag', cents: ({ amountCents }) => amountCents, totalCents: undefined }),
  moneyColumn<Item>({
    id: 'left',
    header: 'Nog te verdelen',
    cents: ({ leftCents: own }) => own,
    totalCents: leftCents,
    isMain: true,
  }),
]

const hrefOf = (administrationId: number, { kind, documentId }: Item): string =>
  kind === 'sale'
    ? administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: documentId } })
    : administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: documentId } })
