import { contract } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, Card, classNames, Icon, ProgressRing } from '@klopt/ui'
import { Check, ChevronRight } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { doneCount, firstSteps, STEP_COUNT, type FirstStep, type Onboarding } from './first-steps.ts'
import * as styles from './dashboard.css.ts'

/** Whether the checklist still has something to say. */
export const hasFirstSteps = (done: Onboarding): boolean =>
  !done.isDismissed && firstSteps.some(({ key }) => !done[key])

export interface FirstStepsCardProps {
  administrationId: number
  done: Onboarding
}

/** What is left of the first steps, beside a dashboard that has more to say: each leads to where it is done. */
export function FirstStepsCard({ administrationId, done }: FirstStepsCardProps) {
  return (
    <Card
      title="Zo begin je"
      padding="none"
      aside={
        <span className={styles.aside}>
          <StepsRing done={done} />
          <DismissButton administrationId={administrationId} />
        </span>
      }
    >
      <ol className={styles.list}>
        {firstSteps.map(
          (step, index) =>
            !done[step.key] && (
              <li key={step.key}>
                <AppLink href={step.addressOf(administrationId)} className={styles.item}>
                  <StepWords step={step} number={index + 2} isDone={false} />
                </AppLink>
              </li>
            ),
        )}
      </ol>
    </Card>
  )
}

export const StepsRing = ({ done }: { done: Onboarding }) => (
  <ProgressRing value={doneCount(done)} max={STEP_COUNT} label="klaar" tone="accent" className={styles.ring} />
)

/** Puts the steps away for good. */
export function DismissButton({ administrationId }: { administrationId: number }) {
  const dismiss = useWrite(contract.administrations.dismissOnboarding)
  const onDismiss = () => dismiss.mutate({ params: { administrationId } }, { onError: notifyByToast })
  return (
    <Button size="small" variant="text" loading={dismiss.isPending} onClick={onDismiss}>
      Niet meer tonen
    </Button>
  )
}

interface StepWordsProps {
  step: Pick<FirstStep, 'title' | 'detail'> & { duration?: string }
  number: number
  isDone: boolean
}

/** A step as it stands closed among the others. */
export function StepWords({ step: { title, detail, duration }, number, isDone }: StepWordsProps) {
  return (
    <>
      <StepNumber {...{ number, isDone }} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {duration !== undefined && !isDone && <span className={styles.detail}>{duration}</span>}
      <Icon of={ChevronRight} className={styles.chevron} />
    </>
  )
}

interface StepNumberProps {
  number: number
  isDone?: boolean
  isOpen?: boolean
}

export const StepNumber = ({ number, isDone = false, isOpen = false }: StepNumberProps) => (
  <span className={classNames(styles.number, isOpen && styles.numberOpen, isDone && styles.numberDone)} aria-hidden>
    {isDone ? <Icon of={Check} /> : number}
  </span>
)

/** The deed of a step that is done on a screen of its own. */
export const StepLink = ({ administrationId, step }: { administrationId: number; step: FirstStep }) => (
  <AppLink href={step.addressOf(administrationId)} className={buttonClassName({ variant: 'primary' })}>
    {step.button}
  </AppLink>
)
