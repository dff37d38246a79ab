import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, Card, classNames, Icon, ProgressRing } from '@klopt/ui'
import { Check, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { CompanyStep, type CompanyForm } from './company-step.tsx'
import { firstSteps, type FirstStep } from './first-steps.ts'
import * as styles from './dashboard.css.ts'

export type Onboarding = ResponseOf<typeof contract.administrations.onboarding>

/** Whether the checklist still has something to say. */
export const hasFirstSteps = (done: Onboarding): boolean =>
  !done.isDismissed && firstSteps.some(({ key }) => !done[key])

export interface FirstStepsCardProps {
  administrationId: number
  done: Onboarding
  /** Who the company is, filled in at its step. */
  company?: CompanyForm
  /** Only what is left, beside a dashboard that has more to say. */
  isShort: boolean
}

/** The checklist of the first days: each step leads to where it is done; it can be put away. */
export function FirstStepsCard({ administrationId, done, company, isShort }: FirstStepsCardProps) {
  const dismiss = useWrite(contract.administrations.dismissOnboarding)
  const onDismiss = () => dismiss.mutate({ params: { administrationId } }, { onError: notifyByToast })
  const count = firstSteps.filter(({ key }) => done[key]).length
  const current = isShort ? undefined : firstSteps.find(({ key }) => !done[key])
  const [began] = useState(current?.key)
  return (
    <Card
      title="Zo begin je"
      padding="none"
      aside={
        <span className={styles.aside}>
          <ProgressRing value={count} max={firstSteps.length} label="klaar" tone="accent" />
          <Button size="small" variant="text" loading={dismiss.isPending} onClick={onDismiss}>
            Niet meer tonen
          </Button>
        </span>
      }
    >
      <ol className={styles.list}>
        {firstSteps.map(
          (step, index) =>
            !(isShort && done[step.key]) && (
              <li key={step.key}>
                {step === current ? (
                  <CurrentStep
                    key={step.key}
                    {...{ administrationId, step, company }}
                    number={index + 1}
                    takesFocus={step.key !== began}
                  />
                ) : (
                  <Step administrationId={administrationId} step={step} isDone={done[step.key]} number={index + 1} />
                )}
              </li>
            ),
        )}
      </ol>
    </Card>
  )
}

interface CurrentStepProps extends Omit<StepProps, 'isDone'> {
  company: CompanyForm | undefined
  /** The step before it was done here, and is gone with the focus that it had. */
  takesFocus: boolean
}

/** The step that one is at stands open, with its own button; who the company is, is filled in without leaving. */
function CurrentStep({ administrationId, step, number, company, takesFocus }: CurrentStepProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  const mayFillCompany = useMayChange(administrationId, { permission: 'ADMIN' })
  const { key, title, detail, button, addressOf } = step
  return (
    <div ref={place} tabIndex={-1} className={styles.current}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
        {key === 'companyDetails' && mayFillCompany && company ? (
          <CompanyStep administrationId={administrationId} company={company} />
        ) : (
          <div className={styles.deed}>
            <AppLink href={addressOf(administrationId)} className={buttonClassName({ variant: 'primary' })}>
              {button}
            </AppLink>
          </div>
        )}
      </div>
    </div>
  )
}

interface StepProps {
  administrationId: number
  step: FirstStep
  isDone: boolean
  number: number
}

function Step({ administrationId, step: { title, detail, addressOf }, isDone, number }: StepProps) {
  return (
    <AppLink href={addressOf(administrationId)} className={styles.item}>
      <span className={classNames(styles.number, isDone && styles.numberDone)} aria-hidden>
        {isDone ? <Icon of={Check} /> : number}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{isDone ? 'Klaar' : detail}</span>
      </span>
      <Icon of={ChevronRight} className={styles.chevron} />
    </AppLink>
  )
}
