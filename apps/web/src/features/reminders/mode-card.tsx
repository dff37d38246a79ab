import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Button, Card, RadioGroup, Select, toast } from '@klopt/ui'
import { useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormBody } from '../../shell/form-body.tsx'
import * as styles from './reminders.css.ts'

type Settings = Pick<ResponseOf<typeof contract.reminders.steps>, 'mode' | 'sendHour'>

/** Whether letters go out by themselves, and from which hour. */
export function ModeCard({ administrationId, settings }: { administrationId: number; settings: Settings }) {
  const [mode, setMode] = useState(settings.mode)
  const [sendHour, setSendHour] = useState(settings.sendHour)
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const save = useWrite(contract.reminders.saveSettings)
  const submit = () =>
    save.mutate(
      { params: { administrationId }, body: { mode, sendHour } },
      { onSuccess: () => void toast.success('Opgeslagen'), onError: notifyByToast },
    )
  return (
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
      {writeBlock === null && (
        <div className={styles.bar}>
          <Button variant="primary" loading={save.isPending} onClick={submit}>
            Opslaan
          </Button>
        </div>
      )}
    </Card>
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
