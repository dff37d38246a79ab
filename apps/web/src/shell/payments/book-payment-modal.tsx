import { AppLink, Alert, DateField, linkClassName, Modal, MoneyField, Select } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { administrationAddress } from '../../app/routing/address.ts'
import { today } from '../../app/today.ts'
import { CountsOn } from '../../shared/ledger/counts-on.tsx'
import { form as stack } from '../form-modal.css.ts'
import { FormModal } from '../form-modal.tsx'
import { useMayChange } from '../../app/session/use-write-block.ts'
import type { Book } from './find-payment.ts'
import type { OpenItem } from './paid-document.ts'
import { NEW_CASH, NEW_CASH_NAME, useNotePayment, type PaymentForm } from './use-note-payment.ts'

interface BookPaymentModalProps {
  administrationId: number
  item: OpenItem
  /** Those that somebody keeps by hand. */
  books: readonly Book[]
  onClose: () => void
}

/** A payment that no line of the bank shows, as somebody notes it: what, when and in which book. */
export function BookPaymentModal(props: BookPaymentModalProps) {
  const { administrationId, books } = props
  const mayOpenBook = useMayChange(administrationId, { permission: 'ADMIN' })
  const [first] = books
  if (first !== undefined) return <NotePayment {...props} first={first.journalId} />
  return mayOpenBook ? <NotePayment {...props} first={NEW_CASH} /> : <NoBook {...props} />
}

/** What is there to choose. Without a book that is kept by hand it is the cash, which the payment opens. */
const optionsOf = (books: readonly Book[]) =>
  books.length === 0
    ? [{ value: NEW_CASH, label: NEW_CASH_NAME }]
    : books.map(({ journalId, name }) => ({ value: journalId, label: name }))

function NotePayment({ administrationId, item, books, first, onClose }: BookPaymentModalProps & { first: number }) {
  const { openCents, kind } = item
  const isFirstCash = first === NEW_CASH
  const cashButton = kind === 'receivable' ? 'Contant ontvangen' : 'Contant betaald'
  const form = useForm<PaymentForm>({
    defaultValues: { amountCents: Math.abs(openCents), bookedOn: today(), journalId: first },
    mode: 'onTouched',
  })
  const { control, formState } = form
  const { errors } = formState
  const bookedOn = useWatch({ control, name: 'bookedOn' })
  const note = useNotePayment({ administrationId, item, books, form, onDone: onClose })
  return (
    <FormModal
      title={`Betaling van ${item.number} boeken`}
      button={isFirstCash ? cashButton : 'Betaling boeken'}
      isPending={note.isPending}
      problem={errors.root?.message}
      unsavedChanges={formState.isDirty && !note.isDone}
      onSubmit={note.submit}
      onClose={onClose}
    >
      <NothingAtBank {...{ administrationId, item }} />
      <Controller
        control={control}
        name="amountCents"
        rules={{ validate: (cents) => amountFault(cents, Math.abs(openCents)) }}
        render={({ field }) => (
          <MoneyField
            // Else the way to the bank is what Enter presses.
            autoFocus
            label="Bedrag"
            hint={`Er staat ${formatEuro(Math.abs(openCents))} open.`}
            required
            {...field}
            error={errors.amountCents?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="bookedOn"
        rules={{ validate: (day) => day !== null || 'Vul een datum in' }}
        render={({ field }) => <DateField label="Datum" required {...field} error={errors.bookedOn?.message} />}
      />
      <Controller
        control={control}
        name="journalId"
        rules={{ validate: (id) => id !== null || 'Kies een rekening' }}
        render={({ field }) => (
          <Select
            label={kind === 'receivable' ? 'Ontvangen in' : 'Betaald uit'}
            options={optionsOf(books)}
            hint={isFirstCash ? 'Je hebt nog geen kas. Die maken we met deze betaling voor je aan.' : undefined}
            {...field}
            error={errors.journalId?.message}
          />
        )}
      />
      <CountsOn administrationId={administrationId} date={bookedOn} vat="none" />
    </FormModal>
  )
}

/** Why an amount cannot be what was paid; true when it can. */
const amountFault = (cents: number | null, openCents: number): string | true =>
  cents === null || cents <= 0
    ? 'Vul een bedrag in dat meer is dan nul'
    : cents <= openCents || `Er staat ${formatEuro(openCents)} open`

function NothingAtBank({ administrationId, item }: Pick<BookPaymentModalProps, 'administrationId' | 'item'>) {
  return (
    <Alert
      tone="info"
      action={
        <AppLink href={administrationAddress(administrationId, 'bank')} className={linkClassName}>
          Naar de bank
        </AppLink>
      }
    >
      {item.kind === 'receivable'
        ? 'Bij de bank wacht geen regel die hierbij past. Komt het geld op je bankrekening, dan stelt Klopt deze factuur voor zodra de regel er is.'
        : 'Bij de bank wacht geen regel die hierbij past. Betaal je van je bankrekening, dan stelt Klopt deze factuur voor zodra de regel er is.'}
    </Alert>
  )
}

/** Lines of a bank come of its statements: without another book there is nothing to note it in. */
function NoBook({ administrationId, item, onClose }: BookPaymentModalProps) {
  const link = (href: string, text: string) => (
    <AppLink href={href} className={linkClassName}>
      {text}
    </AppLink>
  )
  return (
    <Modal open title={`Betaling van ${item.number} boeken`} onClose={onClose}>
      <div className={stack}>
        <NothingAtBank {...{ administrationId, item }} />
        <p>
          {item.kind === 'receivable' ? 'Kwam' : 'Ging'} het niet over de bank? Voeg een kas of kaart toe bij{' '}
          {link(administrationAddress(administrationId, 'settings/bank-books'), 'Bank en kas')}, of boek het in het{' '}
          {link(
            administrationAddress(administrationId, 'journal/$draftId', { params: { draftId: 'new' } }),
            'memoriaal',
          )}
          .
        </p>
      </div>
    </Modal>
  )
}
