import { contract } from '@klopt/api-client/contract'
import { AppLink, Button, linkClassName, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { PauseModal } from './pause-modal.tsx'
import * as styles from './reminder-card.css.ts'
import { pauseWords } from '../../shared/reminders/reminder-words.ts'
import { Agreement } from '../agreement.tsx'

interface ContactRemindersProps {
  administrationId: number
  contactId: number
  name: string
}

/** Whether a contact is reminded, by whose steps, and leaving them alone for a while. */
export function ContactReminders({ administrationId, contactId, name }: ContactRemindersProps) {
  const params = { administrationId, contactId }
  const { data } = useQuery(
    query(contract.reminders.steps, { params: { administrationId }, query: { contactId: String(contactId) } }),
  )
  const [isAsked, setIsAsked] = useState(false)
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const pause = useWrite(contract.reminders.pauseContact)
  if (data === undefined) return null
  const { items, pause: paused } = data
  return (
    <Agreement title="Herinneringen">
      <div className={styles.stack}>
        <p className={styles.line}>{paused ? pauseWords(paused) : stepsWords(items.length)}</p>
        <AppLink
          href={administrationAddress(administrationId, 'settings/reminders', { search: { contactId } })}
          className={linkClassName}
        >
          {items.length === 0 ? 'Eigen stappen maken' : 'Eigen stappen bekijken'}
        </AppLink>
        {mayChange && (
          <div className={styles.actions}>
            <Button
              loading={pause.isPending}
              onClick={() =>
                paused
                  ? pause.mutate({ params, body: { paused: false } }, { onError: notifyByToast })
                  : setIsAsked(true)
              }
            >
              {paused ? 'Herinneringen hervatten' : 'Herinneringen pauzeren'}
            </Button>
          </div>
        )}
      </div>
      {isAsked && (
        <PauseModal
          title={`Herinneringen pauzeren voor ${name}`}
          isPending={pause.isPending}
          onPause={(body) =>
            pause.mutate(
              { params, body },
              {
                onSuccess: () => {
                  toast.success('Deze relatie krijgt geen herinneringen')
                  setIsAsked(false)
                },
                onError: notifyByToast,
              },
            )
          }
          onClose={() => setIsAsked(false)}
        />
      )}
    </Agreement>
  )
}

const stepsWords = (count: number): string =>
  count === 0
    ? 'Deze relatie wordt herinnerd met de stappen van iedereen.'
    : `Deze relatie heeft ${count === 1 ? 'een eigen stap' : `${count} eigen stappen`}.`
