import { contract, type EarlierInvoice } from '@klopt/api-client/contract'
import { Card, FileUpload, IconButton } from '@klopt/ui'
import { formatDate, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './opening.css.ts'
import { useEarlierPdfs } from './use-earlier-pdfs.ts'

/** The sales invoices of an earlier package with their PDFs; nothing where none were taken over. */
export function EarlierInvoicesCard({ administrationId }: { administrationId: number }) {
  const invoices = useQuery(query(contract.earlierInvoices.list, { params: { administrationId } })).data ?? []
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const { files, add, remove } = useEarlierPdfs(administrationId, invoices)
  if (invoices.length === 0) return null
  return (
    <Card title="Facturen uit je vorige pakket">
      <ul aria-label="Facturen uit je vorige pakket" className={styles.earlier}>
        {invoices.map((invoice) => (
          <Earlier key={invoice.openItemId} {...{ administrationId, invoice, mayChange }} />
        ))}
      </ul>
      {mayChange && (
        <p className={styles.earlierRule}>
          Noem elke pdf naar het nummer van zijn factuur, zoals {invoices[0]?.number}.pdf.
        </p>
      )}
      {mayChange && (
        <FileUpload
          compact
          label="Pdf's van deze facturen"
          types={['pdf']}
          maxFiles={50}
          onFiles={add}
          files={files}
          onRemove={remove}
        />
      )}
    </Card>
  )
}

interface EarlierProps {
  administrationId: number
  invoice: EarlierInvoice
  mayChange: boolean
}

function Earlier({ administrationId, invoice, mayChange }: EarlierProps) {
  const { openItemId, number, contactName, documentDate, openCents, pdf } = invoice
  const params = { administrationId, openItemId }
  const file = useWrite(contract.earlierInvoices.download, { errors: 'screen', onAnswer: download })
  const removal = useWrite(contract.earlierInvoices.remove, { errors: 'screen' })
  return (
    <li className={styles.earlierInvoice}>
      <span className={styles.earlierName}>
        {number} · {contactName ?? 'Zonder relatie'} · {formatDate(documentDate)}
        <span className={styles.earlierHint}>
          {openCents === 0 ? 'Betaald' : `${formatEuro(openCents)} open`}
          {pdf === null && ', nog zonder pdf'}
        </span>
      </span>
      {pdf && (
        <IconButton
          icon={Download}
          label={`Pdf van ${number} downloaden`}
          size="small"
          onClick={() => file.mutate({ params }, { onError: notifyByToast })}
        />
      )}
      {pdf && mayChange && (
        <IconButton
          icon={Trash2}
          label={`Pdf van ${number} verwijderen`}
          size="small"
          onClick={() => removal.mutate({ params }, { onError: notifyByToast })}
        />
      )}
    </li>
  )
}
