import { contract } from '@klopt/api-client/contract'
import { formatInvoiceNumber } from '@klopt/bookkeeping/documents'
import { Button, Card, TextField, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { seriesOf } from './next-number.ts'
import * as styles from './settings.css.ts'

/** Where the numbers begin, for who comes from another package; gone once a number was given. */
export function StartNumberCard({ administrationId }: { administrationId: number }) {
  const params = { administrationId }
  const { data: numbering } = useQuery(query(contract.numbering.get, { params }))
  const { data: profile } = useQuery(query(contract.administrations.profile, { params }))
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  if (!numbering || !profile || !mayChange) return null
  const pattern = profile.invoiceNumberPattern
  const series = seriesOf(pattern, numbering)
  if (series.isUsed) return null
  return <StartNumberForm {...{ administrationId, pattern }} nextSequence={series.nextSequence} />
}

interface StartNumberFormProps {
  administrationId: number
  pattern: string
  nextSequence: number
}

function StartNumberForm({ administrationId, pattern, nextSequence }: StartNumberFormProps) {
  const form = useForm({ defaultValues: { nextSequence: String(nextSequence) } })
  const { errors } = form.formState
  const start = useWrite(contract.numbering.start)
  const submit = form.handleSubmit(({ nextSequence: text }) => {
    const sequence = Number(text.trim())
    start.mutate(
      { params: { administrationId }, body: { date: today(), nextSequence: sequence } },
      {
        onSuccess: () =>
          void toast.success(`Je eerste factuur krijgt ${formatInvoiceNumber(pattern, { date: today(), sequence })}`),
        onError: (error) => showFieldErrors(form, error, ['nextSequence']),
      },
    )
  })
  return (
    <Card title="Eerste nummer">
      <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.text}>
          Kom je van een ander pakket, ga dan verder met het nummer dat daar als volgende kwam. Dit kan totdat je eerste
          factuur definitief is.
        </p>
        <TextField
          className={styles.third}
          label="Volgende nummer"
          inputMode="numeric"
          autoComplete="off"
          required
          error={errors.nextSequence?.message ?? errors.root?.message}
          {...form.register('nextSequence', {
            validate: (text) => /^[1-9]\d{0,8}$/.test(text.trim()) || 'Vul een heel getal van 1 of hoger in',
          })}
        />
        <div className={styles.action}>
          <Button type="submit" loading={start.isPending}>
            Eerste nummer vastleggen
          </Button>
        </div>
      </form>
    </Card>
  )
}
