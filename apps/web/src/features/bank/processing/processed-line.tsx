import { contract, type BankTransaction, type ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Button, linkClassName, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { query } from '../../../app/transport/api.ts'
import { CountsOn } from '../../../shared/ledger/counts-on.tsx'
import * as styles from './line-panel.css.ts'
import { PostingTable } from './posting-table.tsx'

type Entry = ResponseOf<typeof contract.reports.entry>

export interface ProcessedLineProps {
  administrationId: number
  line: BankTransaction
}

/** What a processed line went to, with its journal entry. */
export function ProcessedLine({ administrationId, line }: ProcessedLineProps) {
  const entryId = line.journalEntryId
  const entry = useQuery({
    ...query(contract.reports.entry, { params: { administrationId, entryId: entryId ?? 0 } }),
    enabled: entryId !== null,
  })
  return (
    <>
      <div className={styles.went}>
        <h3 className={styles.label}>Verwerkt</h3>
        <p className={styles.wentTo}>{line.processedLabel ?? 'Geboekt'}</p>
        {line.rule && <p>Geboekt door regel ‘{line.rule.name}’</p>}
        {entryId !== null && (
          <p>
            <AppLink
              href={administrationAddress(administrationId, 'ledger/entries/$entryId', { params: { entryId } })}
              className={linkClassName}
            >
              {entry.data ? `Boeking ${entry.data.journalCode} ${entry.data.number} bekijken` : 'Boeking bekijken'}
            </AppLink>
          </p>
        )}
      </div>
      {entry.data && <PostingTable lines={entry.data.lines} />}
      {entry.isPending && <Skeleton height="96px" />}
      {entry.data && <UndoneOn administrationId={administrationId} entry={entry.data} />}
    </>
  )
}

/** Where taking it back would count: on the day it was booked, when that is still open. */
const UndoneOn = ({ administrationId, entry }: { administrationId: number; entry: Entry }) => (
  <CountsOn
    administrationId={administrationId}
    date={entry.date}
    vat={entry.lines.some(({ vatCode }) => vatCode !== null) ? 'now' : 'none'}
  />
)

/** Takes the processing back; what was paid is open again and the entry is reversed. */
export function UndoButton({ onUndo, isUndoing }: { onUndo: () => void; isUndoing: boolean }) {
  return (
    <Button icon={Undo2} size="large" fullWidth onClick={onUndo} loading={isUndoing}>
      Ongedaan maken
    </Button>
  )
}
