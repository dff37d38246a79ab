import { contract, type Approval } from '@klopt/api-client/contract'
import { Badge, Button, Card, TextareaField, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { Check, MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { approvalStates, approvalWords } from '../../shared/approvals/approval-words.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './approvals.css.ts'

export interface ApprovalBodyProps {
  administrationId: number
  approval: Approval
  /** The bookkeeper looks, who never agrees. */
  isOfFirm: boolean
}

/** The figures of one period, and agreeing on them. */
export function ApprovalBody({ administrationId, approval, isOfFirm }: ApprovalBodyProps) {
  const { label, state, figures, note, usedAt } = approval
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const stands = usedAt === null && state !== 'withdrawn' && state !== 'overruled'
  const { label: firmLabel, ownLabel = firmLabel, look } = approvalStates[state]
  return (
    <Card title={label} aside={<Badge {...look}>{isOfFirm ? firmLabel : ownLabel}</Badge>}>
      <div className={styles.body}>
        {note !== '' && <p className={styles.text}>{note}</p>}
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure.label} className={styles.figure}>
              <dt className={styles.term}>{figure.label}</dt>
              <dd className={styles.amount}>{formatEuro(figure.cents)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.muted}>
          {approvalWords(approval)}
          {usedAt !== null && ' Er is ingediend; dit staat vast.'}
        </p>
        {!isOfFirm && mayChange && stands && <Answer administrationId={administrationId} approval={approval} />}
      </div>
    </Card>
  )
}

function Answer({ administrationId, approval }: Omit<ApprovalBodyProps, 'isOfFirm'>) {
  const { id, state, label } = approval
  const [isAsking, setIsAsking] = useState(false)
  const params = { administrationId, approvalId: id }
  const agree = useWrite(contract.approvals.approve, { errors: 'screen' })
  return (
    <div className={styles.buttons}>
      <Button icon={MessageCircleQuestionMark} onClick={() => setIsAsking(true)}>
        {state === 'approved' ? 'Toch niet akkoord' : 'Ik heb een vraag'}
      </Button>
      {state !== 'approved' && (
        <Button
          variant="primary"
          icon={Check}
          loading={agree.isPending}
          aria-label={`Akkoord met ${label}`}
          onClick={() =>
            agree.mutate(
              { params },
              { onSuccess: () => toast.success('Je akkoord is doorgegeven'), onError: notifyByToast },
            )
          }
        >
          Akkoord
        </Button>
      )}
      {isAsking && <DeclineModal params={params} label={label} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

interface DeclineModalProps {
  params: { administrationId: number; approvalId: number }
  label: string
  onClose: () => void
}

function DeclineModal({ params, label, onClose }: DeclineModalProps) {
  const form = useForm({ defaultValues: { text: '' } })
  const { register, formState } = form
  const decline = useWrite(contract.approvals.decline, { errors: 'screen' })
  const submit = form.handleSubmit(({ text }) =>
    decline.mutate(
      { params, body: { text: text.trim() } },
      {
        onSuccess: () => {
          toast.success('Je vraag is doorgegeven; er wordt niet ingediend')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['text']),
      },
    ),
  )
  return (
    <FormModal
      title={`Vraag over ${label}`}
      button="Vraag stellen"
      isPending={decline.isPending}
      problem={formState.errors.root?.message}
      unsavedChanges={formState.isDirty && !decline.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField
        label="Wat wil je weten of aanpassen?"
        required
        rows={4}
        maxLength={2000}
        error={formState.errors.text?.message}
        {...register('text', { validate: filled })}
      />
    </FormModal>
  )
}
