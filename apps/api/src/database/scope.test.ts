import { afterAll, beforeAll, expect, test } from 'vitest'
import { Books } from '../features/books.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import type { Db } from './db.ts'
import type { Scope } from './scope.ts'
import { withRead, withTransaction } from './transaction.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const read = <T>(scope: Scope, work: (db: Db) => Promise<T>) => withRead(server.services.pool, scope, work)
const write = <T>(scope: Scope, work: (db: Db) => Promise<T>) => withTransaction(server.services.pool, scope, work)
const administrationIds = async (db: Db) =>
  (await db.selectFrom('administrations').select('id').orderBy('id').execute()).map(({ id }) => id)

test('a user sees their own roles and the administrations that these and their firm open', async () => {
  const { world } = server
  const firmId = await world.firm()
  const user = await world.user({ firmId })
  const [own, client, left, foreign] = [
    await world.administration({ owner: user }),
    await world.administration({ firmId }),
    await world.administration(),
    await world.administration(),
  ]
  await world.role({ user, administrationId: left.id, permissions: ['ADMIN'], deactivated: true })
  const scope: Scope = { kind: 'user', userId: user.id }

  expect(await read(scope, administrationIds)).toEqual([own.id, client.id])
  const roles = await read(scope, (db) => db.selectFrom('roles').select('administration_id').orderBy('id').execute())
  expect(roles.map((role) => role.administration_id)).toEqual([own.id, left.id])
  expect(await read({ kind: 'user', userId: foreign.owner.id }, administrationIds)).toEqual([foreign.id])
  expect(await read({ kind: 'user' }, administrationIds)).toEqual([])
})

test('a user changes no role and no administration from outside of it', async () => {
  const { id, owner } = await server.world.administration()
  const scope: Scope = { kind: 'user', userId: owner.id }
  const promoted = await write(scope, (db) =>
    db
      .updateTable('roles')
      .set({ permissions: ['COMPLIANCE'] })
      .where('user_id', '=', owner.id)
      .executeTakeFirst(),
  )
  const renamed = await write(scope, (db) =>
    db.updateTable('administrations').set({ company_name: 'X' }).where('id', '=', id).executeTakeFirst(),
  )
  expect([promoted.numUpdatedRows, renamed.numUpdatedRows]).toEqual([0n, 0n])
})

test('a user leaves and reads audit rows of their own, never of somebody else or of books', async () => {
  const { id, owner } = await server.world.administration()
  const other = await server.world.user()
  const scope: Scope = { kind: 'user', userId: owner.id }
  const note = (userId: number, administrationId: number | null) =>
    write(scope, (db) =>
      db
        .insertInto('audit_log')
        .values({
          user_id: userId,
          administration_id: administrationId,
          action: 'a',
          details: '{}',
          entity: 'e',
          created_at: new Date(),
        })
        .execute(),
    )
  await note(owner.id, null)
  await expect(note(other.id, null)).rejects.toMatchObject({ code: '42501' })
  await expect(note(owner.id, id)).rejects.toMatchObject({ code: '42501' })
  const actions = (userId: number) =>
    read({ kind: 'user', userId }, (db) => db.selectFrom('audit_log').select('action').execute())
  expect(await actions(owner.id)).toContainEqual({ action: 'a' })
  expect(await actions(other.id)).toEqual([])
})

test('a customer sees what was made final for them and nothing else, and changes nothing', async () => {
  const books = await Books.open(server)
  const [customer, neighbour] = [await books.contact(), await books.contact()]
  const final = await books.invoice({ contactId: customer })
  await books.draft({ contactId: customer })
  await books.invoice({ contactId: neighbour })
  const elsewhere = await Books.open(server)
  await elsewhere.invoice()
  const scope: Scope = { kind: 'customer', contactId: customer }

  const invoices = await read(scope, (db) => db.selectFrom('invoices').select('id').execute())
  expect(invoices).toEqual([{ id: final.id }])
  const lines = await read(scope, (db) => db.selectFrom('invoice_lines').select('invoice_id').distinct().execute())
  expect(lines).toEqual([{ invoice_id: final.id }])
  const contacts = await read(scope, (db) => db.selectFrom('contacts').select('id').execute())
  expect(contacts).toEqual([{ id: customer }])
  const open = await read(scope, (db) => db.selectFrom('open_items').select('invoice_id').execute())
  expect(open).toEqual([{ invoice_id: final.id }])
  expect(await read(scope, administrationIds)).toEqual([books.id])
  for (const table of [
    'journal_lines',
    'journal_entries',
    'bank_transactions',
    'roles',
    'audit_log',
    'accounts',
  ] as const) {
    const { count } = await read(scope, (db) =>
      db.selectFrom(table).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    )
    expect({ table, count: Number(count) }).toEqual({ table, count: 0 })
  }
  const changed = await write(scope, (db) => db.updateTable('contacts').set({ name: 'X' }).executeTakeFirst())
  expect(changed.numUpdatedRows).toBe(0n)
})

test('a customer can open the PDF of their own invoice and no other file', async () => {
  const books = await Books.open(server)
  const [customer, neighbour] = [await books.contact(), await books.contact()]
  const own = await books.invoice({ contactId: customer })
  const foreign = await books.invoice({ contactId: neighbour })
  const file = (name: string) =>
    write({ kind: 'administration', administrationId: books.id }, (db) =>
      db
        .insertInto('files')
        .values({
          administration_id: books.id,
          sha256: Buffer.alloc(32, name),
          name,
          mime_type: 'application/pdf',
          size_bytes: 1,
          created_by: null,
          created_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  const attach = async (invoiceId: number, name: string) => {
    const { id } = await file(name)
    await write({ kind: 'administration', administrationId: books.id }, (db) =>
      db.updateTable('invoices').set({ pdf_file_id: id }).where('id', '=', invoiceId).execute(),
    )
  }
  await attach(own.id, 'eigen.pdf')
  await attach(foreign.id, 'buren.pdf')
  const files = await read({ kind: 'customer', contactId: customer }, (db) =>
    db.selectFrom('files').select('name').execute(),
  )
  expect(files).toEqual([{ name: 'eigen.pdf' }])
})
