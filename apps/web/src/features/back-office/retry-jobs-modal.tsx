import { contract } from '@klopt/api-client/contract'
import { useWrite } from '../../app/transport/use-write.ts'
import { ReasonModal } from './reason-modal.tsx'

/** Tries the failed jobs of a name again, with a reason for the log. */
export function RetryJobsModal({ name, onClose }: { name: string; onClose: () => void }) {
  const { mutate, isPending, isSuccess } = useWrite(contract.backOffice.retryJobs)
  return (
    <ReasonModal
      title={`${name} opnieuw proberen`}
      button="Opnieuw proberen"
      done="De taken worden opnieuw geprobeerd"
      send={(reason, told) => mutate({ body: { name, reason } }, told)}
      {...{ isPending, isSuccess, onClose }}
    >
      Wat de afgelopen dag mislukte, wordt nog een keer geprobeerd.
    </ReasonModal>
  )
}
