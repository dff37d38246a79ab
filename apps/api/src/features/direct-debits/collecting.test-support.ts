import { contract, type BodyOf, type MandateInput } from '@klopt/api-client/contract'
import type { KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

type Create = BodyOf<typeof contract.directDebits.create>

export const CREDITOR = 'NL69ZZZ123456780000'
/** 14 days after Monday 15 June 2026. */
export const COLLECTION_DAY = '2026-06-29'

/** Collecting as a test does it, through the calls of real use. */
export class Collecting {
  readonly books: Books

  constructor(books: Books) {
    this.books = books
  }

  /** New books on 15 June 2026 that can collect. */
  static async open(server: KloptTestServer): Promise<Collecting> {
    const collecting = new Collecting(await Books.openOn(server, '2026-06-15'))
    await collecting.settings({ creditorIdentifier: CREDITOR })
    return collecting
  }

  async settings(changes: Partial<BodyOf<typeof contract.directDebits.saveSettings>>) {
    const { client, params } = this.books
    const body = { ...(await client.call(contract.directDebits.settings, { params })), ...changes }
    return client.call(contract.directDebits.saveSettings, { params, body })
  }

  tryMandate(contactId: number, changes: Partial<MandateInput> = {}) {
    const { client, params } = this.books
    return client.send(contract.directDebits.createMandate, { params, body: { contactId, ...aMandate(changes) } })
  }

  async mandate(contactId: number, changes: Partial<MandateInput> = {}) {
    const { client, params } = this.books
    return client.call(contract.directDebits.createMandate, { params, body: { contactId, ...aMandate(changes) } })
  }

  /** An invoice of 121,00 of a new customer who signed, or of one that is given. */
  async invoice(contactId?: number): Promise<{ id: number; number: string; contactId: number }> {
    const own = contactId ?? (await this.books.contact())
    if (contactId === undefined) await this.mandate(own)
    return { ...(await this.books.invoice({ contactId: own })), contactId: own }
  }

  async tryCreate(invoiceIds: readonly number[], changes: Partial<Create> = {}) {
    const journalId = await this.books.bankBook()
    return this.books.client.send(contract.directDebits.create, {
      params: this.books.params,
      body: { journalId, collectionDate: COLLECTION_DAY, invoiceIds: [...invoiceIds], ...changes },
    })
  }

  async create(invoiceIds: readonly number[], changes: Partial<Create> = {}): Promise<number> {
    const answer = await this.tryCreate(invoiceIds, changes)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return (answer.body as { id: number }).id
  }

  show(directDebitFileId: number) {
    const { client, params } = this.books
    return client.call(contract.directDebits.get, { params: { ...params, directDebitFileId } })
  }

  cancel(directDebitFileId: number) {
    const { client, params } = this.books
    return client.send(contract.directDebits.cancel, { params: { ...params, directDebitFileId } })
  }

  refuse(directDebitFileId: number, itemId: number, reasonCode: string) {
    const { client, params } = this.books
    return client.send(contract.directDebits.refuse, {
      params: { ...params, directDebitFileId, itemId },
      body: { reasonCode },
    })
  }

  collectables() {
    const { client, params } = this.books
    return client.call(contract.directDebits.collectables, { params })
  }

  async states(directDebitFileId: number): Promise<string[]> {
    return (await this.show(directDebitFileId)).items.map(({ state }) => state)
  }
}

export const aMandate = (changes: Partial<MandateInput> = {}): MandateInput => ({
  reference: '',
  kind: 'recurring',
  scheme: 'CORE',
  signedOn: '2026-01-15',
  iban: 'NL91 ABNA 0417 1643 00',
  accountHolder: 'Bakkerij Goudkorst',
  ...changes,
})

export const fieldsOf = ({ body }: { body: unknown }): Record<string, string> =>
  (body as { fields?: Record<string, string> }).fields ?? {}
