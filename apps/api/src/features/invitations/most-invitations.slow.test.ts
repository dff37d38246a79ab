import { invitations } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { mailsTo } from '../authentication/mails.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
let count = 0

async function company() {
  const { id: administrationId, owner } = await server.world.administration({ companyName: 'Bakkerij Zon' })
  return { administrationId, params: { administrationId }, owner, client: await server.world.as(owner) }
}

/** Sends an invitation and answers the key of the mailed link. */
async function invite(
  client: TestClient,
  administrationId: number,
  emailAddress = `nieuw${(count += 1)}@test.example`,
  earlier: readonly string[] = [],
) {
  const { id: invitationId } = await client.call(invitations.send, {
    params: { administrationId },
    body: { emailAddress, permissions: ['ACCOUNTING'] },
  })
  return {
    emailAddress,
    invitationId,
    params: { administrationId, invitationId },
    key: await mailedKey(emailAddress, earlier),
  }
}

/** The key of the mailed link that is none of the earlier ones. */
async function mailedKey(emailAddress: string, earlier: readonly string[] = []): Promise<string> {
  const mails = (await mailsTo(server, emailAddress)).filter(({ kind }) => kind === 'invitation')
  const [fresh, ...others] = mails.filter(({ query }) => !earlier.includes(query['key'] ?? ''))
  expect(others).toEqual([])
  expect(fresh?.path).toMatch(/^\/v2\/administrations\/\d+\/invitations\/\d+$/)
  return fresh?.query['key'] ?? ''
}

test('an hour takes thirty invitations of one administration', async () => {
  const { administrationId, params, client } = await company()
  for (let sent = 0; sent < 30; sent += 1) await invite(client, administrationId)
  const body = { emailAddress: 'te-veel@test.example', permissions: ['ADMIN'] }
  expect(codeOf(await client.send(invitations.send, { params, body }))).toBe(90012)
})
