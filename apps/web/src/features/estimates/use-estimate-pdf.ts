import { contract } from '@klopt/api-client/contract'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Downloads the PDF of an estimate, as accepted, as sent or a concept; says so when that fails. */
export function useEstimatePdf(administrationId: number) {
  const pdf = useWrite(contract.estimates.pdf, { errors: 'screen', onAnswer: download })
  const downloadPdf = (estimateId: number) =>
    pdf.mutate({ params: { administrationId, estimateId } }, { onError: notifyByToast })
  return { downloadPdf, isPending: pdf.isPending }
}
