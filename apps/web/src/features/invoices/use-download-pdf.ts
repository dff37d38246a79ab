import { contract } from '@klopt/api-client/contract'
import { download } from '../../app/download.ts'
import { useWrite } from '../../app/use-write.ts'

/** Downloads the PDF of an invoice under the name the server gives it; of a draft a concept. */
export function useDownloadPdf(administrationId: number) {
  const pdf = useWrite(contract.invoices.pdf, { errors: 'screen' })
  const downloadPdf = async (invoiceId: number) =>
    download(await pdf.mutateAsync({ params: { administrationId, invoiceId } }))
  return { downloadPdf, isPending: pdf.isPending }
}
