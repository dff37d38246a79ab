import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { download } from '../../app/transport/download.ts'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Downloads the e-invoice of a final invoice; says what is missing when it cannot be one. */
export function useDownloadEInvoice(administrationId: number) {
  const write = useWrite(contract.invoices.eInvoice, { errors: 'screen', onAnswer: download })
  const downloadEInvoice = (invoiceId: number) =>
    void write.mutateAsync({ params: { administrationId, invoiceId } }).catch((failure: unknown) => {
      const { fields, message } = asApiError(failure)
      toast.error(fields?.[''] === undefined ? message : `De e-factuur kan niet worden gemaakt. ${fields['']}`)
    })
  return { downloadEInvoice, isPending: write.isPending }
}

/** Downloads the PDFs of invoices under the names the server gives them, of a draft a concept; says so when one fails. */
export function useDownloadPdf(administrationId: number) {
  const pdf = useWrite(contract.invoices.pdf, { errors: 'screen', onAnswer: download })
  const fetchAll = async (invoiceIds: readonly number[]) => {
    // One after the other: a browser drops what comes all at once.
    for (const invoiceId of invoiceIds) await pdf.mutateAsync({ params: { administrationId, invoiceId } })
  }
  const downloadPdfs = (invoiceIds: readonly number[]) => void fetchAll(invoiceIds).catch(notifyByToast)
  return { downloadPdfs, downloadPdf: (invoiceId: number) => downloadPdfs([invoiceId]), isPending: pdf.isPending }
}
