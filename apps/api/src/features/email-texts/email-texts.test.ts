import { contract, type BodyOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

const { settings } = contract
const list = () => books.client.call(settings.emailTexts, { params: books.params })
const save = (changes: Partial<BodyOf<typeof settings.saveEmailText>>) =>
  books.client.send(settings.saveEmailText, {
    params: books.params,
    body: { kind: 'invoice', language: 'nl', subject: 'Factuur', body: aLetter(), version: 0, ...changes },
  })

test('words are chosen, changed with their version, and given back to the standard', async () => {
  const [standard, credit, ...rest] = await list()
  expect([standard, credit]).toMatchObject([
    { kind: 'invoice', isStandard: true, version: 0 },
    { kind: 'credit_invoice', isStandard: true, version: 0 },
  ])
  expect(await save({ subject: ' Rekening ' })).toMatchObject({ status: 200, body: { version: 1 } })
  expect(await save({ subject: 'Nota' })).toMatchObject({ status: 409, body: { code: 90002 } })
  expect(await save({ subject: 'Nota', version: 1 })).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await list()).toEqual([
    { kind: 'invoice', language: 'nl', subject: 'Nota', body: aLetter(), isStandard: false, version: 2 },
    credit,
    ...rest,
  ])
  for (let times = 0; times < 2; times += 1) {
    await books.client.call(settings.resetEmailText, {
      params: books.params,
      body: { kind: 'invoice', language: 'nl' },
    })
    expect(await list()).toEqual([standard, credit, ...rest])
  }
})

test('only what the editor can make is kept', async () => {
  const paragraph = (content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
  const deep = (depth: number): object =>
    depth === 0 ? { type: 'paragraph' } : { type: 'quote', content: [deep(depth - 1)] }
  const wrong: unknown[] = [
    aLetter(' '),
    '<p>HTML</p>',
    { type: 'doc', content: [{ type: 'html', content: '<b>' }] },
    paragraph([{ type: 'text', text: 'x', marks: [{ type: 'style' }] }]),
    paragraph([{ type: 'variable', attrs: { name: '"><script>' } }]),
    { type: 'doc', content: [deep(9)] },
    aLetter('x'.repeat(50_000)),
  ]
  for (const body of wrong) expect(await save({ body: body as never })).toMatchObject({ status: 422 })
  const kept = paragraph([{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'https://a.example' } }] }])
  await save({ body: { ...kept, evil: 1 } as never })
  expect((await list())[0]?.body).toEqual(kept)
})

test('each mail has words of its own in each language, and one that is changed leaves the others alone', async () => {
  const own = await Books.open(server)
  const mails = () => own.client.call(settings.emailTexts, { params: own.params })
  const before = await mails()
  expect(before.map(({ kind, language }) => `${language} ${kind}`)).toEqual([
    'nl invoice', 'nl credit_invoice', 'nl estimate', 'nl estimate_reminder',
    'en invoice', 'en credit_invoice', 'en estimate', 'en estimate_reminder', 'en reminder', 'en notice', 'en demand',
    'de invoice', 'de credit_invoice', 'de estimate', 'de estimate_reminder', 'de reminder', 'de notice', 'de demand',
  ]) // prettier-ignore
  for (const language of ['en', 'de'] as const)
    await own.client.call(settings.saveEmailText, {
      params: own.params,
      body: { kind: 'estimate', language, subject: `In het ${language}`, body: aLetter(), version: 0 },
    })
  const changed = (await mails()).filter(({ isStandard }) => !isStandard)
  expect(changed.map(({ language, subject }) => [language, subject])).toEqual([
    ['en', 'In het en'],
    ['de', 'In het de'],
  ])
  await own.client.call(settings.resetEmailText, { params: own.params, body: { kind: 'estimate', language: 'en' } })
  expect((await mails()).filter(({ isStandard }) => !isStandard)).toMatchObject([{ kind: 'estimate', language: 'de' }])
})

test('the Dutch words of a reminder are those of its step, and are not kept twice', async () => {
  expect(await save({ kind: 'reminder' })).toMatchObject({
    status: 422,
    body: { fields: { language: expect.stringMatching(/Herinneringen/) } },
  })
  const rows = books.rows(
    `INSERT INTO email_texts (administration_id, kind, language, subject, body) VALUES ($1, 'reminder', 'nl', 'x', '{}')`,
  )
  await expect(rows).rejects.toMatchObject({ constraint: 'email_texts_kind' })
})
