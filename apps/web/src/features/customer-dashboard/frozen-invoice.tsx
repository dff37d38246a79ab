import { contract, type CustomerInvoice } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { api } from '../../app/transport/calls.ts'
import { InvoiceSheet } from '../../shell/invoice-sheet.tsx'
import { FileIcon } from './customer-icons.tsx'
import * as styles from './invoice-column.css.ts'
import { useTexts, type Language } from './texts.ts'
import { useDownload } from './use-download.ts'
import { useFound } from './use-found.ts'

interface FrozenInvoiceProps {
  token: string
  invoice: CustomerInvoice
  language: Language
}

/** An invoice as it was made final, by the component that the owner sees it with. */
export default function FrozenInvoice({ token, invoice, language }: FrozenInvoiceProps) {
  const say = useTexts(language)
  const found = useFound(`${token} ${invoice.id}`, (signal) =>
    api.call(contract.customerDashboard.invoice, { params: { token, invoiceId: invoice.id } }, { signal }),
  )
  if (found.hasFailed) return <p className={styles.failed}>{say.failed}</p>
  if (found.data === null) return <div data-theme="light" className={styles.empty} />
  return (
    <>
      <InvoiceSheet view={found.data.paper} />
      {found.data.hasEInvoice && <EInvoiceButton {...{ token, invoice, language }} />}
    </>
  )
}

/** Below the paper: it is for the books of a company. */
function EInvoiceButton({ token, invoice, language }: FrozenInvoiceProps) {
  const say = useTexts(language)
  const file = useDownload(() =>
    api.call(contract.customerDashboard.eInvoice, { params: { token, invoiceId: invoice.id } }),
  )
  return (
    <div className={styles.below}>
      <Button icon={FileIcon} loading={file.isLoading} onClick={file.start}>
        {say.downloadEInvoice}
      </Button>
      {file.hasFailed && (
        <p role="alert" className={styles.failed}>
          {say.eInvoiceFailed}
        </p>
      )}
    </div>
  )
}
