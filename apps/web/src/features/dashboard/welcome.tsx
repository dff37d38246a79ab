import { contract } from '@klopt/api-client/contract'
import { Button, Icon, PageHeader, Skeleton, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { currentUserQuery } from '../../app/session/session.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { fromForm, type ProfileForm } from '../../shared/administrations/profile-form.ts'
import { useOpenExample } from '../../shared/administrations/use-example.ts'
import { useSaveProfile, type SaveProfile } from '../../shared/administrations/use-save-profile.ts'
import { lackingOf } from '../../shared/selling/needed.ts'
import { sampleInvoiceView } from '../../shared/selling/sample-invoice-view.ts'
import { InvoiceSheet } from '../../shell/invoice-sheet.tsx'
import * as styles from './dashboard.css.ts'
import * as stepStyles from './first-steps.css.ts'
import { DismissButton, StepsRing } from './first-steps-card.tsx'
import { leftSentence, nextStep, type FirstStep, type Onboarding } from './first-steps.ts'
import { WelcomeSteps } from './welcome-steps.tsx'

interface WelcomeProps {
  administrationId: number
  done: Onboarding
  /** Called once logo and colour are kept, also as they were. */
  onKeepLook: () => void
}

/** The first minutes: the steps with the one that one is at open, beside an invoice with one's own name. */
export function Welcome({ administrationId, done, onKeepLook }: WelcomeProps) {
  const user = useQuery(currentUserQuery()).data
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  const [open, setOpen] = useState<FirstStep['key'] | undefined>(nextStep(done))
  // A step can be done on a screen of its own, and stay open to be looked at again where it is done here.
  const steps = { administrationId, done, emailAddress: user?.email_address ?? '', open, onOpen: setOpen }
  const head = (
    <div className={stepStyles.welcomeHead}>
      <StepsRing done={done} />
      <PageHeader
        className={styles.header}
        title={user ? `Welkom ${user.first_name}` : 'Welkom'}
        description={`${leftSentence(done)} Alles kun je later veranderen.`}
      />
    </div>
  )
  if (profile.data) return <OpenWelcome {...steps} {...{ head, onKeepLook }} profile={profile.data} />
  return (
    <div className={stepStyles.welcome}>
      {/* The steps lead somewhere without it too. */}
      {profile.isError ? (
        <StepsPlace {...steps} head={head} />
      ) : (
        <div className={stepStyles.stepsPlace}>
          {head}
          <Skeleton height="480px" />
        </div>
      )}
    </div>
  )
}

type StepsPlaceProps = Parameters<typeof WelcomeSteps>[0] & { head: ReactNode }

/** The steps, and below them what whoever takes none of them does: before the paper, where that stands under it. */
function StepsPlace({ head, ...steps }: StepsPlaceProps) {
  const { isOpening, open } = useOpenExample()
  return (
    <div className={stepStyles.stepsPlace}>
      {head}
      <WelcomeSteps {...steps} />
      <div className={stepStyles.welcomeFoot}>
        <span>Liever eerst kijken?</span>
        <Button variant="link" loading={isOpening} onClick={open}>
          Kijk rond met voorbeelden
          <Icon of={ArrowRight} />
        </Button>
        <DismissButton administrationId={steps.administrationId} />
      </div>
    </div>
  )
}

type OpenWelcomeProps = StepsPlaceProps & Pick<SaveProfile, 'profile'> & Pick<WelcomeProps, 'onKeepLook'>

function OpenWelcome({ profile, onKeepLook, ...steps }: OpenWelcomeProps) {
  const { administrationId, done, open, onOpen } = steps
  const [keptShort, setKeptShort] = useState(0)
  const company = useSaveProfile({
    administrationId,
    profile,
    onSaved: () => {
      const lacking = lackingOf(fromForm(company.form.getValues()))
      // What an invoice lacks is asked for here, rather than when one is about to send it.
      if (open === 'companyDetails' && lacking.length > 0) return setKeptShort((times) => times + 1)
      // Its logo and its colour are seen on the paper.
      if (open === 'companyDetails') void toast.success('Bedrijfsgegevens opgeslagen')
      if (open === 'logoAndColour') onKeepLook()
      onOpen(nextStep(done, open))
    },
  })
  const goTo = (key: FirstStep['key'] | undefined) => {
    // What was begun would be kept with the next step, or hold it up.
    company.form.reset()
    onOpen(key)
  }
  return (
    <div className={stepStyles.welcome}>
      <StepsPlace {...steps} {...{ company, keptShort }} lacking={lackingOf(profile)} onOpen={goTo} />
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
    <section aria-labelledby="own-invoice" className={stepStyles.ownInvoice}>
      <div className={stepStyles.ownInvoicePlace}>
        <div className={stepStyles.ownInvoiceHead}>
          <h2 id="own-invoice" className={stepStyles.ownInvoiceTitle}>
            Zo ziet je factuur eruit
          </h2>
          <span className={stepStyles.follows}>verandert mee</span>
        </div>
        <InvoiceSheet view={view} />
      </div>
    </section>
  )
}
