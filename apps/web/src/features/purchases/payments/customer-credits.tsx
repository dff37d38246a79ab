import type { Payable } from '@klopt/api-client/contract'
import { Card, Checkbox, Table, type Column } from '@klopt/ui'
import { formatEuro, formatIban } from '@klopt/validators'
import { use, useMemo } from 'react'
import { AmountField, PayingContext } from './amount-field.tsx'
import { isPayable, keyOf } from './choice.ts'
import { PayableState } from './payable-columns.tsx'
import * as styles from './payments-screen.css.ts'

export interface CustomerCreditsProps {
  administrationId: number
  credits: readonly Payable[]
  today: string
  mayPay: boolean
  onToggle: (credit: Payable) => void
}

/** What customers have too much, to be paid back by the same file as the suppliers; nothing where nobody has. */
export function CustomerCredits({ administrationId, credits, today, mayPay, onToggle }: CustomerCreditsProps) {
  const columns = useMemo(
    () => [
      ...(mayPay ? [chooseColumn(onToggle)] : []),
      ...columnsOf(administrationId, today),
      ...(mayPay ? [amountColumn] : []),
    ],
    [administrationId, today, mayPay, onToggle],
  )
  if (credits.length === 0) return null
  return (
    <Card title="Terug te betalen aan klanten" padding="none" className={styles.files}>
      <Table
        label="Terug te betalen aan klanten"
        columnWidthsKey="customer-credits"
        columns={columns}
        rows={credits}
        rowKey={keyOf}
      />
    </Card>
  )
}

const chooseColumn = (onToggle: (credit: Payable) => void): Column<Payable> => ({
  id: 'choose',
  header: '',
  name: 'Kiezen',
  width: '48px',
  card: 'status',
  cell: (credit) => <Choose credit={credit} onToggle={onToggle} />,
})

function Choose({ credit, onToggle }: { credit: Payable; onToggle: (credit: Payable) => void }) {
  const { chosen } = use(PayingContext)
  return (
    <Checkbox
      label={`${credit.contactName} ${credit.number} terugbetalen`}
      labelHidden
      disabled={!isPayable(credit)}
      checked={chosen.has(keyOf(credit))}
      onChange={() => onToggle(credit)}
    />
  )
}

const columnsOf = (administrationId: number, today: string): Column<Payable>[] => [
  {
    id: 'contact',
    header: 'Klant',
    card: 'title',
    cell: ({ contactName }) => <span className={styles.name}>{contactName}</span>,
  },
  { id: 'number', header: 'Tegoed', width: '188px', card: 'number', cell: ({ number }) => number },
  {
    id: 'iban',
    header: 'IBAN',
    priority: 2,
    cell: ({ iban }) => iban !== null && <span className={styles.iban}>{formatIban(iban)}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    width: '144px',
    card: 'status',
    cell: (credit) => <PayableState {...{ administrationId, today }} payable={credit} isCredit />,
  },
  {
    id: 'openCents',
    header: 'Openstaand',
    align: 'end',
    width: '112px',
    card: 'amount',
    cell: ({ openCents }) => formatEuro(openCents),
  },
]

const amountColumn: Column<Payable> = {
  id: 'amount',
  header: 'Nu betalen',
  align: 'end',
  width: '152px',
  card: 'detail',
  cell: (credit) => <AmountField payable={credit} />,
}
