import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { OnlinePaymentStatus } from '../../database/schema/online-payments.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'

/** A payment as the provider has it; amounts in cents. */
export interface ProviderPayment {
  readonly id: string
  readonly status: OnlinePaymentStatus
  readonly amountCents: number
  /** Refunds and chargebacks together. */
  readonly returnedCents: number
  readonly paidAt: Date | null
  /** Where the customer pays; null once that is over. */
  readonly checkoutUrl: string | null
  readonly isCancelable: boolean
  readonly payerName: string | null
  readonly payerIban: string | null
}

export interface NewProviderPayment {
  readonly amountCents: number
  readonly description: string
  readonly redirectUrl: string
  /** Null where the provider cannot reach this server; its state is then asked for. */
  readonly webhookUrl: string | null
  readonly token: string
}

const TIMEOUT_MS = 10_000

const amount = v.object({ currency: v.literal('EUR'), value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)) })
const details = v.object({
  consumerName: v.optional(v.nullable(v.string())),
  consumerAccount: v.optional(v.nullable(v.string())),
})

/** As much of a payment in Mollie's API (version 2) as is used here. */
const payment = v.object({
  id: v.pipe(v.string(), v.regex(/^tr_\w+$/)),
  status: v.picklist(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount,
  amountRefunded: v.optional(v.nullable(amount)),
  amountChargedBack: v.optional(v.nullable(amount)),
  isCancelable: v.optional(v.nullable(v.boolean())),
  paidAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  details: v.optional(v.nullable(details)),
  _links: v.object({ checkout: v.optional(v.nullable(v.object({ href: v.pipe(v.string(), v.url()) }))) }),
})

/** The provider as one administration asks it. */
export interface Asking {
  readonly services: Services
  readonly key: string
}

/** Begins a payment at Mollie. Throws `payment_provider_failed`, and `online_payment_starting` while Mollie makes it already. */
export async function createProviderPayment(asking: Asking, asked: NewProviderPayment): Promise<ProviderPayment> {
  return askPayment(asking, 'payments', {
    method: 'POST',
    // The same payment asked for twice, such as after a lost answer, is one payment.
    headers: { 'idempotency-key': asked.token },
    body: JSON.stringify({
      amount: { currency: 'EUR', value: valueOf(asked.amountCents) },
      description: asked.description,
      redirectUrl: asked.redirectUrl,
      ...(asked.webhookUrl !== null && { webhookUrl: asked.webhookUrl }),
      metadata: { payment: asked.token },
    }),
  })
}

/** How a payment stands, by Mollie itself. Throws `payment_provider_failed`. */
export function fetchProviderPayment(asking: Asking, providerId: string): Promise<ProviderPayment> {
  return askPayment(asking, `payments/${encodeURIComponent(providerId)}`, { method: 'GET' })
}

/** Calls off a payment that `isCancelable`. Throws `payment_provider_failed`. */
export function cancelProviderPayment(asking: Asking, providerId: string): Promise<ProviderPayment> {
  return askPayment(asking, `payments/${encodeURIComponent(providerId)}`, { method: 'DELETE' })
}

/** Whether Mollie takes a key. Throws `payment_provider_failed` when it does not say. */
export function isKeyOfProvider(asking: Asking): Promise<boolean> {
  return told(asking, 'methods', async () => {
    const { status, ok } = await send(asking, 'methods', { method: 'GET' })
    if (!ok && status !== 401 && status !== 403) throw new Error(`Mollie answered ${status}`)
    return ok
  })
}

const askPayment = (asking: Asking, path: string, init: RequestInit): Promise<ProviderPayment> =>
  told(asking, path, async () => {
    const answer = await send(asking, path, init)
    // The same was asked in another window and has no answer yet.
    if (answer.status === 409 && init.method === 'POST') throw new ApiError('online_payment_starting')
    const body: unknown = await answer.json()
    if (!answer.ok) throw new Error(`Mollie answered ${answer.status}: ${JSON.stringify(body).slice(0, 500)}`)
    return present(v.parse(payment, body))
  })

const send = ({ services, key }: Asking, path: string, init: RequestInit): Promise<Response> =>
  fetch(new URL(path, services.settings.mollieUrl), {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })

async function told<T>({ services: { log } }: Asking, path: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError) throw error
    log.error({ err: error, request: randomUUID(), path }, 'the provider of online payments did not do what was asked')
    throw new ApiError('payment_provider_failed')
  }
}

function present(sent: v.InferOutput<typeof payment>): ProviderPayment {
  return {
    id: sent.id,
    status: sent.status,
    amountCents: centsOf(sent.amount),
    returnedCents: returned(sent.amountRefunded) + returned(sent.amountChargedBack),
    paidAt: sent.paidAt ? new Date(sent.paidAt) : null,
    isCancelable: sent.isCancelable === true,
    checkoutUrl: sent._links.checkout?.href ?? null,
    payerName: sent.details?.consumerName ?? null,
    payerIban: sent.details?.consumerAccount ?? null,
  }
}

const returned = (sent: v.InferOutput<typeof amount> | null | undefined) => (sent ? centsOf(sent) : 0)

const centsOf = ({ value }: v.InferOutput<typeof amount>): number => Number(value.replace('.', ''))

const valueOf = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
