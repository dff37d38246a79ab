import type { ParamsOf, TicketTag } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import { crc32, deflateSync } from 'node:zlib'
import type { CallOptions, KloptTestServer, TestAdministration, TestClient } from '../../testing/index.ts'

const { tickets } = contract

export interface NewTicket {
  readonly subject?: string
  readonly message?: string
  readonly tag_id?: TicketTag
  readonly permit_access_by_klopt?: boolean
}

/** Somebody who asks for help in an administration. */
export class Customer {
  readonly client: TestClient
  readonly params: ParamsOf<typeof tickets.list>

  constructor(client: TestClient, administrationId: number) {
    this.client = client
    this.params = { administrationId }
  }

  static async ofNew(server: KloptTestServer, books?: TestAdministration): Promise<Customer> {
    const { id, owner } = books ?? (await server.world.administration())
    return new Customer(await server.world.as(owner), id)
  }

  send(ticket: NewTicket = {}, options: CallOptions = {}) {
    const body = { subject: 'Vraag', message: 'Hoe werkt dit?', tag_id: 1, permit_access_by_klopt: false, ...ticket }
    return this.client.send(tickets.create, { params: this.params, body }, options)
  }

  async ticket(ticket: NewTicket = {}): Promise<number> {
    const { body } = await this.send(ticket)
    return (body as { id: number }).id
  }

  list() {
    return this.client.call(tickets.list, { params: this.params })
  }

  get(ticketId: number) {
    return this.client.call(tickets.get, { params: { ...this.params, ticketId } })
  }

  async conversation(ticketId: number) {
    return (await this.client.call(tickets.responses, { params: { ...this.params, ticketId } })).items
  }

  reply(ticketId: number, message = 'Nog iets.') {
    return this.client.call(tickets.reply, { params: { ...this.params, ticketId }, body: { message } })
  }

  close(ticketId: number) {
    return this.client.send(tickets.close, { params: { ...this.params, ticketId } })
  }

  async firstResponse(ticketId: number): Promise<number> {
    return (await this.conversation(ticketId))[0]?.id ?? 0
  }

  attach(responseId: number, content: Buffer, name = 'scherm.png', options: CallOptions = {}) {
    const body = { content: content.toString('base64'), name }
    return this.client.send(tickets.uploadAttachment, { params: { ...this.params, responseId }, body }, options)
  }

  download(attachmentId: number) {
    return this.client.send(tickets.downloadAttachment, { params: { ...this.params, attachmentId } })
  }
}

/** A picture of one pixel of a colour, with whatever behind it. */
export function png(red = 255, padding = 0): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, red, 0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.alloc(padding),
  ])
}

export const codeOf = ({ body }: { body: unknown }) => (body as { code?: number } | null)?.code

/** Somebody else in the administration of a customer. */
export async function colleagueOf(
  server: KloptTestServer,
  customer: Customer,
  permissions: ('ADMIN' | 'ACCOUNTING' | 'TIME_TRACKING')[],
) {
  const user = await server.world.user({ firstName: 'Coos', lastName: 'Collega' })
  await server.world.role({ user, administrationId: customer.params.administrationId, permissions })
  return new Customer(await server.world.as(user), customer.params.administrationId)
}
