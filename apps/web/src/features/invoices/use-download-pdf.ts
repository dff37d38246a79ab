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

/** Downloads the PDF of an invoice under the name the server gives it, of a draft a concept; says so when that fails. */
export function useDownloadPdf(administrationId: number) {
  const pdf = useWrite(contract.invoices.pdf, { errors: 'screen', onAnswer: download })
  const downloadPdf = (invoiceId: number) =>
    void pdf.mutateAsync({ params: { administrationId, invoiceId } }).catch(notifyByToast)
  return { downloadPdf, isPending: pdf.isPending }
}
