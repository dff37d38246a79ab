import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How it answers badly, by what a service in trouble does. */
const TROUBLES = {
  /** The connection is gone in the middle. */
  reset: (response) => response.socket?.resetAndDestroy(),
  /** It takes the question, and stays silent for ever. */
  silence: () => {},
  'a broken answer': (response) => response.end('{"countryCode": "LU", "vatNum'),
  'a page of XML': (response) => response.end('<?xml version="1.0"?><soap:Envelope><soap:Body><valid>true'),
  'an endless answer': (response) => endless(response),
  'another address': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'too much asked': (response) => response.writeHead(429).end(),
  'a fault': (response) => response.writeHead(500).end('Internal Server Error'),
  'its register away': (response) => response.writeHead(503).end('<html>503 Service Unavailable</html>'),
  /** What it says of a number while it fails is no answer. */
  'a fault that speaks': (response) =>
    response.writeHead(500).end(JSON.stringify({ countryCode: 'LU', vatNumber: '26166606', valid: false })),
} satisfies Record<string, (response: ServerResponse) => unknown>

type Trouble = keyof typeof TROUBLES
export const troubles = Object.keys(TROUBLES) as Trouble[]

type Answer = object | Trouble

interface Question {
  readonly countryCode: string
  readonly vatNumber: string
  readonly requesterNumber?: string
}

/** A server that replays answers in the form that VIES publishes them in (`POST check-vat-number`). */
export class Vies {
  readonly asked: unknown[] = []
  readonly #server: Server
  #heard: (() => void) | null = null
  /** By number without its country; without one it is valid. */
  readonly #answers = new Map<string, Answer>()
  readonly #withoutRequester = new Set<string>()

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const question = JSON.parse(Buffer.concat(parts).toString()) as Question
        this.asked.push(question)
        this.#heard?.()
        const answer = this.#answerTo(question)
        if (typeof answer === 'string') return void TROUBLES[answer](response)
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(answer))
      })
    })
  }

  static async start(): Promise<Vies> {
    const vies = new Vies()
    await new Promise<void>((resolve) => vies.#server.listen(0, '127.0.0.1', resolve))
    return vies
  }

  #answerTo(question: Question): Answer {
    const { vatNumber, requesterNumber } = question
    if (!this.#withoutRequester.has(vatNumber)) return this.#answers.get(vatNumber) ?? validAnswer(question)
    return requesterNumber === undefined ? { ...validAnswer(question), requestIdentifier: '' } : unknownRequester
  }

  /** Answers about a number only to who does not name their own. */
  refusesRequesters(vatNumber: string): void {
    this.#withoutRequester.add(vatNumber)
  }

  /** When its next question has come in. */
  isAsked(): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = resolve
    })
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}/check-vat-number`
  }

  answers(vatNumber: string, answer: Answer): void {
    this.#answers.set(vatNumber, answer)
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

/** Goes on until nobody reads it any more. */
function endless(response: ServerResponse): void {
  response.on('error', () => {})
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(16 * 1024)));
  }
  response.on('drain', more)
  more()
}

/** As published: a number that is valid, of a country that tells nothing of its traders. */
function validAnswer({ countryCode, vatNumber }: { countryCode: string; vatNumber: string }) {
  return {
    countryCode,
    vatNumber,
    requestDate: '2026-05-20T10:00:00.000Z',
    valid: true,
    requestIdentifier: 'WAPIAAAAYxn5VRXb',
    name: '---',
    address: '---',
    traderName: '---',
  }
}

/** As published: a number that nobody has. */
export const invalidAnswer = (countryCode: string, vatNumber: string) => ({
  ...validAnswer({ countryCode, vatNumber }),
  valid: false,
})

/** As published: the register of a country is away, which comes with status 200. */
export const unavailable = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }

/** As published: the number of who asks is none. */
const unknownRequester = { actionSucceed: false, errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] }
