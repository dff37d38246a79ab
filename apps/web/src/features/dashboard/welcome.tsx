import { contract } from '@klopt/api-client/contract'
import { Skeleton, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { fromForm, type ProfileForm } from '../../shared/administrations/profile-form.ts'
import { useSaveProfile, type SaveProfile } from '../../shared/administrations/use-save-profile.ts'
import { sampleInvoiceView } from '../../shared/selling/sample-invoice-view.ts'
import { InvoiceSheet } from '../../shell/invoice-sheet.tsx'
import * as styles from './dashboard.css.ts'
import { FirstStepsCard, type Onboarding } from './first-steps-card.tsx'

interface WelcomeProps {
  administrationId: number
  done: Onboarding
}

/** The first minutes: the steps with the one that one is at open, beside an invoice with one's own name. */
export function Welcome({ administrationId, done }: WelcomeProps) {
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  if (profile.data) return <OpenWelcome {...{ administrationId, done }} profile={profile.data} />
  // The steps lead somewhere without it too.
  if (profile.isError) return <FirstStepsCard {...{ administrationId, done }} isShort={false} />
  return <Skeleton height="480px" />
}

function OpenWelcome({ administrationId, done, profile }: WelcomeProps & Pick<SaveProfile, 'profile'>) {
  const company = useSaveProfile({
    administrationId,
    profile,
    onSaved: () => void toast.success('Bedrijfsgegevens opgeslagen'),
  })
  return (
    <div className={styles.welcome}>
      <FirstStepsCard {...{ administrationId, done, company }} isShort={false} />
      <OwnInvoice administrationId={administrationId} form={company.form} />
    </div>
  )
}

interface OwnInvoiceProps {
  administrationId: number
  form: UseFormReturn<ProfileForm>
}

/** An invoice as one would send it, which follows what one types. */
function OwnInvoice({ administrationId, form }: OwnInvoiceProps) {
  const logo = useQuery(query(contract.settings.logo, { params: { administrationId } }))
  const shown = useDeferredValue(useWatch({ control: form.control }))
  const view = useMemo(
    () => sampleInvoiceView(fromForm({ ...form.getValues(), ...shown }), logo.data?.logo ?? null, today()),
    [form, shown, logo.data],
  )
  return (
    <section aria-labelledby="own-invoice" className={styles.ownInvoice}>
      <h2 id="own-invoice" className={styles.ownInvoiceTitle}>
        Zo ziet je factuur eruit
      </h2>
      <InvoiceSheet view={view} />
    </section>
  )
}
