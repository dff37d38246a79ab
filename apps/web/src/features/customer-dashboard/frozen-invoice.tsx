import { contract, type CustomerInvoice } from '@klopt/api-client/contract'
import { api } from '../../app/transport/api.ts'
import { frozenInvoiceView } from '../../shared/selling/frozen-invoice-view.ts'
import { InvoiceSheet } from '../../shell/invoice-sheet.tsx'
import * as styles from './invoice-column.css.ts'
import { useFound } from './use-found.ts'

interface FrozenInvoiceProps {
  token: string
  invoice: CustomerInvoice
  /** What is said when it does not come. */
  failed: string
}

/** An invoice as it was made final, by the component that the owner sees it with. */
export default function FrozenInvoice({ token, invoice, failed }: FrozenInvoiceProps) {
  const found = useFound(`${token} ${invoice.id}`, (signal) =>
    api.call(contract.customerDashboard.invoice, { params: { token, invoiceId: invoice.id } }, { signal }),
  )
  if (found.hasFailed) return <p className={styles.failed}>{failed}</p>
  if (found.data === null) return <div className={styles.empty} />
  return <InvoiceSheet view={frozenInvoiceView(found.data, found.data.paper)} />
}
