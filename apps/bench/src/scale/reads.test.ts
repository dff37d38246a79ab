import { contract, type NamedCall } from '@klopt/api-client/contract'
import { TestClient, type RawAnswer } from '@klopt/api/testing'
import { expect, test } from 'vitest'
import { NOT_MEASURED } from './not-measured.ts'
import { ALL_READS } from './reads.ts'

const calls = Object.values(contract).flatMap((area) => Object.values<NamedCall>(area))
const reads = calls.filter(({ method }) => method === 'GET')

/** Answers everything and keeps which paths of the contract were asked for. */
class Listener extends TestClient {
  readonly paths = new Set<string>()

  override async send({ path }: Pick<NamedCall, 'path'>): Promise<RawAnswer> {
    this.paths.add(path)
    return { status: 200, headers: new Headers(), body: {} }
  }
}

async function measuredNames(): Promise<string[]> {
  const listener = new Listener('http://localhost')
  const books = {
    user: listener,
    params: { administrationId: 1 },
    accountId: 1,
    journalId: 1,
    contactId: 1,
    projectId: 1,
    productId: 1,
    customer: { visitor: listener, params: { token: 'token' } },
    firm: { keeper: listener, params: { firmId: 1 }, clientId: 1 },
    staff: listener,
  }
  for (const { call } of ALL_READS) await call(books)
  return reads.filter(({ path }) => listener.paths.has(path)).map(({ name }) => name)
}

test('each read of the contract is measured, or left out for a reason', async () => {
  const known = [...(await measuredNames()), ...Object.values(NOT_MEASURED).flat()]
  expect(known.toSorted()).toEqual(reads.map(({ name }) => name).toSorted())
})

test('no two reads have one name', () => {
  const names = ALL_READS.map(({ what }) => what)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
