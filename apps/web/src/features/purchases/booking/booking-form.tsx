import { unusualDate } from '@klopt/bookkeeping/calendar'
import { Alert, askConfirmation, Button, Kbd, TextField } from '@klopt/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { WriteBlock } from '../../../app/session/write-block.ts'
import { wasNotified } from '../../../app/errors/unhandled-errors.ts'
import { CountsOn } from '../../../shared/ledger/counts-on.tsx'
import { FormBody } from '../../../shell/form-body.tsx'
import { joinLines, splitIntoLines } from './amounts.ts'
import * as styles from './booking.css.ts'
import { CurrencyFields } from './currency-fields.tsx'
import { DuplicatesAlert, useDuplicates } from './duplicates-alert.tsx'
import type { FieldName } from './fields.ts'
import { ForeignVatField } from './foreign-vat-field.tsx'
import { InvoiceHead } from './invoice-head.tsx'
import { LineList } from './line-list.tsx'
import { hasPlace, missingIn } from './missing.ts'
import { marksOf, ReadingLegend } from './reading-mark.tsx'
import { ReceivedField } from './received-field.tsx'
import { SumCheck } from './sum-check.tsx'
import { SupplierField } from './supplier-field.tsx'
import { ThreeAmounts } from './three-amounts.tsx'
import type { BookingState } from './use-booking.ts'
import { useFormKeys } from './use-form-keys.ts'
import type { Picks } from './use-picks.ts'

export interface BookingFormProps {
  administrationId: number
  booking: BookingState
  picks: Picks
  /** Whether what can be read has been: the focus goes to the first field that asks for something then. */
  isSettled: boolean
  /** What keeps the user from booking; undefined while that is not known. */
  writeBlock: WriteBlock | null | undefined
  /** Goes on without booking this one. */
  onLater: () => void
  /** The document beside it; undefined for a purchase without one. */
  document?: DocumentLink | undefined
}

export interface DocumentLink {
  /** Told which field is filled from the document, and how to get back to it. */
  readonly onField: (field: FieldName | null, back: () => void) => void
  /** Brings the focus into the document; false where nothing can be picked for this field. */
  readonly onPick: (field: FieldName) => boolean
}

/** Asks about a date that was probably typed or read wrong. */
async function isDateMeant(date: string | null, today: string): Promise<boolean> {
  const doubt = date === null ? null : unusualDate(date, today)
  if (doubt === null) return true
  return askConfirmation({ title: 'Klopt de factuurdatum?', text: doubt, confirmLabel: 'Toch boeken', careful: true })
}

/** What is booked, beside the document it stands in when there is one. */
export function BookingForm(props: BookingFormProps) {
  const { administrationId, booking, picks, isSettled, writeBlock, onLater, document: paper } = props
  const { draft, failure, proposed, today } = booking
  const form = useRef<HTMLFormElement>(null)
  const duplicates = useDuplicates(administrationId, draft) ?? []
  // Of this supplier and number: another one is asked about again.
  const [acceptedInvoice, setAcceptedInvoice] = useState<string | null>(null)
  const invoice = `${draft.contactId} ${draft.number.trim()}`
  const isAccepted = acceptedInvoice === invoice
  const hasDuplicates = duplicates.length > 0
  const isRefused = failure !== null && !wasNotified(failure) && !hasPlace(failure, draft)

  const missing = missingIn(draft, today)
  const submit = async () => {
    const newest = booking.newestDraft()
    const isComplete = Object.keys(missingIn(newest, today)).length === 0
    if (isComplete && !(await isDateMeant(newest.invoiceDate, today))) return
    const wrong = await booking.submit(hasDuplicates && isAccepted)
    const [first] = Object.keys(wrong) as FieldName[]
    if (first) keys.focusField(first)
    else if (hasDuplicates && !isAccepted) keys.focusField('duplicates')
  }
  const keys = useFormKeys({
    form,
    asks: (field) => proposed.has(field) || missing[field] !== undefined,
    onConfirm: booking.confirm,
    onSubmit: () => void submit(),
    onPick: paper?.onPick ?? (() => false),
  })
  useNotifyField(keys, paper?.onField)
  useFirstFocus(form, isSettled, () => keys.opening.current && keys.focusNext(null))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the fields within, which bubble up to here.
    <form
      ref={form}
      noValidate
      className={styles.form}
      {...keys.handlers}
      onBlur={booking.leave}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormBody writeBlock={writeBlock}>
        <div className={styles.form}>
          {paper && <ReadingLegend count={proposed.size} />}
          <SupplierField
            {...{ administrationId, booking, picks }}
            mayAdd={!writeBlock}
            onChosen={() => requestAnimationFrame(() => keys.focusNext('supplier'))}
          />
          <InvoiceHead booking={booking} />
          {hasDuplicates && (
            <DuplicatesAlert
              {...{ administrationId, duplicates, isAccepted }}
              onAccept={(accepts) => setAcceptedInvoice(accepts ? invoice : null)}
            />
          )}
          {draft.mode === 'totals' ? (
            <ThreeAmounts {...{ administrationId, booking }} />
          ) : (
            <LineList {...{ administrationId, booking }} />
          )}
          <SumCheck booking={booking} />
          <CurrencyFields {...{ administrationId, booking }} />
          <ForeignVatField booking={booking} />
          <ReferenceField booking={booking} />
          <ReceivedField booking={booking} />
          <ModeButton booking={booking} />
        </div>
      </FormBody>
      <CountsOn administrationId={administrationId} date={draft.invoiceDate} receivedOn={draft.receivedOn} vat="now" />
      {isRefused && <Alert tone="danger">{failure.message}</Alert>}
      {!writeBlock && <Footer hasDocument={paper !== undefined} isBooking={booking.isBooking} onLater={onLater} />}
    </form>
  )
}

