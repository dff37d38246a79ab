import { Checkbox, MoneyField, RadioGroup, TextareaField, TextField } from '@klopt/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { filled } from '../../shared/forms/field-rules.ts'
import { AssetAccountField } from './asset-account-field.tsx'
import type { AssetForm } from './asset-form.ts'
import * as styles from './assets.css.ts'
import { DayField } from './day-field.tsx'
import { MethodFields } from './method-fields.tsx'

interface AssetFieldsProps {
  administrationId: number
  form: UseFormReturn<AssetForm>
  /** Its account and its purchase stay. */
  isKnown: boolean
  /** It came from a purchase, which says when. */
  fromPurchase: boolean
}

/** What an asset is, what it cost, since when, and how it is depreciated. */
export function AssetFields({ administrationId, form, isKnown, fromPurchase }: AssetFieldsProps) {
  const { register, control, formState, watch } = form
  const { errors } = formState
  const wasInUse = watch('wasInUse')
  return (
    <div className={styles.grid}>
      <TextField
        label="Naam"
        required
        maxLength={200}
        autoComplete="off"
        className={styles.wide}
        error={errors.name?.message}
        {...register('name', { validate: filled })}
      />
      <AssetAccountField administrationId={administrationId} form={form} disabled={isKnown} />
      <Controller
        control={control}
        name="costCents"
        rules={{ validate: (value) => value !== null || 'Vul in wat het zonder btw heeft gekost' }}
        render={({ field }) => (
          <MoneyField
            label="Aanschafwaarde"
            required
            hint="Zonder btw die je terugkrijgt."
            value={field.value}
            onChange={field.onChange}
            error={errors.costCents?.message}
          />
        )}
      />
      <DayField form={form} name="inUseOn" label="In gebruik sinds" required />
      {!fromPurchase && !wasInUse && (
        <DayField form={form} name="acquiredOn" label="Gekocht op" hint="Alleen als dat een andere dag was." />
      )}
      {!fromPurchase && (
        <Controller
          control={control}
          name="vatCents"
          render={({ field }) => (
            <MoneyField
              label="Btw bij aankoop"
              hint="Om die te herzien als je met de KOR begint of stopt."
              value={field.value}
              onChange={field.onChange}
              error={errors.vatCents?.message}
            />
          )}
        />
      )}
      <MethodFields form={form} />
      <Controller
        control={control}
        name="every"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label="Afschrijving boeken"
            orientation="horizontal"
            className={styles.wide}
            options={[
              { value: 'month', label: 'Elke maand' },
              { value: 'year', label: 'Elk boekjaar' },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {!fromPurchase && (
        <Controller
          control={control}
          name="wasInUse"
          render={({ field: { value, onChange } }) => (
            <Checkbox
              label="Was al in gebruik voor deze boekhouding"
              className={styles.wide}
              checked={value}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        />
      )}
      {wasInUse && <TakenOverFields form={form} />}
      <TextareaField
        label="Notitie"
        hint="Bijvoorbeeld het serienummer, of hoeveel je privé gebruikt."
        rows={3}
        maxLength={2000}
        className={styles.wide}
        error={errors.note?.message}
        {...register('note')}
      />
    </div>
  )
}

function TakenOverFields({ form }: { form: UseFormReturn<AssetForm> }) {
  const { control, formState } = form
  return (
    <>
      <DayField
        form={form}
        name="takenOverDay"
        label="Eerste dag in deze boekhouding"
        hint="De dag van je beginbalans."
        required
      />
      <Controller
        control={control}
        name="takenOverCents"
        render={({ field }) => (
          <MoneyField
            label="Toen al afgeschreven"
            value={field.value}
            onChange={field.onChange}
            error={formState.errors.takenOverCents?.message}
          />
        )}
      />
    </>
  )
}
