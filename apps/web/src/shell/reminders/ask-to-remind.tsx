import { contract } from '@klopt/api-client/contract'
import { askConfirmation } from '@klopt/ui'
import { query, queryClient } from '../../app/transport/api.ts'
import { WaitingAlert } from './waiting-alert.tsx'
import * as styles from './remind-modal.css.ts'

interface AskToRemind {
  administrationId: number
  /** Who are going to be reminded. */
  contactIds: readonly number[]
  /** What will happen. Left out, it is asked only where money waits in the bank. */
  text?: string
}

/** Whether several may be reminded: payments that wait in the bank for them are warned of first. */
export async function askToRemind({ administrationId, contactIds, text }: AskToRemind): Promise<boolean> {
  const all = await waitingIn(administrationId)
  // What waits is not known, and that was said.
  if (all === null) return false
  const waiting = all.filter(({ contactId }) => contactIds.includes(contactId))
  const isWaiting = waiting.length > 0
  if (!isWaiting && text === undefined) return true
  return askConfirmation({
    title: 'Herinnering versturen?',
    text: (
      <div className={styles.stack}>
        {text !== undefined && <p className={styles.line}>{text}</p>}
        {isWaiting && <WaitingAlert waiting={waiting} />}
      </div>
    ),
    confirmLabel: isWaiting ? 'Toch versturen' : 'Herinnering versturen',
    careful: isWaiting,
  })
}

const waitingIn = (administrationId: number) =>
  queryClient
    .fetchQuery({
      ...query(contract.reminders.waiting, { params: { administrationId } }),
      staleTime: 0,
      meta: { errors: 'modal' },
    })
    .then(
      ({ items }) => items,
      () => null,
    )
