import { contract } from '@klopt/api-client/contract'
import type { HeaderAction } from '@klopt/ui'
import { FileDown } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Downloads the figures of a year as one PDF, to hand to a tax adviser. */
export function useAnnualReport(administrationId: number): (year: number) => HeaderAction {
  const { mutate, isPending } = useWrite(contract.fiscalYears.annualReport, { errors: 'screen', onAnswer: download })
  return (year) => ({
    label: 'Jaarrapport',
    icon: FileDown,
    loading: isPending,
    onSelect: () => mutate({ params: { administrationId, year } }, { onError: notifyByToast }),
  })
}
