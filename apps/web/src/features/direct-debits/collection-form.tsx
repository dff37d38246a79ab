import { contract, type Collectable, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, Button, Card, DateField, Select, toast } from '@klopt/ui'
import { formatEuro, formatIban } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { wasNotified } from '../../app/errors/unhandled-errors.ts'
import { query } from '../../app/transport/api.ts'
import { api } from '../../app/transport/calls.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { refusalsOf } from './collecting-words.ts'
import * as styles from './direct-debits.css.ts'

export interface CollectionFormProps {
  administrationId: number
  chosen: readonly Collectable[]
  days: Pick<ResponseOf<typeof contract.directDebits.collectables>, 'earliestDate' | 'latestDate' | 'noticeDays'>
  today: string
  onMade: () => void
}

/** On which account and when the chosen invoices are collected. */
export function CollectionForm({ administrationId, chosen, days, today, onMade }: CollectionFormProps) {
  const books = useQuery(query(contract.bank.books, { params: { administrationId } }))
  const accounts = (books.data ?? []).flatMap(({ journalId, name, iban }) =>
    iban === null ? [] : [{ value: journalId, label: name, description: formatIban(iban) }],
  )
  const [chosenBook, setChosenBook] = useState<number | null>(null)
  const [collectionDate, setCollectionDate] = useState<string | null>(days.earliestDate)
  const create = useWrite(contract.directDebits.create)
  const journalId = chosenBook ?? accounts[0]?.value ?? null
  const failure = create.error
  const make = async () => {
    if (journalId === null || collectionDate === null) return
    try {
      const invoiceIds = chosen.map(({ invoiceId }) => invoiceId)
      const body = { journalId, collectionDate, invoiceIds }
      const { id, withoutNotice } = await create.mutateAsync({ params: { administrationId }, body })
      onMade()
      toast.success('Het incassobestand is gemaakt. Lever het aan bij je bank.')
      if (withoutNotice.length > 0) toast.warning(`Laat zelf weten wat je incasseert aan ${withoutNotice.join(', ')}.`)
      const params = { administrationId, directDebitFileId: id }
      download(await api.call(contract.directDebits.download, { params }))
    } catch (cause) {
      const error = asApiError(cause)
      // What the form says stands below; a download that failed can be done again from the list.
      if (Object.keys(error.fields).length === 0) notifyByToast(error)
    }
  }
  const refusals = failure ? refusalsOf(chosen, failure.fields) : []
  const isNotified = failure === null || wasNotified(failure)
  return (
    <Card title="Incassobestand" className={styles.form}>
      <div className={styles.fields}>
        <Select
          label="Op rekening"
          options={accounts}
          value={journalId}
          onChange={setChosenBook}
          error={
            accounts.length === 0 && books.data
              ? 'Voeg eerst een bankrekening met IBAN toe.'
              : failure?.fields['journalId']
          }
        />
        <DateField
          label="Incasseren op"
          today={today}
          min={days.earliestDate}
          max={days.latestDate}
          value={collectionDate}
          onChange={setCollectionDate}
          error={collectionDate === null ? 'Kies een dag' : failure?.fields['collectionDate']}
        />
        <p className={styles.total}>
          <span className={styles.muted}>{chosen.length === 1 ? '1 factuur' : `${chosen.length} facturen`}</span>
          <strong>{formatEuro(chosen.reduce((sum, { openCents }) => sum + openCents, 0))}</strong>
        </p>
        <Button variant="primary" icon={FileDown} loading={create.isPending} onClick={() => void make()}>
          Maak incassobestand
        </Button>
      </div>
      <p className={styles.text}>
        Elke klant krijgt meteen een e-mail met bedrag en dag:{' '}
        {days.noticeDays === 1 ? '1 dag' : `${days.noticeDays} dagen`} van tevoren of eerder.
      </p>
      {!isNotified && failure && refusals.length > 0 && (
        <Alert tone="danger" title="Dit kan niet worden geïncasseerd">
          {refusals.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
    </Card>
  )
}
