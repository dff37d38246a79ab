import { contract, type PaymentProvider } from '@klopt/api-client/contract'
import { Alert, askConfirmation, Badge, Button, Card, DescriptionList, Skeleton, TextField, toast } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { dayOfInstant } from '../../shared/dates/times.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './settings.css.ts'

interface CardProps {
  administrationId: number
}

/** Paying online by Mollie: whether customers can, by which key, and entering another. */
export function OnlinePaymentsCard({ administrationId }: CardProps) {
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  const params = { administrationId }
  const { data, isError, error, refetch } = useQuery(query(contract.onlinePayments.provider, { params }))
  return (
    <Card title="Online betalen" aside={data && <StateBadge provider={data} />}>
      {data ? (
        <Shown administrationId={administrationId} provider={data} mayChange={mayChange} />
      ) : isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="96px" />
      )}
    </Card>
  )
}

function StateBadge({ provider: { key, hasServerKey, hasBook } }: { provider: PaymentProvider }) {
  if (key?.mode === 'test') return <Badge tone="warning">Testsleutel</Badge>
  const isOn = (key !== null || hasServerKey) && hasBook
  return (
    <Badge tone={isOn ? 'success' : 'neutral'} dot={isOn}>
      {isOn ? 'Aan' : 'Uit'}
    </Badge>
  )
}

function Shown({
  administrationId,
  provider,
  mayChange,
}: CardProps & { provider: PaymentProvider; mayChange: boolean }) {
  const [isEntering, setIsEntering] = useState(false)
  const { key } = provider
  return (
    <div className={styles.stack}>
      <p className={styles.text}>
        Met een sleutel van Mollie betalen klanten hun facturen online, op hun eigen pagina. De factuur staat dan meteen
        op betaald. Het geld staat bij Mollie tot het op je bank komt; je vindt het onder Bank, bij de rekening Mollie.
      </p>
      {key?.mode === 'test' && (
        <Alert tone="warning">
          Met een testsleutel betaalt niemand echt, maar facturen komen wel op betaald te staan. Vul je live-sleutel in
          voordat je facturen verstuurt.
        </Alert>
      )}
      {key && (
        <DescriptionList
          items={[
            { term: 'Sleutel', details: `eindigt op ${key.hint}` },
            { term: 'Ingevuld op', details: formatDateLong(dayOfInstant(key.enteredAt)) },
          ]}
        />
      )}
      {mayChange && (
        <div className={styles.action}>
          <Button onClick={() => setIsEntering(true)}>{key ? 'Andere sleutel invullen' : 'Sleutel invullen'}</Button>
          {key && <RemoveButton administrationId={administrationId} />}
        </div>
      )}
      {isEntering && <KeyModal administrationId={administrationId} onClose={() => setIsEntering(false)} />}
    </div>
  )
}

function RemoveButton({ administrationId }: CardProps) {
  const remove = useWrite(contract.onlinePayments.removeKey)
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Sleutel verwijderen?',
      text: 'Klanten kunnen dan niet meer online betalen. Van betalingen die nog lopen hoor je niet meer of ze gelukt zijn.',
      confirmLabel: 'Sleutel verwijderen',
      danger: true,
    })
    if (!isSure) return
    remove.mutate(
      { params: { administrationId } },
      { onSuccess: () => void toast.success('Sleutel verwijderd'), onError: notifyByToast },
    )
  }
  return (
    <Button variant="text" loading={remove.isPending} onClick={() => void ask()}>
      Sleutel verwijderen
    </Button>
  )
}

function KeyModal({ administrationId, onClose }: CardProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { key: '' } })
  const { errors, isDirty } = form.formState
  const save = useWrite(contract.onlinePayments.saveKey)
  const submit = form.handleSubmit((body) =>
    save.mutate(
      { params: { administrationId }, body },
      {
        onSuccess: () => {
          toast.success('Klanten kunnen nu online betalen')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['key']),
      },
    ),
  )
  return (
    <FormModal
      title="Sleutel van Mollie"
      onClose={onClose}
      unsavedChanges={isDirty && !save.isSuccess}
      button="Sleutel opslaan"
      isPending={save.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        label="API-sleutel"
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        hint="Uit je dashboard van Mollie, onder Developers. We bewaren hem versleuteld en laten hem niet meer zien."
        error={errors.key?.message}
        {...form.register('key', { validate: filled })}
      />
    </FormModal>
  )
}
