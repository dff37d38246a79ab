import { useQuery } from '@tanstack/react-query'
import { contract } from '@klopt/api-client/contract'
import { useDeferredValue, useMemo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Skeleton } from '@klopt/ui'
import { query } from '../../app/transport/api.ts'
import { today } from '../../app/today.ts'
import { InvoiceSheet } from '../../shell/invoice-sheet.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { LogoCard } from './logo-card.tsx'
import { fromForm, type ProfileForm } from '../../shared/administrations/profile-form.ts'
import { ProfileScreen } from './profile-screen.tsx'
import { sampleInvoiceView } from '../../shared/selling/sample-invoice-view.ts'
import * as styles from './settings.css.ts'

/** What an invoice looks like, beside an invoice that follows what one types. */
export function InvoiceScreen({ administrationId }: { administrationId: number }) {
  return (
    <ProfileScreen
      administrationId={administrationId}
      title="Factuur"
      description="Je indeling, je logo, je kleur en wat er onderaan staat. Facturen die al definitief zijn, blijven zoals ze zijn."
      isWide
      fields={(form) => <InvoiceLayout form={form} administrationId={administrationId} />}
    />
  )
}

function InvoiceLayout({ form, administrationId }: { form: UseFormReturn<ProfileForm>; administrationId: number }) {
  const { data, isPending } = useQuery(query(contract.settings.logo, { params: { administrationId } }))
  // Without a logo its card is lower than with one, and all fields stand below it.
  if (isPending) return <Skeleton height="480px" />
  return (
    <div className={styles.beside}>
      <div className={styles.column}>
        <LogoCard administrationId={administrationId} logo={data?.logo} />
        <InvoiceFields form={form} />
      </div>
      <Preview form={form} logo={data?.logo ?? null} />
    </div>
  )
}

function Preview({ form, logo }: { form: UseFormReturn<ProfileForm>; logo: string | null }) {
  // Typing goes first; the paper follows.
  const shown = useDeferredValue(useWatch({ control: form.control }))
  const view = useMemo(
    () => sampleInvoiceView(fromForm({ ...form.getValues(), ...shown }), logo, today()),
    [form, shown, logo],
  )
  return (
    <section aria-label="Voorbeeld" className={styles.paper}>
      <InvoiceSheet view={view} />
    </section>
  )
}
