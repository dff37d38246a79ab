import { TextField } from '@klopt/ui'
import type { UseFormReturn } from 'react-hook-form'
import type { ProfileForm } from '../shared/administrations/profile-form.ts'
import type { CompanyField } from '../shared/selling/needed.ts'
import * as styles from './company-pane.css.ts'
import { RegisterAnswer, REGISTERED, useRegisteredCompany } from './registered-company.tsx'

interface CompanyFieldsProps {
  administrationId: number
  form: UseFormReturn<ProfileForm>
  /** What is asked for because an invoice lacks it. */
  lacking?: readonly CompanyField[]
}

/** What the law wants of the company on every invoice, in the columns of `fields`. */
export function CompanyFields({ administrationId, form, lacking = [] }: CompanyFieldsProps) {
  const registered = useRegisteredCompany(form, administrationId)
  const { errors } = form.formState
  const field = (name: CompanyField) => ({
    error: errors[name]?.message ?? (lacking.includes(name) ? 'Nog nodig op je facturen' : undefined),
    ...(isRegistered(name) && { proposed: registered.isProposed(name) }),
    ...form.register(name),
  })
  return (
    <>
      <div>
        <TextField label="KvK-nummer" inputMode="numeric" autoComplete="off" {...field('kvkNumber')} />
        <RegisterAnswer {...registered} />
      </div>
      <TextField
        label="Btw-id"
        hint="Staat op je brief van de Belastingdienst"
        autoComplete="off"
        spellCheck={false}
        {...field('vatNumber')}
      />
      <TextField
        className={styles.whole}
        label="Bedrijfsnaam"
        required
        autoComplete="organization"
        {...field('companyName')}
      />
      <TextField
        className={styles.whole}
        label="Straat en huisnummer"
        autoComplete="street-address"
        {...field('street')}
      />
      <TextField label="Postcode" autoComplete="postal-code" {...field('postcode')} />
      <TextField label="Plaats" autoComplete="address-level2" {...field('city')} />
    </>
  )
}

const isRegistered = (name: string): name is (typeof REGISTERED)[number] => REGISTERED.some((one) => one === name)
