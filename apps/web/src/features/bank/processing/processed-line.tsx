import { contract, type BankTransaction, type ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Button, linkClassName, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { today } from '../../../app/today.ts'
import { query } from '../../../app/transport/api.ts'
import { CountsOn } from '../../../shared/ledger/counts-on.tsx'
import { shortDay } from '../bank-texts.ts'
import * as styles from './line-panel.css.ts'
import { OWN_TRANSFER } from './part-texts.ts'
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
        <p className={styles.wentTo}>{wentTo(line)}</p>
        {line.transfer && <p>{togetherText(line.transfer)}</p>}
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

const wentTo = ({ transfer, processedLabel }: BankTransaction): string =>
  transfer ? `${OWN_TRANSFER} · ${transfer.journalName}` : (processedLabel ?? 'Geboekt')

/** What became of the other side of a transfer, and what taking this one back does to it. */
function togetherText({ line, journalName }: NonNullable<BankTransaction['transfer']>): string {
  if (!line) return `De regel bij ${journalName} is nog niet binnen en wordt straks vanzelf geboekt.`
  return `Samen geboekt met de regel van ${shortDay(line.date, today())} bij ${journalName}. Maak je dit ongedaan, dan komt die regel ook terug.`
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
