import { contract, type EstimateInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { TestClient } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import type { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailNames, readMail, type MailedLink } from '../customer-dashboard/customer.test-support.ts'

const { estimates, customerEstimates } = contract

/** The estimates of some books, through the calls of real use. */
export class Estimates {
  readonly books: Books

  constructor(books: Books) {
    this.books = books
  }

  params(estimateId: number) {
    return { ...this.books.params, estimateId }
  }

  /** 2,800.00 with 700.00 as a ticked option and 450.00 as one that is not, at 21%: 3,500.00 and 735.00 VAT. */
  async input(changes: Partial<EstimateInput> = {}): Promise<EstimateInput> {
    return {
      contactId: changes.contactId === undefined ? await this.books.contact() : changes.contactId,
      estimateDate: '2026-11-22',
      validUntil: '2026-12-12',
      reference: 'Tentoonstelling Licht',
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines: [
        anInvoiceLine({ description: 'Vormgeving', unitPrice: '2800' }),
        { ...anInvoiceLine({ description: 'Vertaling', unitPrice: '700' }), optional: true, chosen: true },
        { ...anInvoiceLine({ description: 'Plattegrond', unitPrice: '450' }), optional: true, chosen: false },
      ],
      ...changes,
    }
  }

  async start(changes: Partial<EstimateInput> = {}) {
    return this.books.client.call(estimates.create, { params: this.books.params, body: await this.input(changes) })
  }

  show(estimateId: number) {
    return this.books.client.call(estimates.get, { params: this.params(estimateId) })
  }

  sendBody(version: number) {
    return { version, recipient: 'klant@klant.example', subject: 'Offerte {{offertenummer}}', body: aLetter() }
  }

  /** Mails an estimate, and answers the link of the mail. */
  async send({ id, version }: { id: number; version: number }): Promise<MailedLink & { mail: string }> {
    const before = new Set(await mailNames(this.books))
    await this.books.client.call(estimates.send, { params: this.params(id), body: this.sendBody(version) })
    const name = must(
      (await mailNames(this.books)).find((each) => !before.has(each)),
      'the mail',
    )
    return { ...linkIn((await readMail(this.books, name)).text), mail: name }
  }

  /** An estimate with its customer, who has it before them. */
  async sent(changes: Partial<EstimateInput> = {}) {
    const made = await this.start(changes)
    const link = await this.send(made)
    const visitor = await comeIn(this.books, link)
    const [seen] = (await visitor.call(contract.customerDashboard.get, { params: link })).estimates
    return {
      id: made.id,
      link,
      visitor,
      seen: must(seen, 'the estimate'),
      params: { token: link.token, estimateId: made.id },
    }
  }
}

/** The answer of a customer who says yes. */
export const accept = (visitor: TestClient, params: object, body: object) =>
  visitor.send(customerEstimates.accept, { params: { ...params }, body })
