import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@klopt/api-client/contract'
import { CallError, TestClient } from '@klopt/api/testing'
import { writeCamt053 } from '@klopt/bank-statements/testing'
import { addDraft } from '../endpoints/builders.ts'
import { uploadAndRead } from '../recognition/upload.ts'
import { sampleStatement } from '../sample-statement.ts'
import type { ScaleServer } from './server.ts'

const LOOK_EVERY_MS = 100
const BUSY = [429, 503]

/** Somebody who keeps the books of the server. */
export function personAt({ url, cookies }: ScaleServer, place = 0): TestClient {
  const client = new TestClient(url)
  for (const pair of (cookies[place % cookies.length] ?? '').split('; ')) client.setCookie(pair)
  return client
}

/** One entry, which takes the next number. */
export async function postEntry(client: TestClient, { administrationId, accountIds }: ScaleServer): Promise<void> {
  const [accountId, other] = accountIds
  const body = {
    entryDate: '2026-06-01',
    description: 'Boeking',
    lines: [
      { accountId, debitCents: 100, creditCents: 0 },
      { accountId: other, debitCents: 0, creditCents: 100 },
    ],
  }
  const input = { params: { administrationId }, body }
  const idempotencyKey = randomUUID()
  await answered(() => client.send(contract.journalEntries.create, input, { idempotencyKey }))
}

/** An invoice that is made, numbered where it is final, and drawn. */
export async function drawInvoice(client: TestClient, server: ScaleServer, isFinal: boolean): Promise<void> {
  const params = { administrationId: server.administrationId }
  const draft = await addDraft(client, server.administrationId, server.contactId)
  const one = { ...params, invoiceId: draft.id }
  if (isFinal) await client.call(contract.invoices.finalise, { params: one, body: { version: draft.version } })
  await answered(() => client.send(contract.invoices.pdf, { params: one }))
}

const FIRST_DAY = Date.UTC(2012, 0, 1)
const DAY_MS = 86_400_000
let statements = 0

/** A bank file of the next day: one that overlaps with what there is would be refused. */
export async function importLines(client: TestClient, server: ScaleServer, lineCount: number): Promise<void> {
  const date = new Date(FIRST_DAY + (statements += 1) * DAY_MS).toISOString().slice(0, 10)
  const statement = sampleStatement(lineCount)
  const lines = statement.lines.map((line) => ({ ...line, date, valueDate: date }))
  const content = { ...statement, from: date, to: date, openingBalanceCents: null, statementId: date, lines }
  const { imported } = await client.call(contract.bank.import, {
    params: { administrationId: server.administrationId },
    query: { name: 'afschrift.xml', createBook: 'true' },
    body: new Blob([writeCamt053(content)]),
  })
  if (imported !== lineCount) throw new Error(`${imported} of ${lineCount} lines came in`)
}

/** The workbook of all contacts. */
export async function exportContacts({ url, cookies, listPath }: ScaleServer): Promise<void> {
  await answered(async () => {
    const response = await fetch(`${url}${listPath}/export?format=xlsx`, {
      method: 'POST',
      headers: { cookie: cookies[0] ?? '' },
    })
    await response.arrayBuffer()
    return response
  })
}

/** A document that is uploaded and read. */
export const readDocument = (
  { url, cookies, listPath, administrationId }: ScaleServer,
  name: string,
  content: Uint8Array,
): Promise<void> =>
  uploadAndRead(
    { url, cookie: cookies[0] ?? '', listPath, administrationId },
    { name, content, lookEveryMs: LOOK_EVERY_MS },
  )

/** Asks again where it is told that there is no place, as the web app does. */
async function answered(ask: () => Promise<{ readonly status: number }>): Promise<void> {
  for (;;) {
    const { status } = await ask()
    if (status === 200) return
    if (!BUSY.includes(status)) throw new Error(`what was asked was answered with ${status}`)
    await pause(LOOK_EVERY_MS)
  }
}

/** Whether somebody was told to ask again later. */
export const isBusy = (error: unknown): boolean => error instanceof CallError && BUSY.includes(error.status)
