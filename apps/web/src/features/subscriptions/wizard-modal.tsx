import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { Button, Modal, Steps, toast, type OverlayControls } from '@klopt/ui'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { PaymentStep } from './payment-step.tsx'
import { paymentFields, wireFields, type PaymentForm } from './payment-form.ts'
import { PlanStep } from './plan-step.tsx'
import { planNames, type Variant } from './plan-texts.ts'
import { ReviewStep } from './review-step.tsx'
import { useSubscribe, type SubscribeFailure } from './use-subscribe.ts'
import { wizardTitle, wizardWidth } from './wizard-frame.ts'
import { costsMoney, reviewOf, stepAfterPlan, stepAt, stepIndex, stepNames, type Step } from './wizard-steps.ts'
import * as styles from './wizard.css.ts'

export interface WizardModalProps extends OverlayControls {
  administrationId: number
  variants: readonly Variant[]
  current: ResponseOf<typeof contract.subscriptions.get>
  /** What the payment details begin with. */
  payment: PaymentForm
}

/** The three steps to a plan. */
export function WizardModal({ open, onClose, administrationId, variants, current, payment }: WizardModalProps) {
  const wizard = useWizard({
    administrationId,
    variants,
    current,
    payment,
    onDone: () => onClose({ reason: 'close-button', veto: () => {} }),
  })
  const { step, reached, plan, form, formId } = wizard
  const isRequired = plan !== null && costsMoney(plan)
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={wizardTitle}
      width={wizardWidth}
      unsavedChanges={wizard.isDirty}
      footer={variants.length > 0 && <WizardButtons wizard={wizard} />}
    >
      <div className={styles.wizard}>
        <Steps
          label="Abonnement kiezen"
          steps={stepNames}
          current={stepIndex(step)}
          reached={stepIndex(reached)}
          onStep={(index) => wizard.goTo(stepAt(index))}
        />
        {step === 'plan' && <PlanStep variants={variants} chosen={plan} onChoose={wizard.choose} />}
        {step === 'payment' && (
          <PaymentStep id={formId} form={form} isRequired={isRequired} onSubmit={wizard.confirmPayment} />
        )}
        {step === 'review' && plan && (
          <ReviewStep
            plan={plan}
            payment={form.getValues()}
            accepted={wizard.accepted}
            onAccept={wizard.accept}
            acceptError={wizard.acceptError}
            onChangePayment={() => wizard.goTo('payment')}
            failure={wizard.failure}
          />
        )}
      </div>
    </Modal>
  )
}

function WizardButtons({ wizard }: { wizard: ReturnType<typeof useWizard> }) {
  const { step, plan, formId } = wizard
  if (step === 'plan') {
    return (
      <Button variant="primary" aria-disabled={plan === null || undefined} onClick={wizard.confirmPlan}>
        Verder
      </Button>
    )
  }
  return (
    <>
      <Button onClick={wizard.goBack}>Vorige stap</Button>
      {step === 'payment' ? (
        <Button variant="primary" type="submit" form={formId}>
          Verder
        </Button>
      ) : (
        <Button variant="primary" loading={wizard.isBusy} onClick={() => void wizard.submit()}>
          Abonnement bevestigen
        </Button>
      )}
    </>
  )
}

interface WizardInput extends Omit<WizardModalProps, 'open' | 'onClose'> {
  onDone: () => void
}

function useWizard({ administrationId, variants, current, payment, onDone }: WizardInput) {
  const formId = useId()
  const form = useForm<PaymentForm>({ defaultValues: payment, mode: 'onTouched' })
  const [plan, setPlan] = useState(() => variants.find(({ id }) => id === current.variantId) ?? null)
  const [step, setStep] = useState<Step>('plan')
  const [reached, setReached] = useState<Step>('plan')
  const [paymentIsKnown, setPaymentIsKnown] = useState(current.paymentDetails !== null)
  const [accepted, setAccepted] = useState(false)
  const [acceptError, setAcceptError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const subscribe = useSubscribe(administrationId)

  const show = (next: Step) => {
    setStep(next)
    if (stepIndex(next) > stepIndex(reached)) setReached(next)
  }
  const fail = ({ error, planIsChanged }: SubscribeFailure) => {
    const wrong = Object.entries(error.fields).flatMap(([field, message]) => {
      const name = wireFields[field]
      return name ? [{ name, message }] : []
    })
    for (const { name, message } of wrong) form.setError(name, { type: 'server', message })
    if (wrong.length > 0) setStep('payment')
    setFailure(
      planIsChanged
        ? `Je abonnement is gewijzigd, maar je betaalgegevens zijn nog niet bewaard. ${error.message}`
        : error.message,
    )
  }

  return {
    step,
    reached,
    plan,
    form,
    formId,
    accepted,
    acceptError,
    failure,
    isBusy,
    isDirty: form.formState.isDirty || (plan !== null && plan.id !== current.variantId),
    choose(variant: Variant) {
      setPlan(variant)
      // Another plan may ask for another way, so what comes after it has to be gone through again.
      setReached('plan')
    },
    confirmPlan() {
      if (plan) show(stepAfterPlan(plan, paymentIsKnown))
    },
    confirmPayment: form.handleSubmit(() => {
      setPaymentIsKnown(true)
      show('review')
    }),
    accept(value: boolean) {
      setAccepted(value)
      if (value) setAcceptError(undefined)
    },
    goTo(next: Step) {
      if (plan && next === 'review') show(reviewOf(plan, paymentIsKnown))
      else setStep(next)
    },
    goBack() {
      setStep(
        step === 'review' && stepIndex(reached) >= stepIndex('payment') && form.formState.isDirty ? 'payment' : 'plan',
      )
    },
    async submit() {
      if (!plan) return
      if (!accepted) {
        setAcceptError('Ga akkoord met de voorwaarden om verder te gaan')
        return
      }
      setFailure(null)
      setIsBusy(true)
      const values = form.getValues()
      const given = paymentFields.some((field) => values[field].trim() !== '') && paymentIsKnown
      const stopped = await subscribe(plan.id, given ? values : null).finally(() => setIsBusy(false))
      if (stopped) {
        fail(stopped)
        return
      }
      toast.success(`Je abonnement is nu ${planNames[plan.name]}.`)
      onDone()
    },
  }
}
