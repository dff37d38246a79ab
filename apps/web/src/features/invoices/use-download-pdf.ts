import { contract } from '@klopt/api-client/contract'
import { download } from '../../app/transport/download.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Downloads the PDF of an invoice under the name the server gives it, of a draft a concept; says so when it fails. */
export function useDownloadPdf(administrationId: number) {
  const pdf = useWrite(contract.invoices.pdf, { errors: 'screen', onAnswer: download })
  const downloadPdf = (invoiceId: number) =>
    void pdf.mutateAsync({ params: { administrationId, invoiceId } }).catch(notifyByToast)
  return { downloadPdf, isPending: pdf.isPending }
}
