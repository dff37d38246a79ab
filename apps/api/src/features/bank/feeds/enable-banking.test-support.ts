import { createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export const APPLICATION_ID = 'cf589be3-3755-465b-a8df-a90a16a31403'
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const PRIVATE_KEY = keys.privateKey.export({ type: 'pkcs8', format: 'pem' })

interface Answer {
  readonly status: number
  readonly body: object
}

/** A transaction as the provider publishes it. */
export const booked = (reference: string | null, day: string, amount: string, more: object = {}) => ({
  entry_reference: reference,
  transaction_amount: { currency: 'EUR', amount },
  credit_debit_indicator: 'CRDT',
  status: 'BOOK',
  booking_date: day,
  value_date: day,
  debtor: { name: 'De Klaproos' },
  debtor_account: { iban: 'NL86BNGH0285008681' },
  remittance_information: ['Betaling', `van ${day}`],
  bank_transaction_code: { description: 'Credit transfer', code: 'PMNT', sub_code: 'RCDT' },
  reference_number: null,
  ...more,
})

const aBank = (name: string, seconds: number) => ({
  name,
  country: 'NL',
  psu_types: ['business', 'personal'],
  maximum_consent_validity: seconds,
  beta: false,
})

/** A server that answers as Enable Banking publishes its answers, to whoever signs as its application. */
export class EnableBankingReplay {
  /** Pages of the account, each with the key of the next. */
  pages: object[][] = [[]]
  /** Answers every call for transactions with this instead. */
  refusal: Answer | null = null
  validUntil = '2026-12-12T10:00:00Z'
  /** In seconds, as the provider says it. */
  banks: object[] = [aBank('ING', 15_552_000), aBank('Triodos Bank', 7_776_000)]
  iban = 'NL20INGB0001234567'
  readonly asked: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  readonly #server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString('utf8')))
    request.on('end', () => {
      const path = `${request.method} ${request.url}`
      this.asked.push({ path, body: text === '' ? {} : JSON.parse(text) })
      const { status, body } = isSigned(request) ? this.#answer(path) : refused(401, 'INVALID_JWT')
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })

  static async start(): Promise<EnableBankingReplay> {
    const replay = new EnableBankingReplay()
    await new Promise<void>((resolve) => replay.#server.listen(0, '127.0.0.1', resolve))
    return replay
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`)
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #answer(path: string): Answer {
    if (path.startsWith('GET /aspsps?')) return { status: 200, body: { aspsps: this.banks } }
    if (path === 'POST /auth') {
      const url = 'https://bank.example/sca/authorize?client_id=1'
      return {
        status: 200,
        body: { url, authorization_id: '8a8b9c3d-4e5f-6789-abcd-ef0123456789', psu_id_hash: 'f3a1' },
      }
    }
    if (path === 'POST /sessions') return { status: 200, body: this.#session() }
    if (path.startsWith('DELETE /sessions/')) return { status: 200, body: { message: 'OK' } }
    if (!path.startsWith('GET /accounts/')) return refused(404, 'NOT_FOUND')
    if (this.refusal) return this.refusal
    // zero: the first page is asked for without a key
    const place = Number(new URL(path.slice(4), this.url).searchParams.get('continuation_key') ?? 0)
    const next = place + 1 < this.pages.length ? String(place + 1) : null
    return { status: 200, body: { transactions: this.pages[place] ?? [], continuation_key: next } }
  }

  #session(): object {
    return {
      session_id: 'a94c6f56-45d6-42fb-82bb-9dc079872fe8',
      accounts: [
        {
          account_id: { iban: this.iban },
          account_servicer: { bic_fi: 'INGBNL2A', name: 'ING' },
          name: 'Zakelijke rekening',
          cash_account_type: 'CACC',
          currency: 'EUR',
          identification_hash: 'WwpbCiJhY2NvdW50IiwK',
          uid: '14964e48-5a7d-4393-ad55-7636704233d1',
        },
        { account_id: { iban: 'NL91ABNA0417164300' }, currency: 'USD', uid: '07cc67f4-45d6-494b-adac-09b5cbc7e2b5' },
      ],
      aspsp: { name: 'ING', country: 'NL' },
      psu_type: 'business',
      access: { valid_until: this.validUntil },
    }
  }
}

/** A refusal as the provider writes it. */
export const refused = (status: number, error: string): Answer => ({
  status,
  body: { code: status, message: error, error, detail: null },
})

function isSigned({ headers }: IncomingMessage): boolean {
  const [header = '', claims = '', signature = ''] = (headers.authorization ?? '').replace('Bearer ', '').split('.')
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>
  const { kid, alg } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as Record<string, unknown>
  const isOurs =
    kid === APPLICATION_ID &&
    alg === 'RS256' &&
    told['iss'] === 'enablebanking.com' &&
    told['aud'] === 'api.enablebanking.com'
  return (
    isOurs && createVerify('RSA-SHA256').update(`${header}.${claims}`).verify(keys.publicKey, signature, 'base64url')
  )
}
