import { DateField, RadioGroup } from '@klopt/ui'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import type { ProfileForm } from '../../shared/administrations/profile-form.ts'
import * as styles from './settings.css.ts'

/** How somebody who sells used goods may reckon their margin. */
export function MarginFields({ form }: { form: UseFormReturn<ProfileForm> }) {
  const { control, formState } = form
  const method = useWatch({ control, name: 'marginMethod' })
  return (
    <>
      <Controller
        control={control}
        name="marginMethod"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <RadioGroup
            className={styles.whole}
            label="Verkoop je gebruikte goederen met de margeregeling?"
            hint="Voor vervoermiddelen, kleding, meubels, boeken en andere goederen van de lijst van de Belastingdienst is de marge per periode (globalisatie) de regel. Klopt berekent die per artikel en waarschuwt als dat niet mag."
            options={methods}
            {...{ name, onBlur }}
            value={value ?? 'none'}
            onChange={(chosen) => onChange(chosen === 'none' ? null : chosen)}
          />
        )}
      />
      {method === 'article_after_notice' && (
        <Controller
          control={control}
          name="marginNoticeOn"
          render={({ field: { value, onChange, onBlur } }) => (
            <DateField
              className={styles.half}
              label="Op welke dag heb je dat gemeld?"
              value={value ?? null}
              onChange={onChange}
              onBlur={onBlur}
              error={formState.errors.marginNoticeOn?.message}
            />
          )}
        />
      )}
    </>
  )
}

const methods = [
  { value: 'none', label: 'Nee' },
  { value: 'article', label: 'Per artikel: mijn goederen staan niet op de lijst' },
  { value: 'article_after_notice', label: 'Per artikel: ze staan op de lijst, en ik heb het de inspecteur gemeld' },
  { value: 'period', label: 'Per periode: ze staan op de lijst' },
] as const
