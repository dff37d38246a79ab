import { TextField } from '@klopt/ui'
import type { UseFormReturn } from 'react-hook-form'
import type { ProfileForm } from '../shared/administrations/profile-form.ts'
import * as styles from './company-pane.css.ts'

/** What the law wants of the company on every invoice, in the columns of `fields`. */
export function CompanyFields({ form }: { form: UseFormReturn<ProfileForm> }) {
  const { errors } = form.formState
  const field = (name: 'kvkNumber' | 'vatNumber' | 'companyName' | 'street' | 'postcode' | 'city') => ({
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <>
      <TextField label="KvK-nummer" inputMode="numeric" autoComplete="off" {...field('kvkNumber')} />
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
