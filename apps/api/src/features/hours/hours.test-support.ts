import { contract, type BodyOf, type ProjectInput } from '@klopt/api-client/contract'
import type { TestClient, TestUser } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'

const { hours, projects } = contract

type NewEntry = BodyOf<typeof hours.create>

/** Projects and hours of some books, through the calls of real use. */
export class Hours {
  readonly books: Books
  /** Whose hours these are; the owner's, unless said otherwise. */
  readonly client: TestClient
  readonly user: TestUser

  constructor(books: Books, who: { client: TestClient; user: TestUser } = { client: books.client, user: books.owner }) {
    this.books = books
    this.client = who.client
    this.user = who.user
  }

  get params() {
    return this.books.params
  }

  /** A colleague with these permissions, TIME_TRACKING when none are given. */
  async colleague(permissions: ('ADMIN' | 'ACCOUNTING' | 'TIME_TRACKING')[] = ['TIME_TRACKING']): Promise<Hours> {
    const { world } = this.books.server
    const user = await world.user()
    await world.role({ user, administrationId: this.books.id, permissions })
    return new Hours(this.books, { client: await world.as(user), user })
  }

  /** 85 euro an hour for a new customer, unless said otherwise. */
  async input(changes: Partial<ProjectInput> = {}): Promise<ProjectInput> {
    return {
      name: 'Bewegwijzering',
      contactId: changes.contactId === undefined ? await this.books.contact() : changes.contactId,
      colour: 0,
      billable: true,
      rateCents: 8500,
      forEverybody: true,
      memberIds: [],
      budget: null,
      note: '',
      tasks: [],
      ...changes,
    }
  }

  sendProject(body: ProjectInput) {
    return this.books.client.send(projects.create, { params: this.params, body })
  }

  async project(changes: Partial<ProjectInput> = {}): Promise<number> {
    const { id } = await this.books.client.call(projects.create, {
      params: this.params,
      body: await this.input(changes),
    })
    return id
  }

  show(projectId: number) {
    return this.books.client.call(projects.get, { params: { ...this.params, projectId } })
  }

  async saveProject(projectId: number, changes: Partial<ProjectInput>) {
    const { version, ...before } = await this.show(projectId)
    return this.books.client.send(projects.save, {
      params: { ...this.params, projectId },
      body: { ...before, ...changes, version },
    })
  }

  send(entry: Partial<NewEntry> & { projectId: number }) {
    return this.client.send(hours.create, {
      params: this.params,
      body: { day: '2026-06-01', taskId: null, note: '', ...entry },
    })
  }

  /** Writes hours, and answers their ids. */
  async write(entry: Partial<NewEntry> & { projectId: number }): Promise<number[]> {
    const { entries } = await this.client.call(hours.create, {
      params: this.params,
      body: { day: '2026-06-01', taskId: null, note: '', ...entry },
    })
    return entries.map(({ id }) => id)
  }

  async list(from = '2026-06-01', to = '2026-06-30') {
    return (await this.client.call(hours.list, { params: this.params, query: { from, to } })).entries
  }

  setCell(body: BodyOf<typeof hours.setCell>) {
    return this.client.send(hours.setCell, { params: this.params, body })
  }

  sendToInvoice(body: BodyOf<typeof hours.toInvoice>) {
    return this.books.client.send(hours.toInvoice, { params: this.params, body })
  }

  /** A draft of all that waits of a customer, by entry unless said otherwise. */
  toInvoice(contactId: number, changes: Partial<BodyOf<typeof hours.toInvoice>> = {}) {
    return this.books.client.call(hours.toInvoice, {
      params: this.params,
      body: { contactId, per: 'entry', ...changes },
    })
  }

  async unbilled() {
    return this.books.client.call(hours.unbilled, { params: this.params, query: {} })
  }

  async lines(invoiceId: number): Promise<[string, string, string][]> {
    const { lines } = await this.books.show(invoiceId)
    return lines.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice])
  }
}

/** Whole seconds of hours and minutes. */
export const time = (hoursOfClock: number, minutes = 0): number => hoursOfClock * 3600 + minutes * 60

/** A task of a project as its form sends a new one. */
export const task = (name: string, changes: Partial<{ rateCents: number; billable: boolean }> = {}) => ({
  id: null,
  name,
  billable: true,
  rateCents: null,
  closed: false,
  ...changes,
})

/** Hours of one customer, with a project of 85 euro. */
export async function customer(
  hours: Hours,
  rounding?: Omit<BodyOf<typeof contract.projects.saveRounding>, 'contactId'>,
) {
  const contactId = await hours.books.contact()
  const projectId = await hours.project({ contactId })
  if (rounding) {
    await hours.client.call(contract.projects.saveRounding, { params: hours.params, body: { contactId, ...rounding } })
  }
  return { contactId, projectId }
}
