import { Alert, Button, Modal, Steps, type OverlayControls } from '@klopt/ui'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { PaymentStep } from './payment-step.tsx'
import { PlanStep } from './plan-step.tsx'
import type { Variant } from './plan-texts.ts'
import { ReviewStep } from './review-step.tsx'
import { useWizard, type Wizard, type WizardInput } from './use-wizard.ts'
import { WIZARD_TITLE, WIZARD_WIDTH } from './wizard-frame.ts'
import { stepAt, stepIndex, stepNames } from './wizard-state.ts'
import * as styles from './wizard.css.ts'

export interface WizardModalProps extends OverlayControls, Omit<WizardInput, 'onDone'> {}

/** The three steps to a plan. */
export function WizardModal({ open, onClose, ...input }: WizardModalProps) {
  const wizard = useWizard({ ...input, onDone: () => onClose({ reason: 'close-button', veto: () => {} }) })
  const { step, reached } = wizard
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={WIZARD_TITLE}
      width={WIZARD_WIDTH}
      unsavedChanges={wizard.isDirty}
      footer={input.variants.length > 0 && <WizardButtons wizard={wizard} />}
    >
      <div className={styles.wizard}>
        {input.variants.length > 0 && (
          <Steps
            label="Abonnement kiezen"
            steps={stepNames}
            current={stepIndex(step)}
            reached={stepIndex(reached)}
            onStep={(index) => wizard.goTo(stepAt(index))}
          />
        )}
        <WizardStep wizard={wizard} variants={input.variants} />
        {wizard.failure !== null && step !== 'plan' && <Alert tone="danger">{wizard.failure}</Alert>}
      </div>
    </Modal>
  )
}

/** The step one is at, as a form: Enter goes on. */
function WizardStep({ wizard, variants }: { wizard: Wizard; variants: readonly Variant[] }) {
  const { step, formId } = wizard
  const form = useFocusOnNewStep(step, wizard.problem)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (step === 'plan') wizard.confirmPlan()
    else if (step === 'payment') void wizard.confirmPayment(event)
    else wizard.confirmReview()
  }
  return (
    <form
      id={formId}
      ref={form}
      tabIndex={-1}
      aria-label={stepNames[stepIndex(step)]}
      noValidate
      className={styles.step}
      onSubmit={submit}
    >
      {step === 'plan' && <PlanStep variants={variants} wizard={wizard} />}
      {step === 'payment' && <PaymentStep wizard={wizard} />}
      {step === 'review' && <ReviewStep wizard={wizard} />}
    </form>
  )
}

/** Leads the keyboard and the screen reader to the step one came to, and to what keeps one there. */
function useFocusOnNewStep(step: string, problem: string | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    form.current?.focus({ preventScroll: true })
    form.current?.closest('[role=dialog]')?.scrollTo({ top: 0 })
  }, [step])
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [type=radio]')?.focus()
  }, [problem])
  return form
}

function WizardButtons({ wizard: { step, formId, isBusy, goBack } }: { wizard: Wizard }) {
  return (
    <>
      {step !== 'plan' && <Button onClick={goBack}>Vorige stap</Button>}
      <Button key="next" variant="primary" type="submit" form={formId} loading={isBusy}>
        {step === 'review' ? 'Abonnement bevestigen' : 'Verder'}
      </Button>
    </>
  )
}
