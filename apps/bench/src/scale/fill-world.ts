import { setTimeout as pause } from 'node:timers/promises'
import { findBookFaults } from '@klopt/api/bench'
import pg from 'pg'
import { fillAdministration, keepUp } from '../large-books/fill-books.ts'
import { resource } from '../measure/resources.ts'
import { fillStates, fillFirm } from '../worklist/fill-firm.ts'
import { openDatabases, type Side } from './databases.ts'
import { fillClientHours } from './fill-client-hours.ts'
import { fillLists, type MadeBooks } from './fill-lists.ts'
import { fillPapers } from './fill-papers.ts'
import { filledAtOnce } from './set-aside.ts'
import { linesOf, LOOKED_COMPANY, type Scale } from './sizes.ts'

/** Whom the books and the firm that are looked at are of. */
export interface Looked {
  readonly administrationId: number
  readonly ownerId: number
  readonly firmId: number
  readonly keeperId: number
  /** Who works for Klopt. */
  readonly staffId: number
}

export interface FilledWorld {
  readonly among: Looked
  readonly alone: Looked
  /** Journal lines of the others. */
  readonly lines: number
  readonly filledInMs: number
  readonly provedInMs: number
}

const CLIENTS_OF_A_FIRM = 50
const LOOKED_LINES = 10_000
const LOOKED_CONTACTS = 1_000
/** One connection keeps one processor busy. */
const MAKERS = 2
const UPKEEP_EVERY_MS = 15_000
const FIRST_ONES = 20
const ENOUGH_LINES = 100_000
/** What is known of the tables is counted anew when they are so much larger. */
const MOST_GROWTH = 1.25

/** Makes both databases in a folder, and proves that all books in them add up. */
export async function fillWorld(folder: string, scale: Scale): Promise<FilledWorld> {
  await using databases = await openDatabases(folder, { fast: true })
  const { among, alone } = databases
  let lines = 0
  const looked: Looked[] = []
  const filledInMs = await told('filled', async () => {
    await filledAtOnce(among.client, () => fillOthers(among, scale))
    lines = await linesIn(among)
    looked.push(await fillLooked(among), await fillLooked(alone))
    for (const { client } of [among, alone]) await client.query('VACUUM ANALYZE')
  })
  const provedInMs = await told('proved', async () => {
    for (const side of [among, alone]) await proveAll(side)
  })
  const [lookedAmong, lookedAlone] = looked
  if (!lookedAmong || !lookedAlone) throw new Error('there is nothing to look at')
  return { among: lookedAmong, alone: lookedAlone, lines, filledInMs, provedInMs }
}

async function told(what: string, work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  const ms = performance.now() - start
  console.error(`  ${what} in ${Math.round(ms / 1000)} s`)
  return ms
}

/** All administrations but the one that is looked at, each a client of a firm. */
async function fillOthers(side: Side, scale: Scale): Promise<void> {
  const firms = await makeFirms(side, Math.ceil(scale.administrations / CLIENTS_OF_A_FIRM))
  const books: MadeBooks[] = []
  const fill = async (client: pg.Client, place: number) => {
    const firm = firms[Math.floor(place / CLIENTS_OF_A_FIRM)]
    if (!firm) throw new Error('there is no firm')
    const { id } = await side.server.world.administration({ firmId: firm.firmId })
    const lineCount = linesOf(scale, place)
    await fillAdministration(client, id, { lineCount, contactCount: Math.min(1_000, Math.ceil(lineCount / 20)) })
    await fillPapers(client, id, lineCount)
    await keepUp(client, id)
    firm.clientIds.push(id)
    books.push({ id, lineCount })
  }
  const places = Array.from({ length: scale.administrations }, (_, place) => place)
  // The plans of what checks each row are made of what is known of its tables: something, before the largest come.
  await allOf(side, places.splice(-FIRST_ONES).values(), fill)
  await side.client.query('ANALYZE')
  await keepingUp(side, allOf(side, places.values(), fill))
  await fillListsOf(side, books)
  for (const { keeperId, clientIds } of firms) {
    await fillStates(side.client, keeperId, clientIds)
    await fillClientHours(side.client, keeperId, clientIds)
  }
}

