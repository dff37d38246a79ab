import type { LedgerAccount } from '@klopt/api-client/contract'
import { Alert, Badge, BalanceBar, Button, Card, DateField, DetailHeader, EntryGrid, Kbd, TextField } from '@klopt/ui'
import { useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { today } from '../../app/today.ts'
import { useFocusFault } from '../../shared/forms/use-focus-fault.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { ChosenDay, OpenDay } from '../../shared/ledger/counts-on.tsx'
import { sumOf, withoutAccount } from '../../shared/ledger/debit-and-credit.ts'
import { useHasKeys } from '../../shared/look/use-has-keys.ts'
import { SaveIndicator } from '../../shell/save-indicator.tsx'
import { useDiscardDraft } from './use-discard-draft.ts'
import { EntryDocuments } from './entry-documents.tsx'
import { emptyLine, lineErrors, MAX_LINES, type EntryDraft } from './entry-draft.ts'
import { EntryEffects } from './entry-effects.tsx'
import { findParties } from './find-parties.ts'
import { journalColumns, SIDE_WIDTH } from './journal-columns.ts'
import { TemplatePicker } from './templates/template-picker.tsx'
import { SaveTemplateModal } from './templates/save-template-modal.tsx'
import { useBookEntry } from './use-book-entry.ts'
import { useEntryDraft } from './use-entry-draft.ts'
import * as styles from './journal.css.ts'

export interface NewEntryScreenProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  /** The draft that was begun before; null for one that does not exist yet. */
  start: { readonly id: number; readonly version: number } | null
  /** What it begins with: an empty entry of today, a copy, a template or a draft. */
  initial: EntryDraft
  onCreated: (draftId: number) => void
  onLoadNewest: () => void
  /** Told the day of what was booked, when another one follows. */
  onNext: (date: string) => void
}

