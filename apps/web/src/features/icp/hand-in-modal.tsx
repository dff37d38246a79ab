import { contract, type IcpList } from '@klopt/api-client/contract'
import { Alert, DateField, toast } from '@klopt/ui'
import { addDays } from '@klopt/validators'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { ApprovalReason } from '../../shell/approvals/approval-reason.tsx'
import { useApprovalWaits } from '../../shell/approvals/use-approval-waits.ts'
import { waitsForApproval } from '../../shell/approvals/without-approval.tsx'
import { FormModal } from '../../shell/form-modal.tsx'

interface HandInModalProps {
  administrationId: number
  list: IcpList
  /** Told when it was ticked off: without a period in the address another list would come. */
  onFiled: () => void
  onClose: () => void
}

/** Ticks a list off as handed in, with the day on which that was. */
export function HandInModal({ administrationId, list, onFiled, onClose }: HandInModalProps) {
  const { key: period, label, end, totalEuros, box3b } = list
  const [handedInOn, setHandedInOn] = useState<string | null>(() => today())
  const [approvalReason, setApprovalReason] = useState('')
  const filing = useWrite(contract.icp.file, { errors: 'screen' })
  const [wasAsked, setWasAsked] = useState(false)
  const told = useApprovalWaits(administrationId, 'icp', period)
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    setWasAsked(true)
    if (handedInOn === null || (told !== null && approvalReason.trim() === '')) return
    await filing
      .mutateAsync({ params: { administrationId }, body: { period, totalEuros, handedInOn, approvalReason } })
      .then(
        () => {
          toast.success(`Opgaaf over ${label} afgevinkt. De bedragen staan vast.`)
          onClose()
          onFiled()
        },
        // The reason stands in the form.
        () => undefined,
      )
  }
  // It may be asked for meanwhile. Once it is there it stays, so that what is typed is not lost.
  const isRefused = waitsForApproval(filing.error)
  const waits = told ?? (isRefused || approvalReason !== '' ? 'Er is nog geen akkoord op deze cijfers.' : null)
  const fault = filing.error?.fields['handedInOn']
  return (
    <FormModal
      title={`Opgaaf over ${label} afvinken`}
      button={waits === null ? 'Afvinken' : 'Zonder akkoord afvinken'}
      isPending={filing.isPending}
      problem={fault === undefined && !isRefused ? filing.error?.message : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        De opgaaf blijft bewaard zoals hij nu is. Wat je daarna nog in deze periode boekt, komt als correctie in de
        volgende.
      </p>
      {box3b.match === 'different' && <Alert tone="warning">{box3b.text}</Alert>}
      <DateField
        label="Ingediend op"
        required
        value={handedInOn}
        onChange={setHandedInOn}
        min={addDays(end, 1)}
        max={today()}
        error={fault}
      />
      {waits !== null && (
        <ApprovalReason {...{ waits }} reason={approvalReason} isMissing={wasAsked} onChange={setApprovalReason} />
      )}
    </FormModal>
  )
}
