import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { must } from '@klopt/bookkeeping/money'

interface Payment {
  readonly id: string
  readonly value: string
  readonly idempotencyKey: string
  status: string
  /** Whether the method that the customer chose lets it be called off. */
  isCancelable: boolean
  refunded: string
  chargedBack: string
}

const UNAUTHORISED = {
  status: 401,
  body: JSON.stringify({
    status: 401,
    title: 'Unauthorized Request',
    detail: 'Missing authentication, or failed to authenticate',
  }),
}

/** A server that answers as the payments API of Mollie (version 2) publishes its answers. */
export class MollieReplay {
  readonly payments: Payment[] = []
  /** What was sent: method, path and body. */
  readonly asked: { readonly path: string; readonly authorization: string | undefined; readonly body: unknown }[] = []
  /** Answers every request with this instead. */
  broken: { readonly status: number; readonly body: string } | null = null
  /** Keys that the provider does not take. */
  readonly revokedKeys = new Set<string>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString('utf8')))
      request.on('end', () => {
        const path = `${request.method} ${request.url}`
        const body: unknown = text === '' ? null : JSON.parse(text)
        this.asked.push({ path, authorization: request.headers.authorization, body })
        const key = request.headers['idempotency-key']
        const isKnown = !this.revokedKeys.has(String(request.headers.authorization).replace('Bearer ', ''))
        const asked = typeof key === 'string' ? key : ''
        const answer = this.broken ?? (isKnown ? this.#answer(path, body, asked) : UNAUTHORISED)
        response.writeHead(answer.status, { 'content-type': 'application/hal+json' })
        response.end(answer.body)
      })
    })
  }

  static async start(): Promise<MollieReplay> {
    const replay = new MollieReplay()
    await new Promise<void>((resolve) => replay.#server.listen(0, '127.0.0.1', resolve))
    return replay
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v2/`
  }

  /** The payment that was asked for last. */
  get newest(): Payment {
    return must(this.payments.at(-1), 'a payment at the provider')
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #answer(path: string, body: unknown, idempotencyKey: string): { status: number; body: string } {
    if (path === 'POST /v2/payments') {
      const known = this.payments.find((payment) => payment.idempotencyKey === idempotencyKey)
      const { amount } = body as { amount: { value: string } }
      const id = `tr_${String(this.payments.length + 1).padStart(10, 'A')}`
      const untouched = { status: 'open', isCancelable: false, refunded: '0.00', chargedBack: '0.00' }
      const made = { id, value: amount.value, idempotencyKey, ...untouched }
      if (!known) this.payments.push(made)
      return { status: 201, body: written(known ?? made) }
    }
    if (path === 'GET /v2/methods')
      return { status: 200, body: JSON.stringify({ count: 0, _embedded: { methods: [] } }) }
    const called = this.payments.find(({ id }) => path === `DELETE /v2/payments/${id}`)
    if (called?.isCancelable === false)
      return { status: 422, body: JSON.stringify({ status: 422, title: 'Unprocessable Entity' }) }
    if (called) called.status = 'canceled'
    const payment = called ?? this.payments.find(({ id }) => path === `GET /v2/payments/${id}`)
    if (payment) return { status: 200, body: written(payment) }
    const detail = 'No payment exists with token.'
    return { status: 404, body: JSON.stringify({ status: 404, title: 'Not Found', detail, _links: {} }) }
  }
}

/** An amount as the API writes it. */
const euro = (value: string) => ({ value, currency: 'EUR' })

function written({ id, value, status, isCancelable, refunded, chargedBack }: Payment): string {
  const isPaid = status === 'paid'
  const checkout = { href: `https://www.mollie.com/payscreen/select-method/${id.slice(3)}`, type: 'text/html' }
  return JSON.stringify({
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: '2026-06-15T10:00:00+00:00',
    amount: euro(value),
    description: 'Factuur',
    method: isPaid ? 'ideal' : null,
    metadata: null,
    status,
    ...(status === 'open' && { isCancelable }),
    ...(isPaid && {
      paidAt: '2026-06-15T22:18:35+00:00',
      amountRefunded: euro(refunded),
      amountRemaining: euro(value),
      ...(chargedBack !== '0.00' && { amountChargedBack: euro(chargedBack) }),
    }),
    details: isPaid
      ? { consumerName: 'T. TEST', consumerAccount: 'NL17RABO0213698412', consumerBic: 'TESTNL99' }
      : null,
    locale: 'nl_NL',
    profileId: 'pfl_2A1gacu42V',
    sequenceType: 'oneoff',
    _links: { self: { href: `https://api.mollie.com/v2/payments/${id}` }, ...(status === 'open' && { checkout }) },
  })
}
