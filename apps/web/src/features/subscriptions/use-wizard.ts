import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useId, useReducer, useState } from 'react'
import { useForm } from 'react-hook-form'
import { filledOf, putAtFields, type PaymentForm } from './payment-form.ts'
import { type Variant } from './plan-texts.ts'
import { planNames } from '../../shared/subscriptions/plan-names.ts'
import { useSubscribe, type SubscribeFailure } from './use-subscribe.ts'
import { nextState, startOf, type Step } from './wizard-state.ts'

export interface WizardInput {
  administrationId: number
  variants: readonly Variant[]
  current: ResponseOf<typeof contract.subscriptions.get>
  /** What the payment details begin with. */
  payment: PaymentForm
  onDone: () => void
}

export type Wizard = ReturnType<typeof useWizard>

/** What the wizard knows and does: the state machine, the form of payment details and the writes at the end. */
export function useWizard({ administrationId, variants, payment, onDone, ...input }: WizardInput) {
  const formId = useId()
  const form = useForm<PaymentForm>({ defaultValues: payment, mode: 'onTouched' })
  // As it was at the start: when the second of the two writes fails the plan has changed already, and what was agreed to,
  // such as the day of the first collection, must not change with it.
  const [current] = useState(input.current)
  const [before] = useState(() => variants.find(({ id }) => id === current.variantId) ?? null)
  const [state, dispatch] = useReducer(nextState, null, () => startOf(before, knowledgeOf(current)))
  /** As they were last confirmed: what is still being typed does not count. */
  const [details, setDetails] = useState(payment)
  const [accepted, setAccepted] = useState(false)
  const [problem, setProblem] = useState<{ readonly step: Step; readonly text: string } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const subscribe = useSubscribe(administrationId)

  const fail = ({ error, planIsChanged }: SubscribeFailure) => {
    if (Object.keys(error.fields).length > 0 && putAtFields(form, error)) dispatch({ type: 'go-to', step: 'payment' })
    setFailure(failureText(error.message, planIsChanged))
  }
  const finish = async (plan: Variant) => {
    setFailure(null)
    setIsBusy(true)
    const isFilledIn = state.payment === 'given' || state.payment === 'partly'
    const stopped = await subscribe(plan.id, isFilledIn ? details : null).finally(() => setIsBusy(false))
    if (stopped) return fail(stopped)
    toast.success(`Je abonnement is nu ${planNames[plan.name]}.`)
    onDone()
  }

  const confirmPayment = form.handleSubmit((values) => {
    setDetails(values)
    dispatch({ type: 'confirm-payment', filled: filledOf(values) })
  })

  return {
    ...state,
    details,
    form,
    formId,
    current,
    accepted,
    failure,
    isBusy,
    /** Why the step cannot be left yet. */
    problem: problem?.step === state.step ? problem.text : undefined,
    isDirty: form.formState.isDirty || state.plan?.id !== before?.id,
    choose(plan: Variant | null) {
      setProblem(null)
      dispatch({ type: 'choose', plan })
    },
    confirmPlan() {
      if (state.plan) dispatch({ type: 'confirm-plan' })
      else setProblem({ step: 'plan', text: 'Kies een abonnement om verder te gaan.' })
    },
    confirmPayment,
    accept(value: boolean) {
      setAccepted(value)
      if (value) setProblem(null)
    },
    goTo(step: Step) {
      // Going on from the payment details is confirming them, by whatever button.
      if (state.step === 'payment' && step === 'review') void confirmPayment()
      else dispatch({ type: 'go-to', step })
    },
    goBack: () => dispatch({ type: 'back' }),
    confirmReview() {
      if (isBusy || !state.plan) return
      if (accepted) void finish(state.plan)
      else setProblem({ step: 'review', text: 'Ga akkoord met de voorwaarden om verder te gaan.' })
    },
  }
}

/** Who pays on account has no bank account to collect from. */
const knowledgeOf = ({ paymentDetails, paymentMethod }: WizardInput['current']) =>
  paymentDetails !== null || paymentMethod === 'ON_ACCOUNT' ? 'known' : 'nothing'

const failureText = (message: string, planIsChanged: boolean): string =>
  planIsChanged
    ? `Je abonnement is gewijzigd, maar je betaalgegevens zijn nog niet bewaard. ${message} Bevestig opnieuw om alleen de betaalgegevens te bewaren.`
    : message
