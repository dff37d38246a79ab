import { contract, type BodyOf, type JournalDraftLine } from '@klopt/api-client/contract'
import { civilDate } from '../../../kernel/clock.ts'
import type { KloptTestServer } from '../../../testing/index.ts'
import type { Books } from '../../books.test-support.ts'
import { draftLine } from '../drafts/drafts.test-support.ts'
import { bookTemplatesJob } from './book-templates.ts'

const { journalTemplates } = contract
export type Key = { readonly id: number; readonly version: number }
type Repetition = BodyOf<typeof journalTemplates.repeat>['repetition']

/** The lines of a rent of 1,250. */
export const rentOf = async (books: Books): Promise<JournalDraftLine[]> => [
  draftLine(await books.account('WBedKanTef'), 125_000, null),
  draftLine(await books.account('BEivKapPrs'), null, 125_000),
]
/** Sends a template, for the answer it gets. */
export const create = (books: Books, lines: JournalDraftLine[], name = 'Huur') =>
  books.client.send(journalTemplates.create, { params: books.params, body: { name, description: 'Huur loods', lines } })
export const created = async (books: Books, name = 'Huur') =>
  (await create(books, await rentOf(books), name)).body as Key
export const paramsOf = (books: Books, { id }: Key) => ({ ...books.params, templateId: id })
export const show = (books: Books, key: Key) =>
  books.client.call(journalTemplates.get, { params: paramsOf(books, key) })
/** Lets a template book itself. */
export const repeat = async (books: Books, key: Key, repetition: Repetition) =>
  books.client.send(journalTemplates.repeat, {
    params: paramsOf(books, key),
    body: { version: (await show(books, key)).version, repetition },
  })
export const monthly = (startsOn: string, endsOn: string | null = null): Repetition => ({
  every: 'month',
  startsOn,
  endsOn,
})

/** What the clock or the start of a server does on a day. */
export async function work(books: Books, day: string): Promise<void> {
  await books.on(day)
  await books.asApp((db) => books.server.jobs.senderFor(db).enqueue(bookTemplatesJob, {}))
  await books.server.jobs.drain()
}
/** The days on which entries stand that a template booked. */
export const bookedOn = async (books: Books) =>
  (
    await books.rows<{ day: string }>(
      `SELECT e.entry_date::text AS day FROM journal_template_runs r JOIN journal_entries e ON e.id = r.journal_entry_id
      WHERE r.administration_id = $1 ORDER BY r.due_on`,
    )
  ).map(({ day }) => day)
/** Pauses a template, lets it go on or throws it away. */
export const press = async (books: Books, key: Key, call: typeof journalTemplates.pause) =>
  books.client.send(call, { params: paramsOf(books, key), body: { version: (await show(books, key)).version } })

/** One run of the job, of a server that others run beside. */
export const runOnce = (server: KloptTestServer) =>
  bookTemplatesJob.run(
    {
      services: server.services,
      now: server.clock.now(),
      today: civilDate(server.clock.now()),
      log: server.app.log,
      jobName: 'journal.templates',
      jobId: 'test',
      isLastTry: false,
      senderFor: (db) => server.jobs.senderFor(db),
    },
    {},
  )
