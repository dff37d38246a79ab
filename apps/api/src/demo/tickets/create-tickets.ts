import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { answerTicket, assignTicket, noteOnTicket } from '../../features/ticket-queue/change-ticket.ts'
import { insertSavedReply } from '../../features/ticket-queue/saved-replies.ts'
import { attach, readAttachment } from '../../features/tickets/attachments.ts'
import { closeTicket, createTicket, reply } from '../../features/tickets/write-ticket.ts'
import type { Services } from '../../kernel/services.ts'
import { readText } from '../articles/read-text.ts'
import type { DemoPerson } from '../people.ts'
import { savedReplies } from './saved-replies.ts'
import { screenshot } from './screenshot.ts'
import { ticketStories, type Step, type TicketStory } from './ticket-stories.ts'

const HOUR_MS = 3_600_000

interface Telling {
  readonly services: Services
  readonly ids: Readonly<Record<DemoPerson, number>>
  readonly now: Date
}

/** Tickets in every state, with what support keeps beside them. */
export async function createTickets(db: Db, telling: Telling): Promise<void> {
  await changeScope(db, { kind: 'system' })
  for (const [title, text] of Object.entries(savedReplies)) {
    await insertSavedReply(db, { title, document: read(text) }, telling.now)
  }
  for (const story of ticketStories) await createConversation(db, story, telling)
}

const read = (text: string) => readText(text, (where) => where)

interface Told {
  readonly administrationId: number
  readonly ticketId: number
  readonly authorId: number
  readonly staffId: number
  readonly at: Date
}

async function createConversation(db: Db, story: TicketStory, { services, ids, now }: Telling): Promise<void> {
  const { id: administrationId } = await db
    .selectFrom('companies')
    .select('id')
    .where('company_name', '=', story.company)
    .executeTakeFirstOrThrow()
  const [first, ...steps] = story.steps
  const author = { administrationId, userId: ids[story.author], seesAll: false }
  const moment = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS)
  const { ticketId, responseId } = await createTicket(
    db,
    { ...author, now: moment(first.hoursAgo) },
    { subject: story.subject, message: first.message, tagId: story.tagId },
  )
  if (story.hasScreenshot) {
    const content = (await screenshot()).toString('base64')
    const file = readAttachment({ content, name: 'schermafdruk.png' })
    const sha256 = await services.files.put(administrationId, file.bytes)
    await attach(db, author, responseId, { ...file, sha256 }, moment(first.hoursAgo))
  }
  const told = { administrationId, ticketId, authorId: author.userId, staffId: ids.support }
  for (const step of steps) await takeStep(db, step, { ...told, at: moment(step.hoursAgo) })
  if (story.isAssigned) await assignTicket(db, await keyOf(db, ticketId), ids.support)
  if (story.closedHoursAgo !== undefined) await closeTicket(db, author, ticketId, moment(story.closedHoursAgo))
}

async function takeStep(db: Db, step: Step, { administrationId, ticketId, authorId, staffId, at }: Told) {
  const staff = { userId: staffId, now: at }
  if ('message' in step) {
    await reply(db, { administrationId, userId: authorId, seesAll: false }, ticketId, step.message, at)
  } else if ('note' in step) {
    await noteOnTicket(db, staff, ticketId, read(step.note))
  } else {
    const { version } = await keyOf(db, ticketId)
    await answerTicket(db, staff, ticketId, { document: read(step.answer), close: step.close ?? false, version })
  }
}

async function keyOf(db: Db, ticketId: number): Promise<{ ticketId: number; version: number }> {
  const { version } = await db
    .selectFrom('tickets')
    .select('version')
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return { ticketId, version }
}
