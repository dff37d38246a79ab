// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import type { Variant } from './plan-texts.ts'
import { useWizard, type WizardInput } from './use-wizard.ts'

beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const plan = (id: number, name: Variant['name']) =>
  ({ id, name, subscription_type: 'ZZP', recurring_amount: { amount: 2950 } }) as Partial<Variant> as Variant
const [start, growth] = [plan(1, 'START'), plan(2, 'GROWTH')]
const payment = { accountNumber: '', accountHolder: '', invoiceEmailAddress: '' }
const filled = { accountNumber: 'NL91ABNA0417164300', accountHolder: 'Studio', invoiceEmailAddress: 'a@b.example' }

interface Given {
  /** What is known of the subscription; on trial and without a way to pay when left out. */
  current?: Partial<WizardInput['current']>
  answer?: (path: string) => Response
}

const on = (current: object) => current as WizardInput['current']
const done = () => new Response(null, { status: 204 })
const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

/** The wizard over two plans, and the ends of the addresses that were written to. */
function wizard({ current = {}, answer = done }: Given = {}) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path.split('/').slice(-2).join('/'))
    return answer(path)
  })
  const onDone = vi.fn()
  const known = on({ variantId: null, paymentDetails: null, paymentMethod: 'NONE', ...current })
  const { result } = renderHook(
    () => useWizard({ administrationId: 4, variants: [start, growth], current: known, payment, onDone }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  )
  const doing = (what: (state: typeof result.current) => unknown) => act(async () => void (await what(result.current)))
  const fillIn = (values: typeof payment) =>
    doing(({ form }) => {
      form.register('accountNumber')
      form.reset(values)
    })
  return { state: () => result.current, doing, fillIn, sent, onDone }
}

const paid = { paymentDetails: { ...filled, mandateReference: 'K1' }, paymentMethod: 'COLLECTION' } as const

test('without a plan one does not go on, and reads why until one is chosen', async () => {
  const { state, doing } = wizard()
  expect(state()).toMatchObject({ step: 'plan', problem: undefined, isDirty: false, isBusy: false, failure: null })
  await doing(({ confirmPlan }) => confirmPlan())
  expect(state()).toMatchObject({ step: 'plan', problem: 'Kies een abonnement om verder te gaan.' })
  await doing(({ choose }) => choose(growth))
  expect(state()).toMatchObject({ problem: undefined, isDirty: true })
})

test('a plan that is paid asks from which account, and the review comes by confirming that by any button', async () => {
  const { state, doing, fillIn } = wizard()
  await doing(({ choose }) => choose(growth))
  await doing(({ confirmPlan }) => confirmPlan())
  expect(state().step).toBe('payment')
  await fillIn(filled)
  // What is still being typed does not count.
  expect(state().details).toEqual(payment)
  await doing(({ goTo }) => goTo('review'))
  await isSo(() => expect(state().step).toBe('review'))
  expect(state().details).toEqual(filled)
  await doing(({ goBack }) => goBack())
  expect(state().step).toBe('payment')
  await doing(({ goTo }) => goTo('plan'))
  expect(state().step).toBe('plan')
})

test('nothing is bought before one agrees, and then once', async () => {
  const { state, doing, sent, onDone } = wizard({ current: paid })
  await doing(({ choose }) => choose(growth))
  await doing(({ confirmPlan }) => confirmPlan())
  expect(state().step).toBe('review')
  await doing(({ confirmReview }) => confirmReview())
  expect(state().problem).toBe('Ga akkoord met de voorwaarden om verder te gaan.')
  await doing(({ accept }) => accept(false))
  expect(state().problem).toBeDefined()
  await doing(({ accept }) => accept(true))
  expect(state()).toMatchObject({ problem: undefined, accepted: true })
  await doing(({ confirmReview }) => {
    confirmReview()
  })
  await isSo(() => expect(onDone).toHaveBeenCalledOnce())
  expect(toast.success).toHaveBeenCalledWith('Je abonnement is nu Growth.')
  // The account that is known stays as it is.
  expect(sent).toHaveLength(1)
  expect(state().isBusy).toBe(false)
})

test('who pays on account is not asked for an account', async () => {
  const { state, doing } = wizard({ current: { paymentMethod: 'ON_ACCOUNT', variantId: 1 } })
  expect(state()).toMatchObject({ plan: start, isDirty: false })
  await doing(({ confirmPlan }) => confirmPlan())
  expect(state().step).toBe('review')
})

test('when the account is refused after the plan was changed, that is told, and only the account is sent again', async () => {
  const refused = () =>
    Response.json(
      { code: 90_000, message: 'Dit klopt niet.', fields: { 'bank_account.number': 'Ongeldig' } },
      { status: 422 },
    )
  let refuses = true
  const isPayment = (path: string) => !path.includes('variant') && !path.includes('switch')
  const { state, doing, fillIn, sent, onDone } = wizard({
    answer: (path) => (refuses && isPayment(path) ? refused() : done()),
  })
  await doing(({ choose }) => choose(growth))
  await doing(({ confirmPlan }) => confirmPlan())
  await fillIn(filled)
  await doing(({ confirmPayment }) => confirmPayment())
  await doing(({ accept }) => accept(true))
  await doing(({ confirmReview }) => confirmReview())
  await isSo(() => expect(state().failure).toMatch(/^Je abonnement is gewijzigd, maar .* Dit klopt niet\. Bevestig/))
  expect(state()).toMatchObject({ step: 'payment', isBusy: false })
  expect(onDone).not.toHaveBeenCalled()
  expect(sent).toHaveLength(2)
  refuses = false
  await doing(({ confirmPayment }) => confirmPayment())
  await doing(({ confirmReview }) => confirmReview())
  await isSo(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(3)
  expect(state().failure).toBeNull()
})

test('when the plan is refused its reason stands there, and nothing of the account is sent', async () => {
  const refused = () => Response.json({ code: 90_003, message: 'Dat mag niet.' }, { status: 403 })
  const { state, doing, sent } = wizard({ current: paid, answer: refused })
  await doing(({ choose }) => choose(growth))
  await doing(({ confirmPlan }) => confirmPlan())
  await doing(({ accept }) => accept(true))
  await doing(({ confirmReview }) => confirmReview())
  await isSo(() => expect(state().failure).toBe('Dat mag niet.'))
  expect(state().step).toBe('review')
  expect(sent).toHaveLength(1)
})
