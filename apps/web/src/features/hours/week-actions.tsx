import { contract } from '@klopt/api-client/contract'
import { Button, toast, type ButtonProps } from '@klopt/ui'
import { addDays } from '@klopt/validators'
import { Copy, Send, Undo2 } from 'lucide-react'
import { useWrite } from '../../app/transport/use-write.ts'
import { copiedText } from './copied-text.ts'
import type { Hours } from './use-hours.ts'

const WEEK_DAYS = 7

interface WeekActionProps {
  administrationId: number
  hours: Hours
  /** How the button looks. */
  look?: Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className'>
}

/** Writes the hours of the week before once more. */
export function CopyWeek({ administrationId, hours, look }: WeekActionProps) {
  const copy = useWrite(contract.hours.copy)
  const { monday, mayChange } = hours
  if (!mayChange) return null
  const take = () =>
    copy.mutate(
      {
        params: { administrationId },
        body: { from: addDays(monday, -WEEK_DAYS), to: monday, days: WEEK_DAYS, ...whoseOf(hours) },
      },
      { onSuccess: ({ copied, skipped }) => toast.success(copiedText(copied, skipped)) },
    )
  return (
    <Button icon={Copy} {...look} loading={copy.isPending} onClick={take}>
      Vorige week overnemen
    </Button>
  )
}

/** Hands the week in, or takes it back while nobody has approved it. */
export function SubmitWeek({ administrationId, hours, look }: WeekActionProps) {
  const submit = useWrite(contract.hours.submitWeek)
  const retract = useWrite(contract.hours.retractWeek)
  const { monday, state, entries } = hours
  const input = { params: { administrationId }, body: { monday, ...whoseOf(hours) } }
  if (state === 'approved') return null
  if (state === 'submitted') {
    return (
      <Button icon={Undo2} {...look} loading={retract.isPending} onClick={() => retract.mutate(input)}>
        Week terughalen
      </Button>
    )
  }
  return (
    <Button
      icon={Send}
      {...look}
      disabled={entries.length === 0}
      loading={submit.isPending}
      onClick={() => submit.mutate(input, { onSuccess: () => toast.success('De week is ingediend') })}
    >
      Week indienen
    </Button>
  )
}

const whoseOf = ({ userId }: Hours) => (userId === undefined ? {} : { userId })
