import { contract, type LedgerAccount, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, AppLink, Button, buttonClassName, DateField, DetailHeader, linkClassName, toast } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useMemo, useRef, useState, type FormEvent } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { entryHref } from '../../app/routing/hrefs.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useKeepInput, useKeptInput } from '../../app/session/kept-input.ts'
import { useWriteBlockAtStart } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { useFocusFault } from '../../shared/forms/use-focus-fault.ts'
import { OpenDay } from '../../shared/ledger/counts-on.tsx'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { EarlierInvoicesCard } from './earlier-invoices-card.tsx'
import * as styles from './opening.css.ts'
import { draftOf, inputOf, withoutWaiting, withPostponedVat, type OpeningDraft } from './opening-draft.ts'
import { doublesIn, faultsIn, isSound, noFaults } from './opening-faults.ts'
import { OpeningItems, OpeningLines } from './opening-parts.tsx'
import { RemoveOpening } from './remove-opening.tsx'
import { useWaits } from './use-waits.ts'

export interface OpeningScreenProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  opening: ResponseOf<typeof contract.openingBalances.get>
  /** Called once it is booked or removed: what stands is another one then. */
  onChanged: () => void
}

/** What the books begin with: each account as it stood, and the invoices that were open. */
export function OpeningScreen({ administrationId, accounts, opening, onChanged }: OpeningScreenProps) {
  usePageTitle('Beginbalans')
  const { current, proposedStartDate } = opening
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'ACCOUNTING' })
  const [initial] = useState(() => draftOf(accounts, current, proposedStartDate))
  const kept = useKeptInput('opening-balance') as OpeningDraft | null
  const [typed, setDraft] = useState(kept ?? initial)
  const waits = useWaits({
    administrationId,
    startDate: typed.startDate,
    otherwise: initial.items.some(({ waiting }) => waiting.length > 0),
    onWaits: () => setDraft((known) => ({ ...known, lines: withPostponedVat(known.lines, accounts) })),
  })
  const draft = useMemo(() => (waits ? typed : withoutWaiting(typed)), [waits, typed])
  const replacesId = current?.id ?? null
  const [isSaved, setIsSaved] = useState(kept === null)
  const save = useWrite(contract.openingBalances.save)
  const change = (changes: Partial<OpeningDraft>) => {
    setDraft((known) => ({ ...known, ...changes }))
    setIsSaved(false)
  }
  useAskBeforeLeaving(!isSaved)
  useKeepInput('opening-balance', () => (isSaved ? null : typed))
  const readOnly = writeBlock !== null || current?.mayBeReplaced === false
  const [wasAsked, setWasAsked] = useState(false)
  const [timesRefused, setTimesRefused] = useState(0)
  const faults = wasAsked ? faultsIn(draft) : { ...noFaults, lines: doublesIn(draft.lines) }
  const form = useRef<HTMLFormElement>(null)
  useFocusFault(form, timesRefused)
  const refuse = () => setTimesRefused((times) => times + 1)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setWasAsked(true)
    if (!isSound(faultsIn(draft))) return refuse()
    if (save.isPending) return
    save.mutate(
      { params: { administrationId }, body: inputOf(draft, replacesId) },
      {
        onSuccess: () => {
          setIsSaved(true)
          toast.success('De beginbalans is geboekt.')
          onChanged()
        },
        onError: refuse,
      },
    )
  }
  const fields = save.error?.fields ?? {}
  return (
    <form ref={form} noValidate className={styles.page} onSubmit={onSubmit}>
      <DetailHeader
        back={{ label: 'Memoriaal', href: administrationAddress(administrationId, 'journal') }}
        className={styles.header}
        title="Beginbalans"
        description={
          current ? (
            <AppLink href={entryHref(administrationId, current.journalEntryId)} className={linkClassName}>
              Boeking bekijken
            </AppLink>
          ) : (
            'Wat er stond en openstond toen je met Klopt begon.'
          )
        }
        actions={
          writeBlock === null && (
            <AppLink
              href={administrationAddress(administrationId, 'opening-balance/audit-file')}
              className={buttonClassName()}
            >
              <ShortLabel short="Auditfile">Auditfile overnemen</ShortLabel>
            </AppLink>
          )
        }
      />
      {current?.mayBeReplaced === false && (
        <Alert>Een factuur van deze beginbalans is al (deels) betaald, dus de beginbalans blijft zoals die is.</Alert>
      )}
      <div className={styles.startDate}>
        <DateField
          label="Eerste dag"
          required
          readOnly={readOnly}
          value={draft.startDate}
          onChange={(startDate) => change({ startDate })}
          error={faults.startDate ?? fields['startDate']}
        />
      </div>
      {!readOnly && <CountsTwice startDate={draft.startDate} firstEntryDate={opening.firstEntryDate} />}
      <OpeningLines accounts={accounts} {...{ draft, faults, fields, readOnly }} onChange={change} />
      <OpeningItems {...{ administrationId, accounts, waits, draft, faults, fields, readOnly }} onChange={change} />
      {current && <EarlierInvoicesCard administrationId={administrationId} />}
      {faults.whole !== null && <Alert tone="danger">{faults.whole}</Alert>}
      {save.error && <Alert tone="danger">{messageOf(save.error)}</Alert>}
      {!readOnly && (
        <>
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" size="large" loading={save.isPending}>
              {replacesId === null ? 'Beginbalans boeken' : 'Beginbalans vervangen'}
            </Button>
            {current && (
              <RemoveOpening
                administrationId={administrationId}
                opening={current}
                onRemoved={() => {
                  setIsSaved(true)
                  onChanged()
                }}
              />
            )}
          </div>
          <OpenDay administrationId={administrationId} date={draft.startDate} vat="none">
            Wordt één boeking in het memoriaal.
          </OpenDay>
        </>
      )}
    </form>
  )
}

interface CountsTwiceProps {
  startDate: string | null
  firstEntryDate: string | null
}

/** What was booked before the first day counts beside the opening balance: said before the press. */
function CountsTwice({ startDate, firstEntryDate }: CountsTwiceProps) {
  if (startDate === null || firstEntryDate === null || firstEntryDate >= startDate) return null
  const first = formatDateLong(firstEntryDate)
  return (
    <Alert tone="warning" title="Er staan al eerdere boekingen">
      De eerste is van {first}. Wat vóór de eerste dag is geboekt, telt mee naast de beginbalans. Neem in de beginbalans
      alleen op wat daar nog niet in zit, of kies {first} of eerder als eerste dag.
    </Alert>
  )
}

/** What is wrong with the whole, where no cell says it. */
const messageOf = ({ fields, message }: { fields: Readonly<Record<string, string>>; message: string }): string =>
  fields['startDate'] ??
  fields['receivable'] ??
  fields['payable'] ??
  fields['postponedVat'] ??
  fields['lines'] ??
  message
