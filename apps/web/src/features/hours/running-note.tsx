import { contract, type Timer } from '@klopt/api-client/contract'
import { TextField } from '@klopt/ui'
import { useState } from 'react'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './running-card.css.ts'

/** What is being done, written while the timer runs and kept when the field is left. */
export function RunningNote({ administrationId, timer }: { administrationId: number; timer: Timer }) {
  const [note, setNote] = useState(timer.note)
  const assign = useWrite(contract.timers.assign)
  const { project } = timer
  const keep = () => {
    if (project === null || note === timer.note) return
    const body = { projectId: project.id, taskId: project.task?.id ?? null, note }
    assign.mutate({ params: { administrationId, timerId: timer.id }, body })
  }
  return (
    <TextField
      label="Wat doe je nu"
      labelHidden
      placeholder="Wat doe je nu?"
      className={styles.note}
      maxLength={1000}
      autoComplete="off"
      value={note}
      onChange={({ target }) => setNote(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  )
}
