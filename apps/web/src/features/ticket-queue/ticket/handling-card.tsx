import { contract } from '@klopt/api-client/contract'
import { Button, Card, DescriptionList, Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { query } from '../../../app/transport/api.ts'
import { tagNames } from '../../../shared/tickets/ticket-words.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { durationText } from '../../../shared/tickets/duration-text.ts'
import { useNow } from '../../../shared/dates/use-now.ts'
import type { StaffTicket } from './staff-ticket.ts'
import * as styles from './ticket.css.ts'
import type { useTicketWrites } from './use-ticket-writes.ts'

export interface HandlingCardProps {
  ticket: StaffTicket
  /** Who is signed in. */
  userId: number
  writes: ReturnType<typeof useTicketWrites>
}

/** Who answers a ticket, and how long its customer waits. */
export function HandlingCard({ ticket, userId, writes }: HandlingCardProps) {
  const now = useNow()
  const owner = useRef<HTMLButtonElement>(null)
  // The button is gone once it is theirs; the choice beside it says so.
  const toMe = () => writes.assign(userId, () => owner.current?.focus())
  const staff = useQuery(query(contract.ticketQueue.staff, {}))
  const { assignedTo, tagId, createdAt, waitingSince } = ticket
  // Who answers it is named also before, or without, the list of who can.
  const known = staff.data ?? (assignedTo ? [assignedTo] : [])
  return (
    <Card title="Behandeling">
      <div className={styles.stack}>
        <Select
          ref={owner}
          label="Van wie"
          placeholder="Niemand"
          clearable
          options={known.map(({ id, name }) => ({ value: id, label: id === userId ? `${name} (jij)` : name }))}
          value={assignedTo?.id ?? null}
          onChange={(chosen) => writes.assign(chosen)}
        />
        {assignedTo?.id !== userId && (
          <Button size="small" className={styles.assign} loading={writes.isAssigning} onClick={toMe}>
            Aan mij toewijzen
          </Button>
        )}
        <DescriptionList
          variant="stacked"
          items={[
            { term: 'Soort', details: tagNames[tagId] },
            { term: 'Ingediend', details: instantText(createdAt) },
            {
              term: 'Wacht al',
              details: waitingSince === null ? 'Niet op antwoord' : durationText(now - waitingSince),
            },
          ]}
        />
      </div>
    </Card>
  )
}
