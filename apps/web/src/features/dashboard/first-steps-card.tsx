import { contract } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, Card, classNames, Icon, IconButton, ProgressRing } from '@klopt/ui'
import { Check, ChevronRight, X } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as rows from '../../shared/look/deed-rows.css.ts'
import {
  doneCount,
  firstSteps,
  leftSentence,
  nextStep,
  STEP_COUNT,
  type FirstStep,
  type Onboarding,
} from './first-steps.ts'
import * as stepStyles from './first-steps.css.ts'

/** Whether the checklist still has something to say. */
export const hasFirstSteps = (done: Onboarding): boolean =>
  !done.isDismissed && firstSteps.some(({ key }) => !done[key])

export interface FirstStepsCardProps {
  administrationId: number
  done: Onboarding
}

/**
 * What is left of the first steps, above a dashboard that has more to say: the next one with its button, and the others, each
 * of which leads to where it is done.
 */
export function FirstStepsCard({ administrationId, done }: FirstStepsCardProps) {
  const next = nextStep(done)
  const left = firstSteps.filter(({ key }) => !done[key])
  return (
    <Card padding="none">
      <section aria-labelledby="first-steps">
        <header className={stepStyles.stepsHead}>
          <StepsRing done={done} />
          <div className={rows.words}>
            <h2 id="first-steps" className={stepStyles.stepsTitle}>
              Zo begin je
            </h2>
            <p className={stepStyles.stepsLeft}>{leftSentence(done)}</p>
          </div>
          <DismissButton administrationId={administrationId} isIcon />
        </header>
        <ol className={rows.list}>
          {left.map((step) => (
            <li key={step.key}>
              {step.key === next ? (
                <NextStep {...{ administrationId, step }} number={numberOf(step)} />
              ) : (
                <AppLink href={step.addressOf(administrationId)} className={rows.item}>
                  <StepWords step={step} number={numberOf(step)} isDone={false} />
                </AppLink>
              )}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}

/** Its place among all steps, of which the account was the first. */
const numberOf = (step: FirstStep): number => firstSteps.indexOf(step) + 2

function NextStep({ administrationId, step, number }: { administrationId: number; step: FirstStep; number: number }) {
  const { title, detail, duration } = step
  return (
    <div className={stepStyles.nextStep}>
      <StepNumber number={number} isOpen />
      <span className={rows.words}>
        <span className={stepStyles.openHead}>
          <span className={rows.title}>{title}</span>
          <span className={rows.detail}>{duration}</span>
        </span>
        <span className={rows.detail}>{detail}</span>
      </span>
      <StepLink administrationId={administrationId} step={step} />
    </div>
  )
}

/** How many steps are done, with the figures within the ring. */
export const StepsRing = ({ done }: { done: Onboarding }) => (
  <div className={stepStyles.ring}>
    <ProgressRing value={doneCount(done)} max={STEP_COUNT} label="klaar" tone="accent" />
    <span aria-hidden className={stepStyles.ringFigure}>
      {`${doneCount(done)}/${STEP_COUNT}`}
    </span>
  </div>
)

/** Puts the steps away for good. `isIcon`: where they stand beside more. */
export function DismissButton({ administrationId, isIcon = false }: { administrationId: number; isIcon?: boolean }) {
  const dismiss = useWrite(contract.administrations.dismissOnboarding)
  const onDismiss = () => dismiss.mutate({ params: { administrationId } }, { onError: notifyByToast })
  if (isIcon) return <IconButton icon={X} label="Niet meer tonen" loading={dismiss.isPending} onClick={onDismiss} />
  return (
    <Button size="small" loading={dismiss.isPending} onClick={onDismiss}>
      Niet meer tonen
    </Button>
  )
}

interface StepWordsProps {
  step: Pick<FirstStep, 'title' | 'detail'> & { duration?: string }
  number: number
  isDone: boolean
  /** What it still lacks, of one that was begun. */
  missing?: string
}

/** A step as it stands closed among the others. */
export function StepWords({ step: { title, detail, duration }, number, isDone, missing }: StepWordsProps) {
  return (
    <>
      <StepNumber {...{ number, isDone }} />
      <span className={rows.words}>
        <span className={rows.title}>{title}</span>
        {missing !== undefined && !isDone ? (
          <span className={stepStyles.missing}>{missing}</span>
        ) : (
          <span className={rows.detail}>{detail}</span>
        )}
      </span>
      {duration !== undefined && !isDone && <span className={rows.detail}>{duration}</span>}
      <Icon of={ChevronRight} className={rows.chevron} />
    </>
  )
}

interface StepNumberProps {
  number: number
  isDone?: boolean
  isOpen?: boolean
}

export const StepNumber = ({ number, isDone = false, isOpen = false }: StepNumberProps) => (
  <span
    className={classNames(stepStyles.number, isOpen && stepStyles.numberOpen, isDone && stepStyles.numberDone)}
    aria-hidden
  >
    {isDone ? <Icon of={Check} /> : number}
  </span>
)

/** The deed of a step that is done on a screen of its own. */
export const StepLink = ({ administrationId, step }: { administrationId: number; step: FirstStep }) => (
  <AppLink href={step.addressOf(administrationId)} className={buttonClassName({ variant: 'primary' })}>
    {step.button}
  </AppLink>
)
