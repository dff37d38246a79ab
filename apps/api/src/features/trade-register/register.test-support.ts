import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export const REGISTER_KEY = 'l7-proef'

/** A server that answers as the register publishes it (`GET basisprofielen/{kvkNummer}`), by a key in a header. */
export class Register {
  readonly asked: string[] = []
  /** By number: a profile, a status that is no answer whatever comes with it, text that is no JSON, or a connection that breaks. */
  readonly answers = new Map<string, object | number | 'no JSON' | 'nothing'>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? '')
      const answer = this.answers.get(request.url?.split('/').at(-1) ?? '') ?? 404
      if (answer === 'nothing') return void request.socket.destroy()
      if (request.headers['apikey'] !== REGISTER_KEY) return void response.writeHead(401).end()
      if (typeof answer === 'number') return void response.writeHead(answer).end(JSON.stringify(donald()))
      response.setHeader('content-type', 'application/json')
      response.end(answer === 'no JSON' ? '<html></html>' : JSON.stringify(answer))
    })
  }

  static async start(): Promise<Register> {
    const register = new Register()
    await new Promise<void>((resolve) => register.#server.listen(0, '127.0.0.1', resolve))
    return register
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

export const postbox = {
  type: 'correspondentieadres',
  indAfgeschermd: 'Nee',
  volledigAdres: 'Postbus 200                                 1000AE Rommeldam',
  straatnaam: 'Postbus',
  postcode: '1000AE',
  postbusnummer: 200,
  plaats: 'Rommeldam',
  land: 'Nederland',
}
export const visited = {
  type: 'bezoekadres',
  indAfgeschermd: 'Nee',
  volledigAdres: 'Hizzaarderlaan 3 A                                 8823SJ Lollum',
  straatnaam: 'Hizzaarderlaan',
  huisnummer: 3,
  huisnummerToevoeging: 'A',
  postcode: '8823SJ',
  plaats: 'Lollum',
  land: 'Nederland',
}

/** The profile that the register publishes of a company that is none, with other addresses. */
export const donald = (adressen: readonly object[] = [postbox, visited], more: object = {}) => ({
  kvkNummer: '68750110',
  indNonMailing: 'Ja',
  naam: 'Test BV Donald',
  formeleRegistratiedatum: '20170519',
  materieleRegistratie: { datumAanvang: '20170519' },
  totaalWerkzamePersonen: 1,
  statutaireNaam: 'Test BV Donald',
  handelsnamen: [{ naam: 'Test BV Donald', volgorde: 0 }],
  _embedded: {
    hoofdvestiging: { vestigingsnummer: '000037178598', kvkNummer: '68750110', indHoofdvestiging: 'Ja', adressen },
    eigenaar: { rsin: '857587973', rechtsvorm: 'Besloten vennootschap met gewone structuur' },
  },
  ...more,
})
