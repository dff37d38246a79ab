import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Card, RadioGroup, Select, toast } from '@klopt/ui'
import { useState, type FormEvent } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { SaveBar } from '../../shared/forms/save-bar.tsx'
import { FormBody } from '../../shell/form-body.tsx'
import * as styles from './reminders.css.ts'

type Settings = Pick<ResponseOf<typeof contract.reminders.steps>, 'mode' | 'sendHour'>

/** Whether letters go out by themselves, and from which hour. Unsaved changes are asked about when one leaves. */
export function ModeCard({ administrationId, settings }: { administrationId: number; settings: Settings }) {
  const [mode, setMode] = useState(settings.mode)
  const [sendHour, setSendHour] = useState(settings.sendHour)
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const save = useWrite(contract.reminders.saveSettings)
  const isDirty = mode !== settings.mode || sendHour !== settings.sendHour
  useAskBeforeLeaving(isDirty)
  const reset = () => {
    setMode(settings.mode)
    setSendHour(settings.sendHour)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    save.mutate(
      { params: { administrationId }, body: { mode, sendHour } },
      { onSuccess: () => void toast.success('Opgeslagen'), onError: notifyByToast },
    )
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Card title="Versturen">
        <FormBody writeBlock={writeBlock}>
          <div className={styles.stack}>
            <RadioGroup
              label="Hoe gaan herinneringen eruit?"
              options={modes}
              value={mode}
              onChange={setMode}
              disabled={typeof writeBlock === 'string'}
            />
            {mode === 'automatic' && (
              <Select
                label="Vanaf"
                options={hours}
                value={String(sendHour)}
                disabled={typeof writeBlock === 'string'}
                onChange={(hour) => setSendHour(Number(hour))}
              />
            )}
          </div>
        </FormBody>
      </Card>
      {writeBlock === null && <SaveBar isDirty={isDirty} isSaving={save.isPending} onReset={reset} />}
    </form>
  )
}

const modes = [
  { value: 'off', label: 'Alleen als ik het zelf doe' },
  { value: 'check', label: 'Ik bekijk elke dag wat eruit gaat' },
  { value: 'automatic', label: 'Vanzelf, elke dag' },
] as const

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00 uur`,
}))
