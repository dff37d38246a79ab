import { contract, type DirectDebitSettings } from '@klopt/api-client/contract'
import { Badge, Button, Card, DescriptionList, Skeleton, TextField, toast } from '@klopt/ui'
import { creditorIdentifier } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { verdict } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './settings.css.ts'

interface CardProps {
  administrationId: number
}

/** Collecting from customers: by which identifier, and how long before they hear of it. */
export function DirectDebitCard({ administrationId }: CardProps) {
  const { data, isError, error, refetch } = useQuery(
    query(contract.directDebits.settings, { params: { administrationId } }),
  )
  const isOn = data !== undefined && data.creditorIdentifier !== null
  return (
    <Card
      title="Incasso"
      aside={
        data && (
          <Badge tone={isOn ? 'success' : 'neutral'} dot={isOn}>
            {isOn ? 'Aan' : 'Uit'}
          </Badge>
        )
      }
    >
      {data ? (
        <Shown administrationId={administrationId} settings={data} />
      ) : isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="96px" />
      )}
    </Card>
  )
}

function Shown({ administrationId, settings }: CardProps & { settings: DirectDebitSettings }) {
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  const [isChanging, setIsChanging] = useState(false)
  const { creditorIdentifier: identifier, noticeDays } = settings
  return (
    <div className={styles.stack}>
      <p className={styles.text}>
        Met een incassocontract van je bank schrijf je facturen af van de rekening van klanten die daarvoor tekenden.
        Een machtiging leg je vast bij de relatie.
      </p>
      <DescriptionList
        items={[
          { term: 'Incassant-ID', details: identifier ?? 'Nog niet ingevuld' },
          { term: 'Aankondiging', details: noticeDays === 1 ? '1 dag van tevoren' : `${noticeDays} dagen van tevoren` },
        ]}
      />
      {mayChange && (
        <div className={styles.action}>
          <Button onClick={() => setIsChanging(true)}>
            {identifier === null ? 'Incassant-ID invullen' : 'Incasso wijzigen'}
          </Button>
        </div>
      )}
      {isChanging && <SettingsModal {...{ administrationId, settings }} onClose={() => setIsChanging(false)} />}
    </div>
  )
}

interface SettingsModalProps extends CardProps {
  settings: DirectDebitSettings
  onClose: () => void
}

function SettingsModal({ administrationId, settings, onClose }: SettingsModalProps) {
  const form = useForm({
    defaultValues: {
      creditorIdentifier: settings.creditorIdentifier ?? '',
      noticeDays: String(settings.noticeDays),
    },
    mode: 'onTouched',
  })
  const { errors, isDirty } = form.formState
  const save = useWrite(contract.directDebits.saveSettings)
  const submit = form.handleSubmit((values) =>
    save.mutate(
      {
        params: { administrationId },
        body: {
          creditorIdentifier: values.creditorIdentifier.trim() || null,
          noticeDays: Number(values.noticeDays),
          version: settings.version,
        },
      },
      {
        onSuccess: () => {
          toast.success('De incasso-instellingen zijn opgeslagen')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['creditorIdentifier', 'noticeDays']),
      },
    ),
  )
  return (
    <FormModal
      title="Incasso"
      onClose={onClose}
      unsavedChanges={isDirty && !save.isSuccess}
      button="Opslaan"
      isPending={save.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        label="Incassant-ID"
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        hint="Je krijgt het van je bank bij je incassocontract. Het begint met NL."
        error={errors.creditorIdentifier?.message}
        {...form.register('creditorIdentifier', {
          // Without one nothing is collected; the days can be chosen before.
          validate: (text) => text.trim() === '' || verdict(creditorIdentifier(text)),
        })}
      />
      <TextField
        label="Klanten vooraf laten weten"
        inputMode="numeric"
        suffix="dagen"
        hint="Minstens 14, tenzij je met je klanten een kortere termijn afspreekt."
        error={errors.noticeDays?.message}
        {...form.register('noticeDays', { validate: isNotice })}
      />
    </FormModal>
  )
}

const isNotice = (text: string): true | string =>
  (/^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 60) || 'Kies 1 tot en met 60 dagen'
