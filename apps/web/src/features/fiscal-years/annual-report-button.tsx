import { contract, type ShownYear } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { FileDown } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'

export interface AnnualReportButtonProps {
  administrationId: number
  shownYear: Pick<ShownYear, 'year' | 'name'>
}

/** Downloads the figures of a year as one PDF, to hand to a tax adviser. */
export function AnnualReportButton({ administrationId, shownYear: { year, name } }: AnnualReportButtonProps) {
  const report = useWrite(contract.fiscalYears.annualReport, { errors: 'screen', onAnswer: download })
  return (
    <Button
      icon={FileDown}
      loading={report.isPending}
      aria-label={`Jaarrapport ${name} downloaden`}
      onClick={() => report.mutate({ params: { administrationId, year } }, { onError: notifyByToast })}
    >
      Jaarrapport
    </Button>
  )
}
