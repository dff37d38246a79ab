import { contract } from '@klopt/api-client/contract'
import { download } from '../../app/transport/download.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

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
