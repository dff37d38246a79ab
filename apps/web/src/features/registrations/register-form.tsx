import type { ApiError } from '@klopt/api-client'
import { contract, type BodyOf } from '@klopt/api-client/contract'
import { Alert, Button, linkClassName, RadioGroup, Select, TextField } from '@klopt/ui'
import { Link } from '@tanstack/react-router'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { emailRule, filled } from '../../shared/forms/field-rules.ts'
import { legalForms } from '../../shared/administrations/legal-forms.ts'
import { useIsPhone } from '../../shared/look/use-is-phone.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { checkNewPassword, NewPasswordField } from '../../shell/new-password-field.tsx'
import { messageOf } from '../../app/session/sign-in-errors.ts'
import { FRAME_HEADING_ID, SignInFrame } from '../../shell/sign-in-frame.tsx'
import { VatUnitField } from '../../shared/administrations/vat-unit-field.tsx'
import { VatStartField } from '../../shared/administrations/vat-start-field.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'

type Body = BodyOf<typeof contract.registrations.register>
/** What is asked, besides the password, which is kept nowhere. */
export type Registration = Omit<Body, 'password'>

const fields = ['firstName', 'lastName', 'companyName', 'legalForm', 'vatStartsOn', 'emailAddress', 'password'] as const

export interface RegisterFormProps {
  values: Registration
  onSent: (values: Registration) => void
}

/** Who somebody is, and what they keep the books of. */
export function RegisterForm({ values, onSent }: RegisterFormProps) {
  const form = useForm<Body>({ defaultValues: { ...values, password: '' } })
  const { register, control, handleSubmit, formState } = form
  const { errors } = formState
  const isPhone = useIsPhone()
  const [kind, legalForm] = useWatch({ control, name: ['kind', 'legalForm'] })
  // One person alone is hardly ever in one, and has enough to fill in.
  const asksVatUnit = kind === 'owner' && Boolean(legalForm) && legalForm !== 'zzp'
  const send = useWrite(contract.registrations.register, { errors: 'screen' })
  const showError = (error: ApiError) => {
    if (error.code === 33009) form.setError('emailAddress', { message: error.message }, { shouldFocus: true })
    else if (error.status === 0) form.setError('root', { message: messageOf(error) })
    else showFieldErrors(form, error, fields)
  }
  const submit = handleSubmit((typed) => {
    const isInVatUnit = asksVatUnit && typed.isInVatUnit === true
    const body = { ...typed, isInVatUnit, emailAddress: typed.emailAddress.trim() }
    const { password: _, ...kept } = body
    send.mutate({ body }, { onSuccess: () => onSent(kept), onError: showError })
  })
  return (
    <SignInFrame title="Account aanmaken" wide note={<ToLogin />}>
      <p className={styles.text}>Je begint met 60 dagen op proef, gratis en zonder verplichtingen.</p>
      <form
        aria-labelledby={FRAME_HEADING_ID}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        <Controller
          control={control}
          name="kind"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <RadioGroup
              label="Hoe gebruik je Klopt?"
              // Beside each other only where they are so in any font: what is below would move when it comes.
              orientation={isPhone ? 'vertical' : 'horizontal'}
              options={kinds}
              {...{ name, value, onChange, onBlur }}
            />
          )}
        />
        <div className={styles.pair}>
          <TextField
            label="Voornaam"
            autoComplete="given-name"
            autoFocus
            error={errors.firstName?.message}
            {...register('firstName', { validate: filled })}
          />
          <TextField
            label="Achternaam"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName', { validate: filled })}
          />
        </div>
        <div className={kind === 'owner' ? styles.pair : undefined}>
          <TextField
            label={kind === 'bookkeeper' ? 'Naam van je kantoor' : 'Bedrijfsnaam'}
            autoComplete="organization"
            error={errors.companyName?.message}
            {...register('companyName', { validate: filled })}
          />
          {kind === 'owner' && (
            <Controller
              control={control}
              name="legalForm"
              render={({ field: { value = 'zzp', onChange, onBlur } }) => (
                <Select
                  label="Rechtsvorm"
                  options={legalForms}
                  error={errors.legalForm?.message}
                  {...{ value, onBlur }}
                  onChange={(chosen) => onChange(chosen ?? value)}
                />
              )}
            />
          )}
        </div>
        {kind === 'owner' && (
          <Controller
            control={control}
            name="vatStartsOn"
            render={({ field }) => (
              <VatStartField {...field} value={field.value ?? null} error={errors.vatStartsOn?.message} />
            )}
          />
        )}
        {asksVatUnit && (
          <Controller
            control={control}
            name="isInVatUnit"
            render={({ field: { value = false, onChange, onBlur } }) => (
              <VatUnitField {...{ value, onChange, onBlur }} />
            )}
          />
        )}
        <TextField
          label="E-mailadres"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.emailAddress?.message}
          {...register('emailAddress', { validate: emailRule('Vul je e-mailadres in') })}
        />
        <NewPasswordField
          label="Wachtwoord"
          error={errors.password?.message}
          {...register('password', { validate: checkNewPassword })}
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={send.isPending}>
          Account aanmaken
        </Button>
      </form>
    </SignInFrame>
  )
}

const kinds = [
  { value: 'owner', label: 'Ik ben ondernemer' },
  { value: 'bookkeeper', label: 'Ik ben boekhouder' },
] as const

function ToLogin() {
  return (
    <p className={styles.note}>
      Heb je al een account?{' '}
      <Link to="/v2/authenticate" className={linkClassName}>
        Log in
      </Link>
    </p>
  )
}