/** An entry of the general journal that is typed, line by line; it saves itself until it is booked. */
export function NewEntryScreen(props: NewEntryScreenProps) {
  usePageTitle('Nieuwe boeking')
  const { administrationId, accounts, initial, start, onCreated, onLoadNewest, onNext } = props
  const state = useEntryDraft({ administrationId, start, initial, onCreated })
  const { draft, update: change, saving } = state
  useAskBeforeLeaving(saving.phase === 'failed')
  const [currentDay] = useState(() => today())
  const [savesTemplate, setSavesTemplate] = useState(false)
  const columns = useMemo(
    () => journalColumns(accounts, (search, signal) => findParties(administrationId, search, signal)),
    [accounts, administrationId],
  )
  const { book, isBooking, failure, faults, timesRefused } = useBookEntry({ administrationId, state, onNext })
  const refused = useMemo(() => lineErrors(failure?.fields ?? {}, draft.lines), [failure, draft.lines])
  const discard = useDiscardDraft(administrationId, state)
  const hasKeys = useHasKeys()
  const form = useRef<HTMLFormElement>(null)
  useFocusFault(form, timesRefused)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void book(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    void book(false)
  }
  return (
    <form ref={form} noValidate className={styles.page} onSubmit={onSubmit} onKeyDownCapture={onKeyDown}>
      <DetailHeader
        back={{ label: 'Memoriaal', href: asLeft(administrationAddress(administrationId, 'journal')) }}
        className={styles.header}
        title="Nieuwe boeking"
        badge={<Badge>Concept</Badge>}
        more={[{ label: 'Concept weggooien', onSelect: () => void discard() }]}
        actions={
          <SaveIndicator
            saving={saving}
            savedAt={null}
            today={currentDay}
            isIncomplete={false}
            onRetry={() => void state.flush()}
          />
        }
      />
      {saving.phase === 'conflict' && <Conflict onLoadNewest={onLoadNewest} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.head}>
            <DateField
              label="Datum"
              required
              value={draft.entryDate}
              onChange={(entryDate) => change({ entryDate })}
              error={faults.entryDate ?? failure?.fields['entryDate']}
            />
            <TextField
              label="Omschrijving"
              required
              maxLength={500}
              autoComplete="off"
              value={draft.description}
              onChange={(event) => change({ description: event.target.value })}
              error={faults.description ?? failure?.fields['description']}
            />
          </div>
          <Card padding="none">
            <EntryGrid
              label="Regels van de boeking"
              columns={columns}
              rows={draft.lines}
              rowKey={({ key }) => key}
              onChange={(lines) => change({ lines })}
              newRow={emptyLine}
              errorsOf={({ key }) => faults.lines.get(key) ?? refused.get(key)}
              maxRows={MAX_LINES}
            />
          </Card>
          <BalanceBar
            sticks
            under={SIDE_WIDTH}
            first={{ label: 'Debet', cents: sumOf(draft.lines, 'debitCents') }}
            second={{ label: 'Credit', cents: sumOf(draft.lines, 'creditCents') }}
            balancedText="debet is credit"
            openText={withoutAccount(draft.lines)}
            emptyText={hasKeys ? 'Vul de bedragen in; = vult het verschil.' : 'Vul de bedragen in.'}
          />
          <EntryEffects {...{ administrationId, draft, accounts }} today={currentDay} />
          <ChosenDay administrationId={administrationId} date={draft.entryDate} vat={vatOf(draft)} />
          {faults.whole !== null && <Alert tone="danger">{faults.whole}</Alert>}
          {failure && <Alert tone="danger">{messageOf(failure)}</Alert>}
          <div className={styles.deeds}>
            <div className={styles.buttons}>
              <Button type="submit" variant="primary" size="large" loading={isBooking}>
                Boeken
              </Button>
              <Button size="large" disabled={isBooking} onClick={() => void book(true)}>
                Boeken en volgende
              </Button>
            </div>
            <OpenDay administrationId={administrationId} date={draft.entryDate} vat={vatOf(draft)}>
              Krijgt bij het boeken het volgende nummer van het memoriaal.
            </OpenDay>
          </div>
        </div>
        <div className={styles.beside}>
          <TemplatePicker {...{ administrationId, accounts, state }} onSave={() => setSavesTemplate(true)} />
          <EntryDocuments
            administrationId={administrationId}
            documents={draft.documents}
            onAdd={(document) => change({ documents: withDocument(state.newest().documents, document) })}
            onRemove={(id) =>
              change({ documents: state.newest().documents.filter(({ documentId }) => documentId !== id) })
            }
          />
        </div>
      </div>
      <Keys />
      {savesTemplate && (
        <SaveTemplateModal
          administrationId={administrationId}
          draft={state.newest()}
          onClose={() => setSavesTemplate(false)}
        />
      )}
    </form>
  )
}

const vatOf = ({ lines }: EntryDraft) => (lines.some(({ vatCode }) => vatCode !== null) ? 'now' : 'none')

/** Each document once. */
const withDocument = (documents: EntryDraft['documents'], added: EntryDraft['documents'][number]) => [
  ...documents.filter(({ documentId }) => documentId !== added.documentId),
  added,
]

/** Somebody else, or another tab, was first: what stands here cannot be kept any more. */
const Conflict = ({ onLoadNewest }: { onLoadNewest: () => void }) => (
  <Alert
    tone="danger"
    title="Deze boeking is ergens anders veranderd of geboekt"
    action={
      <Button size="small" onClick={onLoadNewest}>
        Nieuwste versie laden
      </Button>
    }
  >
    Wat je hier daarna hebt ingevuld is niet bewaard.
  </Alert>
)

/** What is wrong with the whole, where no field says it. */
const messageOf = ({ fields, message }: { fields: Readonly<Record<string, string>>; message: string }): string =>
  fields['lines'] ?? fields['journalId'] ?? fields['entryDate'] ?? fields[''] ?? message

const keys = [
  ['Tab', 'volgende cel of regel'],
  ['Enter', 'nieuwe regel'],
  ['=', 'verschil'],
  ['1000+250', 'rekent'],
  ['Ctrl D', 'herhalen'],
  ['Ctrl V', 'kolommen plakken'],
  ['Ctrl Enter', 'boeken'],
] as const

const Keys = () => (
  <p className={styles.keys}>
    {keys.map(([key, does]) => (
      <span key={key} className={styles.key}>
        <Kbd>{key}</Kbd> {does}
      </span>
    ))}
  </p>
)