async function linesIn({ client }: Side): Promise<number> {
  const { rows } = await client.query<{ lines: string }>('SELECT count(*) AS lines FROM journal_lines')
  return Number(rows[0]?.lines)
}

/** Each connection has every so many of them, so that what is large is spread. Plans need to know what was filled before. */
async function fillListsOf(side: Side, books: readonly MadeBooks[]): Promise<void> {
  await side.client.query('ANALYZE')
  const shares = Array.from({ length: MAKERS }, (_, maker) => books.filter((_book, place) => place % MAKERS === maker))
  await allOf(side, shares.values(), fillLists)
}

/**
 * What PostgreSQL does by itself where it is durable. Without it the check of each statement reads the lines of all books, and who folds
 * balances goes through all that was folded before.
 */
async function keepingUp({ client }: Side, work: Promise<void>): Promise<void> {
  const ended = work.then(() => true)
  // Told below, after what is asked of the database at that moment.
  ended.catch(() => {})
  let knownLines = 0
  do {
    await client.query('VACUUM balance_deltas, vat_deltas')
    const lines = await committedLines(client)
    if (lines > MOST_GROWTH * knownLines) {
      await client.query('ANALYZE journal_entries, journal_lines, invoices, purchases, open_items')
      knownLines = lines
    }
  } while (!(await Promise.race([ended, pause(UPKEEP_EVERY_MS, false, { ref: false })])))
}

/** None before there are enough: pages of which no row is committed yet would count as empty, and be read whole for each entry that is checked. */
async function committedLines(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ lines: string }>(
    "SELECT n_live_tup AS lines FROM pg_stat_user_tables WHERE relname = 'journal_lines'",
  )
  const lines = Number(rows[0]?.lines)
  return lines > ENOUGH_LINES ? lines : 0
}

interface Firm extends Pick<Looked, 'firmId' | 'keeperId'> {
  readonly clientIds: number[]
}

async function makeFirms({ server }: Side, count: number): Promise<Firm[]> {
  const firms: Firm[] = []
  for (let place = 0; place < count; place += 1) {
    const firmId = await server.world.firm(`Kantoor ${place + 1}`)
    firms.push({ firmId, keeperId: (await server.world.user({ firmId })).id, clientIds: [] })
  }
  return firms
}

async function fillLooked({ server, client }: Side): Promise<Looked> {
  const { id, owner } = await server.world.administration({ companyName: LOOKED_COMPANY })
  await fillAdministration(client, id, { lineCount: LOOKED_LINES, contactCount: LOOKED_CONTACTS })
  await fillPapers(client, id, LOOKED_LINES)
  await keepUp(client, id)
  await fillLists(client, [{ id, lineCount: LOOKED_LINES }])
  const firmId = await server.world.firm()
  const keeper = await server.world.user({ firmId })
  const clientIds = await fillFirm(client, { firmId, userId: keeper.id, clients: CLIENTS_OF_A_FIRM })
  await fillClientHours(client, keeper.id, clientIds)
  const staff = await server.world.user({ globalPermissions: ['ADMIN'] })
  return { administrationId: id, ownerId: owner.id, firmId, keeperId: keeper.id, staffId: staff.id }
}

/** Books that do not add up would be measured for nothing. */
async function proveAll(side: Side): Promise<void> {
  const { rows } = await side.client.query<{ id: string }>('SELECT id FROM administrations ORDER BY id')
  await allOf(side, rows.values(), async (client, { id }) => {
    const faults = (await findBookFaults(client, Number(id))).filter(({ name: fault }) => !MADE_SO.has(fault))
    if (faults.length > 0) throw new Error(`administration ${id} does not add up: ${JSON.stringify(faults)}`)
  })
}

/** What was left out: numbers run on over the years. */
const MADE_SO: ReadonlySet<string> = new Set(['gaps_in_entries'])

/** Does something to each, over several connections of the owner at once. */
async function allOf<Each>(
  { connection }: Side,
  all: IterableIterator<Each>,
  act: (client: pg.Client, one: Each) => Promise<void>,
): Promise<void> {
  const work = async () => {
    const client = new pg.Client(connection)
    await client.connect()
    await using _ = resource({}, () => client.end())
    for (let next = all.next(); next.done !== true; next = all.next()) await act(client, next.value)
  }
  await Promise.all(Array.from({ length: MAKERS }, work))
}
