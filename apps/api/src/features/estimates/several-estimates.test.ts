import { contract } from '@klopt/api-client/contract'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { mailNames } from '../customer-dashboard/customer.test-support.ts'
import { severalFile } from '../several.test-support.ts'
import { accept, Estimates } from './estimates.test-support.ts'

const { estimates } = contract

let server: KloptTestServer
let books: Books
let own: Estimates
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-22')
  own = new Estimates(books)
})

const input = (estimateIds: readonly number[]) => ({ params: books.params, body: { estimateIds: [...estimateIds] } })
const mails = async () => {
  await server.jobs.drain()
  return mailNames(books)
}
const acceptedOne = async () => {
  const estimate = await own.sent()
  await accept(estimate.visitor, estimate.params, { name: 'Anna', version: estimate.seen.version })
  return estimate.id
}

test('each is mailed to its own customer with the usual text, and one that cannot go holds up no other', async () => {
  const sent = await own.sent()
  const before = await mails()
  const first = await own.start()
  const empty = await own.start({ lines: [] })
  const late = await own.start({ validUntil: '2026-11-21', estimateDate: '2026-11-01' })
  const nobodys = await own.start({ contactId: null })
  const unreachable = await own.start({ contactId: await books.contact({ emailAddress: null }) })
  const ids = [first.id, sent.id, empty.id, late.id, nobodys.id, unreachable.id, first.id, 999_999_999]
  const { done, refused } = await books.client.call(estimates.sendSeveral, input(ids))
  expect(done).toEqual([first.id])
  expect(new Map(refused.map(({ id, name, reason }) => [id, [name, reason]]))).toEqual(
    new Map([
      [sent.id, [(await own.show(sent.id)).number, expect.stringContaining('al verstuurd')]],
      [empty.id, [null, 'Voeg minstens één regel toe']],
      [late.id, [null, expect.any(String)]],
      [nobodys.id, [null, 'Kies een relatie']],
      [unreachable.id, [null, 'Vul bij de relatie een e-mailadres in']],
      [999_999_999, [null, expect.any(String)]],
    ]),
  )
  expect(await mails()).toHaveLength(before.length + 1)
  // What was refused took no number: this one follows on the one that was sent first.
  expect((await own.show(first.id)).status).toBe('sent')
  expect((await own.show(empty.id)).number).toBeNull()
})

test('pressed twice at once, each leaves once, and the second is told that it was sent', async () => {
  const ids = [(await own.start()).id, (await own.start()).id]
  const before = (await mails()).length
  const outcomes = await Promise.all([1, 2].map(() => books.client.call(estimates.sendSeveral, input(ids))))
  expect(outcomes.map(({ done }) => done.length).toSorted((a, b) => a - b)).toEqual([0, 2])
  expect(outcomes.flatMap(({ refused }) => refused.map(({ id, reason }) => [id, reason]))).toEqual(
    ids.map((id) => [id, expect.stringContaining('al verstuurd')]),
  )
  expect(await mails()).toHaveLength(before + 2)
})

test('what was accepted becomes a draft invoice each, and what was not is told by its number', async () => {
  const accepted = [await acceptedOne(), await acceptedOne()]
  const open = (await own.sent()).id
  const outcome = await books.client.call(estimates.severalToInvoices, input([...accepted, open]))
  expect(outcome).toEqual({
    done: accepted,
    refused: [{ id: open, name: (await own.show(open)).number, reason: expect.any(String) }],
  })
  for (const id of accepted) expect(await own.show(id)).toMatchObject({ status: 'invoiced', leftCents: 0 })
  const again = await books.client.call(estimates.severalToInvoices, input(accepted))
  expect(again.done).toEqual([])
})

test('the zip has a PDF of each, and the one PDF the pages of each once in the order they were chosen', async () => {
  const drafts = [await own.start({ reference: 'Eerste' }), await own.start({ reference: 'Tweede' })]
  const sent = await own.sent()
  const { number } = await own.show(sent.id)
  const ids = [sent.id, ...drafts.map(({ id }) => id), sent.id]
  const zip = unzipSync(await severalFile(books, 'several-estimates/download', { estimateIds: ids }))
  expect(Object.keys(zip)).toEqual([`Offerte ${number}.pdf`, 'Offerte concept.pdf', 'Offerte concept (2).pdf'])
  const { pages } = await readPdf(await severalFile(books, 'several-estimates/download-pdf', { estimateIds: ids }))
  expect(pages).toHaveLength(3)
  expect(pages[0]).toContain(number)
  expect(pages[2]).toContain('Tweede')
})

test('estimates of another administration are not found, and none or too many are refused', async () => {
  const others = new Estimates(await Books.openOn(server, '2026-11-22'))
  const { id } = await others.start()
  for (const call of [estimates.sendSeveral, estimates.severalToInvoices]) {
    expect(await books.client.call(call, input([id]))).toMatchObject({ done: [], refused: [{ id, name: null }] })
  }
  for (const call of [estimates.downloadSeveral, estimates.downloadSeveralPdf]) {
    expect(await books.client.send(call, input([id]))).toMatchObject({ status: 404 })
  }
  expect(await books.client.send(estimates.sendSeveral, input([]))).toMatchObject({ status: 422 })
  const many = Array.from({ length: 101 }, (_, index) => index + 1)
  expect(await books.client.send(estimates.sendSeveral, input(many))).toMatchObject({ status: 422 })
  expect((await others.show(id)).status).toBe('draft')
})
