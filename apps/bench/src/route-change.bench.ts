import { contract } from '@klopt/api-client/contract'
import type { KloptTestServer, TestAdministration } from '@klopt/api/testing'
import type { Row } from './bench.ts'
import { addContact, addDraft } from './endpoints/builders.ts'
import { routeChanges, visitAll } from './interaction/route-changes.ts'
import { openAs, serveBoth } from './interaction/serve.ts'
import { interleave } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'route-change'
export const goal = 'a change between cached screens of an administration takes at most 100 ms (p95)'

const rounds = 7
const timesAround = 10
const mostMs = 100
const invoices = 60

export async function run(): Promise<Row[]> {
  await using both = await serveBoth()
  const administration = await both.ours.world.administration()
  await sell(both.ours, administration)
  const open = async (server: KloptTestServer) => {
    const path = `/v2/administrations/${administration.id}/dashboard`
    const page = await openAs(both.browser, server, administration.owner, path)
    const visited = await visitAll(page, administration.id)
    return async () => percentileOf(await routeChanges(page, visited, timesAround), 0.95)
  }
  const contenders = { ours: await open(both.ours), bare: await open(both.bare) }
  await interleave(1, contenders)
  const { ours, bare } = await interleave(rounds, contenders)
  const spread = spreadOf(ours)
  return [
    {
      what: 'p95 of a change between cached screens',
      ours: milliseconds(spread.median),
      beside: `${milliseconds(spreadOf(bare).median)} bare router`,
      ratio: ratioOf(ours, bare),
      goal: `<= ${mostMs} ms`,
      met: spread.median <= mostMs,
    },
  ]
}

/** Final invoices to as many customers. */
async function sell({ world }: KloptTestServer, { id: administrationId, owner }: TestAdministration): Promise<void> {
  const client = await world.as(owner)
  for (let index = 0; index < invoices; index += 1) {
    const { id, version } = await addDraft(client, administrationId, await addContact(client, administrationId, index))
    const params = { administrationId, invoiceId: id }
    await client.call(contract.invoices.finalise, { params, body: { version } })
  }
}
