import { contract } from '@klopt/api-client/contract'
import { Select, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { query } from '../../../app/transport/api.ts'
import { given } from '../../../shared/forms/field-rules.ts'
import { FormModal } from '../../../shell/form-modal.tsx'
import { LoadError } from '../../../shell/load-error.tsx'
import * as styles from './connections.css.ts'
import { useConnect } from './use-connect.ts'

/** Which bank: it goes on at that bank, which leads back to Klopt. */
export function ConnectModal({ administrationId, onClose }: { administrationId: number; onClose: () => void }) {
  const banks = useQuery({
    ...query(contract.bank.connectableBanks, { params: { administrationId } }),
    meta: { errors: 'screen' },
  })
  const { control, handleSubmit } = useForm<{ bankName: string | null }>({ defaultValues: { bankName: null } })
  const { connect, isBusy, problem } = useConnect(administrationId)
  const submit = handleSubmit(({ bankName }) => {
    if (bankName !== null) connect(bankName)
  })
  return (
    <FormModal
      title="Bank koppelen"
      button="Naar mijn bank"
      onClose={onClose}
      isPending={isBusy}
      problem={problem}
      onSubmit={submit}
    >
      {banks.isError ? (
        <LoadError error={banks.error} onRetry={() => void banks.refetch()} />
      ) : banks.data === undefined ? (
        <Skeleton height="64px" />
      ) : (
        <Controller
          control={control}
          name="bankName"
          rules={{ validate: given('Kies je bank') }}
          render={({ field, fieldState }) => (
            <Select
              label="Bij welke bank?"
              placeholder="Kies je bank"
              options={banks.data.map(({ name }) => ({ value: name, label: name }))}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <p className={styles.note}>
        Je logt in bij je bank en kiest welke rekeningen Klopt mag lezen. De toestemming geldt hoogstens 180 dagen, bij
        sommige banken korter; daarna geef je die opnieuw. Het lezen gaat via Enable Banking. Betalen kan er niet mee.
      </p>
    </FormModal>
  )
}
