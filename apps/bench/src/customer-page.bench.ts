import { contract } from '@klopt/api-client/contract'
import { createTestServer } from '@klopt/api/testing'
import type { Row } from './bench.ts'
import { addContact, addDraft } from './endpoints/builders.ts'
import { buildWebApp } from './login-page/build.ts'
import { loadedBytes } from './login-page/loaded-bytes.ts'
import { startAudited } from './login-paint/lighthouse.ts'
import { interleave } from './measure/interleave.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource, temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf, type Spread } from './measure/spread.ts'
import { kilobytes, milliseconds } from './report/figures.ts'

export const name = 'customer-page'
export const goal =
  'the page of a customer brings at most 1.05 x the script of the login page, and its largest paint takes at most 1.2 x'

const rounds = 5
const mostScript = 1.05
const mostPaint = 1.2
const invoices = 4
/** The amount that is to be paid, which is what one comes for. */
const amount = 'main dd'
const field = 'input[type=password]'
const phone = { viewport: { width: 390, height: 844 }, locale: 'nl-NL' }
const desktop = { viewport: { width: 1440, height: 900 }, locale: 'nl-NL' }

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  await using postgres = await startPostgres()
  await using audited = await startAudited()
  const { connection } = postgres
  const server = await createTestServer({ connection, forBenchmark: true, webFolder: await buildWebApp(folder.path) })
  await using _server = resource({}, () => server.stop())
  const linkOf = await customerWithInvoices(server)
  const login = `${server.url}/v2/authenticate`

  const bytesOn = async (screen: typeof phone) => ({
    ours: (await loadedBytes(audited.browser, await linkOf(), amount, screen)).script,
    login: (await loadedBytes(audited.browser, login, field, screen)).script,
  })
  const scripts = [
    scriptRow('customer page, JavaScript on a phone', await bytesOn(phone)),
    scriptRow('customer page, JavaScript on a desktop, where the invoice itself stands beside', await bytesOn(desktop)),
  ]
  const paints = await interleave(rounds, {
    ours: async () => (await audited.audit(await linkOf())).largestPaintMs,
    login: async () => (await audited.audit(login)).largestPaintMs,
  })
  return [...scripts, paintRow('customer page, largest paint by Lighthouse', paints)]
}

/** A customer with invoices to pay, and what gives a new link to their page. */
async function customerWithInvoices(
  server: Awaited<ReturnType<typeof createTestServer>>,
): Promise<() => Promise<string>> {
  const { id: administrationId, owner } = await server.world.administration()
  const client = await server.world.as(owner)
  const contactId = await addContact(client, administrationId, 0)
  for (let index = 0; index < invoices; index += 1) {
    const { id: invoiceId, version } = await addDraft(client, administrationId, contactId)
    await client.call(contract.invoices.finalise, { params: { administrationId, invoiceId }, body: { version } })
  }
  return async () => {
    const { path } = await client.call(contract.customerLinks.preview, { params: { administrationId, contactId } })
    return server.url + path
  }
}

const scriptRow = (what: string, { ours, login }: { ours: number; login: number }): Row => ({
  what,
  ours: kilobytes(ours),
  beside: `${kilobytes(login)} login page`,
  ...held(spreadOf([ours / login]), mostScript),
})

const paintRow = (what: string, { ours, login }: { ours: number[]; login: number[] }): Row => ({
  what,
  ours: milliseconds(spreadOf(ours).median),
  beside: `${milliseconds(spreadOf(login).median)} login page`,
  ...held(ratioOf(ours, login), mostPaint),
})

const held = (ratio: Spread, most: number) => ({ ratio, goal: `<= ${most} x`, met: ratio.median <= most })
