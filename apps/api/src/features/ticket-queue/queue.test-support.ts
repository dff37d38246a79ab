import type { BodyOf, QueryOf, RichTextDocument } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import type { CallOptions, KloptTestServer, TestClient } from '../../testing/index.ts'

const { ticketQueue } = contract

/** A text of one paragraph. */
export const text = (words: string): RichTextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

/** Somebody who answers tickets. */
export class Support {
  readonly client: TestClient
  readonly userId: number

  constructor(client: TestClient, userId: number) {
    this.client = client
    this.userId = userId
  }

  static async ofNew({ world }: KloptTestServer, name = 'Saar'): Promise<Support> {
    const user = await world.user({ firstName: name, lastName: 'Support', globalPermissions: ['ADMIN'] })
    return new Support(await world.as(user), user.id)
  }

  list(query: QueryOf<typeof ticketQueue.list> = {}) {
    return this.client.call(ticketQueue.list, { query })
  }

  get(ticketId: number) {
    return this.client.call(ticketQueue.get, { params: { ticketId } })
  }

  figures() {
    return this.client.call(ticketQueue.figures)
  }

  /** Answers with the version that is there, unless another is given. */
  async answer(ticketId: number, body: Partial<BodyOf<typeof ticketQueue.answer>> = {}, options: CallOptions = {}) {
    const version = body.version ?? (await this.get(ticketId)).version
    const answer = { document: text('Zo doe je dat.'), close: false, ...body, version }
    return this.client.send(ticketQueue.answer, { params: { ticketId }, body: answer }, options)
  }

  note(ticketId: number, words: string) {
    return this.client.send(ticketQueue.note, { params: { ticketId }, body: { document: text(words) } })
  }

  async assign(ticketId: number, userId: number | null) {
    const { version } = await this.get(ticketId)
    return this.client.send(ticketQueue.assign, { params: { ticketId }, body: { userId, version } })
  }

  async setState(ticketId: number, state: 'open' | 'closed') {
    const { version } = await this.get(ticketId)
    return this.client.send(ticketQueue.setState, { params: { ticketId }, body: { state, version } })
  }
}
