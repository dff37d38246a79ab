import { FormBody } from '../../../shell/form-body.tsx'
import { RemoveLineButton } from '../by-hand/remove-line-button.tsx'
import { nameOf } from '../bank-texts.ts'
import { LineActions } from './line-actions.tsx'
import { LineForm } from './line-form.tsx'
import { LineHead } from './line-head.tsx'
import * as styles from './line-panel.css.ts'
import { ProcessedLine, UndoButton } from './processed-line.tsx'
import type { Workspace } from './use-workspace.ts'

/** The chosen line, with how it is to be booked or where it went. */
export function LineContent({ administrationId, work }: { administrationId: number; work: Workspace }) {
  const { line, chosen, isAttempted, agree, writeBlock } = work
  if (!line) return null
  const mayRemove = line.isByHand && line.version === 1 && writeBlock === null
  return (
    <div className={styles.content} key={line.id}>
      <LineHead line={line} />
      {line.processed ? (
        <ProcessedLine administrationId={administrationId} line={line} />
      ) : (
        <FormBody writeBlock={writeBlock}>
          <LineForm {...{ administrationId, line, chosen, isAttempted }} onAgree={agree} />
          {mayRemove && <RemoveLineButton administrationId={administrationId} line={line} />}
        </FormBody>
      )}
    </div>
  )
}

/** The buttons under the chosen line. */
export function LineFooter({ work: { line, chosen, booking, split } }: { work: Workspace }) {
  if (!line) return null
  if (line.processed) {
    const booked = { transactionId: line.id, version: line.version, name: nameOf(line) }
    return <UndoButton isUndoing={booking.isUndoing} onUndo={() => booking.takeBack(booked)} />
  }
  const error = booking.failure?.transactionId === line.id ? booking.failure.message : null
  const { draft, isReady } = chosen
  return <LineActions {...{ error, isReady }} isSplit={draft.isSplit} isBusy={booking.isBusy} onSplit={split} />
}