function ReferenceField({ booking }: { booking: BookingState }) {
  const { draft, update, errors } = booking
  return (
    <div data-field="paymentReference">
      <TextField
        label="Betalingskenmerk"
        hint="Komt bij de betaling te staan. Leeg: het factuurnummer."
        autoComplete="off"
        maxLength={140}
        value={draft.paymentReference}
        onChange={({ target }) =>
          update('paymentReference', (before) => ({ ...before, paymentReference: target.value }))
        }
        error={errors.paymentReference}
        {...marksOf(booking, 'paymentReference')}
      />
    </div>
  )
}

/** Lines where one VAT code or one account is not enough. */
function ModeButton({ booking: { draft, update, today } }: { booking: BookingState }) {
  const isTotals = draft.mode === 'totals'
  return (
    <Button
      variant="light"
      size="small"
      className={styles.quiet}
      onClick={() => update('account', (before) => (isTotals ? splitIntoLines(before) : joinLines(before, today)))}
    >
      {isTotals ? 'Over regels verdelen' : 'Als één bedrag boeken'}
    </Button>
  )
}

interface FooterProps {
  hasDocument: boolean
  isBooking: boolean
  onLater: () => void
}

/** The keys that go fastest, and the buttons. */
function Footer({ hasDocument, isBooking, onLater }: FooterProps) {
  return (
    <>
      <p className={styles.hint}>
        <Kbd>Enter</Kbd> bevestigt en gaat verder, <Kbd>Ctrl Enter</Kbd> boekt.
        {hasDocument && (
          <>
            {' '}
            Klik een waarde in het document of druk <Kbd>Alt ↓</Kbd> om er een te kiezen.
          </>
        )}
      </p>
      <div className={hasDocument ? styles.footer : styles.plainFooter}>
        <Button
          data-submit
          type="submit"
          variant="primary"
          size="large"
          className={styles.mainButton}
          loading={isBooking}
        >
          Boeken
        </Button>
        <Button size="large" onClick={onLater}>
          Later
        </Button>
      </div>
    </>
  )
}

function useNotifyField(
  { field, focusField }: ReturnType<typeof useFormKeys>,
  onField: DocumentLink['onField'] | undefined,
): void {
  const latest = useRef({ focusField, onField })
  useEffect(() => {
    latest.current = { focusField, onField }
  })
  useEffect(() => {
    latest.current.onField?.(field, () => field !== null && latest.current.focusField(field))
  }, [field])
}

/** Once, when it is known what stands in the form; on a touch screen that would only bring up its keyboard. */
function useFirstFocus(form: RefObject<HTMLElement | null>, isSettled: boolean, focus: () => void): void {
  const isDone = useRef(false)
  const latest = useRef(focus)
  useEffect(() => {
    latest.current = focus
  })
  useEffect(() => {
    if (!isSettled || isDone.current || !form.current) return
    isDone.current = true
    if (!window.matchMedia('(pointer: coarse)').matches) latest.current()
  }, [isSettled, form])
}
