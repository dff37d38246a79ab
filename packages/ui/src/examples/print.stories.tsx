import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatEuro } from '@klopt/validators'
import { Printer } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { keepTogether, printHidden, printOnly } from '../print/print.css.ts'
import { Table } from '../table/table.tsx'
import type { Column } from '../table/table-types.ts'
import { invoiceColumns, invoices, totalOf, type Invoice } from '../testing/invoices.tsx'

const rows = invoices(120)
const columns: Column<Invoice>[] = invoiceColumns.map((column) =>
  column.id === 'contact'
    ? { ...column, total: 'Totaal' }
    : column.id === 'amount'
      ? { ...column, total: totalOf(rows) }
      : column,
)
const sums = [
  { term: 'Verzonden', details: formatEuro(6_512_000) },
  { term: 'Betaald', details: formatEuro(5_880_500) },
]

/** A report over several pages: the heads on each, the totals once, no row or block cut in two. */
const Report = () => (
  <>
    <PageHeader
      title="Facturen 2026"
      actions={
        <span className={printHidden}>
          <Button icon={Printer} onClick={() => window.print()}>
            Afdrukken
          </Button>
        </span>
      }
    />
    <p className={printOnly}>Afgedrukt op 20 november 2026</p>
    <Card padding="none">
      <Table label="Facturen" columns={columns} rows={rows} rowKey={({ number }) => number} />
    </Card>
    <div className={keepTogether}>
      <Card title="Samenvatting">
        <DescriptionList items={sums} />
      </Card>
    </div>
  </>
)

const meta = { title: 'Voorbeelden/Afdrukken', render: () => <Report /> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Ctrl P shows it on paper. */
export const Overzicht: Story = {}
