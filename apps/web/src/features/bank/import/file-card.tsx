import type { ColumnMapping, MappedTable } from '@klopt/api-client/contract'
import { Alert, Button, Card, IconButton, Progress, Tick } from '@klopt/ui'
import { formatFileSize } from '@klopt/validators'
import { RotateCw, X } from 'lucide-react'
import { lineCount } from '../bank-texts.ts'
import { BookChoice, needsBook } from './book-choice.tsx'
import { ConflictTable } from './conflict-table.tsx'
import { GapNotice } from './gap-notice.tsx'
import type { Imported, ImportFile, Kept } from './import-files.ts'
import * as styles from './import-screen.css.ts'
import { MappingForm } from './mapping-form.tsx'
import { StatementPreview } from './statement-preview.tsx'

export interface FileCardProps {
  administrationId: number
  file: ImportFile
  /** Of an imported one: what is missing before its statements, in cents. */
  gaps?: readonly number[]
  /** Called with the book that somebody chose for a file which does not name its account. */
  onBook: (id: string, journalId: number) => void
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  /** The columns of a table were named: tried out, kept, or asked again. */
  onMap: (id: string, mapping: ColumnMapping) => void
  onKeepMapping: (id: string, table: MappedTable) => void
  onAskMapping: (id: string) => void
}

/** One chosen file: how far it is, what is in it, or why it cannot be used. */
export function FileCard(props: FileCardProps) {
  const { administrationId, file, gaps = [], onBook, onRemove, onRetry } = props
  const { id, name, sizeBytes, state } = file
  return (
    <Card
      title={name}
      aside={
        <span className={styles.fileAside}>
          {formatFileSize(sizeBytes)}
          {state.step !== 'importing' && state.step !== 'done' && (
            <IconButton icon={X} label={`${name} weghalen`} size="small" onClick={() => onRemove(id)} />
          )}
        </span>
      }
    >
      <div className={styles.file}>
        {state.step === 'reading' && <OnItsWay sent={state.sent} then="Lezen en vergelijken…" />}
        {state.step === 'importing' && <OnItsWay sent={state.sent} then="Importeren…" kept={state.kept} />}
        {state.step === 'refused' && (
          <>
            <Alert
              tone="danger"
              {...(state.canRetry && {
                action: (
                  <Button size="small" icon={RotateCw} onClick={() => onRetry(id)}>
                    Opnieuw proberen
                  </Button>
                ),
              })}
            >
              {state.message}
            </Alert>
            {state.conflicts.length > 0 && <ConflictTable conflicts={state.conflicts} />}
          </>
        )}
        {state.step === 'mapping' && (
          <MappingForm
            state={state}
            onChange={(mapping) => props.onMap(id, mapping)}
            onKeep={() => props.onKeepMapping(id, state.table)}
          />
        )}
        {state.step === 'ready' && state.table && (
          <p className={styles.muted}>
            Gelezen zoals je de kolommen van dit soort bestanden hebt benoemd.{' '}
            <Button variant="link" onClick={() => props.onAskMapping(id)}>
              Kolommen anders kiezen
            </Button>
          </p>
        )}
        {state.step === 'ready' && state.error !== null && <Alert tone="danger">{state.error}</Alert>}
        {state.step === 'ready' && needsBook(state.statements) && (
          <BookChoice
            administrationId={administrationId}
            statements={state.statements}
            onChoose={(journalId) => onBook(id, journalId)}
          />
        )}
        {(state.step === 'ready' || state.step === 'importing') &&
          state.statements.map((statement, index) => <StatementPreview key={index} statement={statement} />)}
        {state.step === 'done' && (
          <p role="status">
            <Tick>{doneText(state.imported)}</Tick>
          </p>
        )}
        {gaps.map((gapCents, index) => (
          <GapNotice key={index} gapCents={gapCents} isImported />
        ))}
      </div>
    </Card>
  )
}

interface OnItsWayProps {
  sent: number
  then: string
  kept?: Kept | undefined
}

/** How much is sent; then that the server is at work, and with how many lines it is done where it says so. */
function OnItsWay({ sent, then, kept }: OnItsWayProps) {
  if (sent < 1) {
    return <Progress label="Versturen…" value={Math.round(sent * 100)} valueText={`${Math.round(sent * 100)}%`} />
  }
  if (!kept || kept.total === 0) return <Progress label={then} value={null} />
  const share = Math.round((kept.done / kept.total) * 100)
  return <Progress label={then} value={share} valueText={`${inDutch(kept.done)} van ${inDutch(kept.total)} regels`} />
}

const inDutch = (lines: number) => lines.toLocaleString('nl-NL')

function doneText({ imported, known, bookedSides }: Imported): string {
  const booked =
    bookedSides === 0 ? [] : [`${lineCount(bookedSides)} geboekt als de andere kant van een eigen overboeking.`]
  if (imported === 0) return [`Alle ${lineCount(known)} waren al bekend. Er is niets toegevoegd.`, ...booked].join(' ')
  const repeated = known === 0 ? [] : [`${lineCount(known)} ${known === 1 ? 'was' : 'waren'} al bekend.`]
  return [`${lineCount(imported)} geïmporteerd.`, ...repeated, ...booked].join(' ')
}
