import { contract } from '@klopt/api-client/contract'
import { RadioGroup, Select } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { query } from '../../app/transport/api.ts'
import type { ProfileForm } from '../../shared/administrations/profile-form.ts'
import { proposedStart, schemeStarts } from './scheme-starts.ts'
import * as styles from './settings.css.ts'

export interface VatSchemeFieldsProps {
  administrationId: number
  form: UseFormReturn<ProfileForm>
}

/** When VAT counts, and, for who changes that, from which period. */
export function VatSchemeFields({ administrationId, form }: VatSchemeFieldsProps) {
  const { control, formState, setValue } = form
  const { errors, defaultValues: saved } = formState
  const [scheme, frequency] = useWatch({ control, name: ['vatScheme', 'vatFrequency'] })
  const periods = useQuery(query(contract.vat.periods, { params: { administrationId } })).data ?? []
  const changes = scheme !== saved?.vatScheme
  const choose = (chosen: ProfileForm['vatScheme']) => {
    const from = chosen === saved?.vatScheme ? (saved.vatSchemeFrom ?? '') : proposedStart(periods)
    setValue('vatSchemeFrom', from, { shouldDirty: true })
  }
  return (
    <>
      <Controller
        control={control}
        name="vatScheme"
        render={({ field }) => (
          <RadioGroup
            className={styles.whole}
            label="Wanneer telt btw mee?"
            hint={hintOf(changes, saved?.vatSchemeFrom ?? '')}
            options={[
              { value: 'accrual', label: 'Als je factureert (factuurstelsel)' },
              { value: 'cash', label: 'Als er betaald is (kasstelsel)' },
            ]}
            value={field.value}
            onChange={(chosen) => {
              field.onChange(chosen)
              choose(chosen)
            }}
            onBlur={field.onBlur}
            error={errors.vatScheme?.message}
          />
        )}
      />
      {changes && (
        <Controller
          control={control}
          name="vatSchemeFrom"
          render={({ field }) => (
            <Select
              className={styles.half}
              label="Vanaf wanneer?"
              hint="Een stelsel begint bij een btw-periode waarover je nog geen aangifte hebt gedaan; facturen die al definitief zijn, blijven zoals ze geboekt zijn."
              options={schemeStarts(periods, frequency)}
              value={field.value}
              onChange={(from) => field.onChange(from ?? '')}
              onBlur={field.onBlur}
              error={errors.vatSchemeFrom?.message}
            />
          )}
        />
      )}
    </>
  )
}

function hintOf(changes: boolean, from: string): string | undefined {
  return changes || from === '' ? undefined : `Geldt vanaf ${formatDateLong(from)}.`
}
