import { Card, Checkbox, DateField, RadioGroup } from '@klopt/ui'
import { Controller } from 'react-hook-form'
import { useIsPhone } from '../../shared/look/use-is-phone.ts'
import { MarginFields } from './margin-fields.tsx'
import * as styles from './settings.css.ts'
import { VatSchemeFields, type VatSchemeFieldsProps } from './vat-scheme-fields.tsx'

/** How often VAT is filed, and when it counts. */
export function VatFields({ administrationId, form }: VatSchemeFieldsProps) {
  const { control, formState } = form
  const { errors } = formState
  const isPhone = useIsPhone()
  return (
    <Card>
      <div className={styles.fields}>
        <Controller
          control={control}
          name="vatFrequency"
          render={({ field }) => (
            <RadioGroup
              className={styles.whole}
              label="Hoe vaak doe je aangifte?"
              // Beside each other they fit a phone in one font and not in another: it would move the form once that is there.
              orientation={isPhone ? 'vertical' : 'horizontal'}
              options={[
                { value: 'month', label: 'Elke maand' },
                { value: 'quarter', label: 'Elk kwartaal' },
                { value: 'year', label: 'Elk jaar' },
              ]}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.vatFrequency?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="vatStartsOn"
          render={({ field }) => (
            <DateField
              className={styles.roomyHalf}
              label="Vanaf welke dag doe je btw-aangifte in Klopt?"
              hint="De eerste dag van een maand, kwartaal of jaar. Ook over een periode zonder omzet doe je aangifte. Boek je btw van een eerdere dag, dan vraagt Klopt die periode ook."
              value={field.value ?? null}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.vatStartsOn?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="vatEndsOn"
          render={({ field }) => (
            <DateField
              className={styles.roomyHalf}
              label="Gestopt? De laatste dag waarop je btw-ondernemer was"
              hint="De aangifte over die periode is je laatste. Laat leeg zolang je bedrijf doorgaat."
              value={field.value ?? null}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.vatEndsOn?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="isInVatUnit"
          render={({ field }) => (
            <Checkbox
              className={styles.whole}
              label="We horen bij een fiscale eenheid voor de btw"
              hint="De aangifte in Klopt is dan een werkblad voor de aangifte van de eenheid: dien die niet zelf in. Een wijziging geldt na je laatste aangifte."
              checked={field.value ?? false}
              onChange={({ target }) => field.onChange(target.checked)}
              onBlur={field.onBlur}
            />
          )}
        />
        <MarginFields form={form} />
        <VatSchemeFields administrationId={administrationId} form={form} />
      </div>
    </Card>
  )
}
