import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = object | 'nothing' | 'no JSON'

interface Question {
  readonly countryCode: string
  readonly vatNumber: string
  readonly requesterNumber?: string
}

/** A server that replays answers in the form that VIES publishes them in (`POST check-vat-number`). */
export class Vies {
  readonly asked: unknown[] = []
  readonly #server: Server
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
        const answer = this.#answerTo(question)
        if (answer === 'nothing') return void request.socket.destroy()
        response.setHeader('content-type', 'application/json')
        response.end(answer === 'no JSON' ? '<html>503</html>' : JSON.stringify(answer))
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
