import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Card, DateField, Select, toast } from '@klopt/ui'
import { lastExecutionDay } from '@klopt/bookkeeping/payments'
import { formatEuro, formatIban } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { query } from '../../../app/transport/api.ts'
import { api } from '../../../app/transport/calls.ts'
import { download } from '../../../app/transport/download.ts'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { wasNotified } from '../../../app/errors/unhandled-errors.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { refusalsOf, wireItems, type chosenOf } from './choice.ts'
import * as styles from './payments-screen.css.ts'

export interface PaymentFormProps {
  administrationId: number
  chosen: ReturnType<typeof chosenOf>
  today: string
  /** Told that an amount keeps the file from being made. */
  onWrong: () => void
  onMade: () => void
  /** In the bar of what is chosen, which says how many and how much; else a card of its own. */
  isBar: boolean
}

/** From which account and when the chosen invoices are paid. */
export function PaymentForm({ administrationId, chosen, today, onWrong, onMade, isBar }: PaymentFormProps) {
  const { items, totalCents, isRight } = chosen
  const books = useQuery(query(contract.bank.books, { params: { administrationId } }))
  const payers = (books.data ?? []).flatMap(({ journalId, name, iban }) =>
    iban === null ? [] : [{ value: journalId, label: name, description: formatIban(iban) }],
  )
  const [chosenBook, setChosenBook] = useState<number | null>(null)
  const [executionDate, setExecutionDate] = useState<string | null>(today)
  const create = useWrite(contract.payments.create)
  const journalId = chosenBook ?? payers[0]?.value ?? null
  const failure: ApiError | null = create.error
  const make = async () => {
    if (!isRight) {
      onWrong()
      // The first wrong amount is in sight then.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-amount][aria-invalid=true]')?.focus())
      return
    }
    if (journalId === null || executionDate === null) return
    try {
      const body = { journalId, executionDate, items: wireItems(items) }
      const { id } = await create.mutateAsync({ params: { administrationId }, body })
      onMade()
      toast.success('Het betaalbestand is gemaakt. Lever het aan bij je bank.')
      download(await api.call(contract.payments.download, { params: { administrationId, paymentFileId: id } }))
    } catch (cause) {
      const error = asApiError(cause)
      // What the form says stands below; a download that failed can be done again from the list.
      if (Object.keys(error.fields).length === 0) notifyByToast(error)
    }
  }
  const refusals = failure ? refusalsOf(items, failure.fields) : []
  return (
    <Frame isBar={isBar}>
      <div className={isBar ? styles.barFields : styles.fields}>
        <Select
          label="Van rekening"
          labelHidden={isBar}
          className={isBar ? styles.payer : undefined}
          options={payers}
          value={journalId}
          onChange={setChosenBook}
          error={
            payers.length === 0 && books.data
              ? 'Voeg eerst een bankrekening met IBAN toe.'
              : failure?.fields['journalId']
          }
        />
        <DateField
          label="Uitvoeren op"
          labelHidden={isBar}
          className={isBar ? styles.day : undefined}
          today={today}
          min={today}
          max={lastExecutionDay(today)}
          value={executionDate}
          onChange={setExecutionDate}
          error={executionDate === null ? 'Kies een dag' : failure?.fields['executionDate']}
        />
        {!isBar && (
          <p className={styles.total}>
            <span className={styles.muted}>{items.length === 1 ? '1 factuur' : `${items.length} facturen`}</span>
            <strong>{formatEuro(totalCents)}</strong>
          </p>
        )}
        <Button variant="primary" icon={FileDown} loading={create.isPending} onClick={() => void make()}>
          Maak betaalbestand
        </Button>
      </div>
      {failure && !wasNotified(failure) && (refusals.length > 0 || Object.keys(failure.fields).length === 0) && (
        <Alert tone="danger" title={refusals.length > 0 ? 'Dit kan niet betaald worden' : undefined}>
          {refusals.length === 0 ? failure.message : refusals.map((text) => <p key={text}>{text}</p>)}
        </Alert>
      )}
    </Frame>
  )
}

const Frame = ({ isBar, children }: { isBar: boolean; children: ReactNode }) =>
  isBar ? (
    <section aria-label="Betaalbestand" className={styles.bar}>
      {children}
    </section>
  ) : (
    <Card title="Betaalbestand" className={styles.form}>
      {children}
    </Card>
  )
