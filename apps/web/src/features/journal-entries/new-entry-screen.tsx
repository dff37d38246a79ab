import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Alert, BalanceBar, Button, Card, DateField, EntryGrid, Kbd, PageHeader, TextField, toast } from '@klopt/ui'
import { formatMoney } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState, type FormEvent, type KeyboardEvent } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { entryHref } from '../../app/routing/hrefs.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useKeepInput, useKeptInput } from '../../app/session/kept-input.ts'
import { useWriteBlockAtStart } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { useWhileHere } from '../../shared/drafts/use-while-here.ts'
import { sumOf } from '../../shared/ledger/debit-and-credit.ts'
import { NoChange } from '../../shell/no-change.tsx'
import {
  effectsOf,
  emptyDraft,
  emptyLine,
  inputOf,
  isEmpty,
  lineErrors,
  missingIn,
  type EntryDraft,
} from './entry-draft.ts'
import { findParties } from './find-parties.ts'
import { journalColumns } from './journal-columns.ts'
import * as styles from './journal.css.ts'

export interface NewEntryScreenProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  /** What it begins with: an empty entry of today, or a copy. */
  initial: EntryDraft
}

/** An entry of the general journal that is typed, line by line. */
export function NewEntryScreen(props: NewEntryScreenProps) {
  usePageTitle('Nieuwe boeking')
  const { administrationId } = props
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'ACCOUNTING' })
  if (!writeBlock) return <NewEntry {...props} />
  const back = { href: administrationAddress(administrationId, 'journal'), label: 'Naar het memoriaal' }
  return <NoChange writeBlock={writeBlock} back={back} />
}

function NewEntry({ administrationId, accounts, initial }: NewEntryScreenProps) {
  const navigate = useWhileHere(useNavigate())
  const kept = useKeptInput('journal-entry') as EntryDraft | null
  const [draft, setDraft] = useState(kept ?? initial)
  const [isSent, setIsSent] = useState(false)
  const change = (changes: Partial<EntryDraft>) => setDraft((known) => ({ ...known, ...changes }))
  const create = useWrite(contract.journalEntries.create)
  const isUnsaved = !isSent && draft.lines.some((line) => !isEmpty(line)) && draft !== initial
  useAskBeforeLeaving(isUnsaved)
  useKeepInput('journal-entry', () => (isUnsaved ? draft : null))
  const columns = useMemo(
    () => journalColumns(accounts, (search, signal) => findParties(administrationId, search, signal)),
    [accounts, administrationId],
  )
  const errors = useMemo(() => lineErrors(create.error?.fields ?? {}, draft.lines), [create.error, draft.lines])
  const [wasAsked, setWasAsked] = useState(false)
  const missing = missingIn(draft)
  const book = (goesOn: boolean) => {
    setWasAsked(true)
    if (missing !== null || create.isPending) return
    create.mutate(
      { params: { administrationId }, body: inputOf(draft) },
      {
        onSuccess: ({ id, number }) => {
          toast.success(`Boeking ${number} staat in het memoriaal.`)
          setWasAsked(false)
          if (goesOn) return setDraft(emptyDraft(draft.entryDate ?? ''))
          setIsSent(true)
          void navigate({ href: entryHref(administrationId, id), replace: true, ignoreBlocker: true })
        },
      },
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    book(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    book(false)
  }
  return (
    <form noValidate className={styles.page} onSubmit={onSubmit} onKeyDownCapture={onKeyDown}>
      <PageHeader className={styles.header} title="Nieuwe boeking" />
      <div className={styles.head}>
        <DateField
          label="Datum"
          required
          value={draft.entryDate}
          onChange={(entryDate) => change({ entryDate })}
          error={create.error?.fields['entryDate']}
        />
        <TextField
          label="Omschrijving"
          required
          maxLength={500}
          autoComplete="off"
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
          error={create.error?.fields['description']}
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
          errorsOf={({ key }) => errors.get(key)}
          maxRows={MAX_LINES}
        />
      </Card>
      <BalanceBar
        first={{ label: 'Debet', cents: sumOf(draft.lines, 'debitCents') }}
        second={{ label: 'Credit', cents: sumOf(draft.lines, 'creditCents') }}
        balancedText="debet is credit"
        emptyText="Vul de bedragen in; = vult het verschil."
      />
      <Effects draft={draft} accounts={accounts} />
      {wasAsked && missing !== null && <Alert tone="danger">{missing}</Alert>}
      {create.error && <Alert tone="danger">{messageOf(create.error)}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="large" loading={create.isPending}>
          Boeken
        </Button>
        <Button size="large" disabled={create.isPending} onClick={() => book(true)}>
          Boeken en volgende
        </Button>
      </div>
      <Keys />
    </form>
  )
}

const MAX_LINES = 10_000

/** What is wrong with the whole, where no field says it. */
const messageOf = ({ fields, message }: { fields: Readonly<Record<string, string>>; message: string }): string =>
  fields['lines'] ?? fields['journalId'] ?? fields[''] ?? message

function Effects({ draft, accounts }: { draft: EntryDraft; accounts: readonly LedgerAccount[] }) {
  const effects = effectsOf(draft.lines, accounts)
  if (effects.length === 0) return null
  return (
    <p className={styles.effects}>
      Dit verandert
      {effects.map(({ label, cents }) => (
        <span key={label} className={styles.effect}>
          {label}
          <span className={styles.figure}>
            {cents > 0 ? '+' : ''}
            {formatMoney(cents)}
          </span>
        </span>
      ))}
    </p>
  )
}

const keys = [
  ['Tab', 'volgende cel'],
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
