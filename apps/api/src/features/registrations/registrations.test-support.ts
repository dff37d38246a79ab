import { registrations } from '@klopt/api-client/schemas'
import type { KloptTestServer, TestClient } from '../../testing/index.ts'
import { mailTo } from '../authentication/mails.test-support.ts'

export const password = 'Eerste-wachtwoord-1'

let count = 0
export const newAddress = () => `nieuw${(count += 1)}@test.example`
/** Registers an owner, unless said otherwise, each from an address of its own. */
export const register = (
  server: KloptTestServer,
  emailAddress: string,
  given: object = {},
  address = `10.${(count += 1)}.0.1`,
) =>
  server.world.visitor().send(
    registrations.register,
    {
      body: {
        kind: 'owner',
        firstName: ' Noor ',
        lastName: 'Nieuwkoop',
        companyName: ' Noor Ontwerpt ',
        emailAddress,
        password,
        ...given,
      },
    },
    { headers: { 'x-forwarded-for': address } },
  )
export const confirm = (server: KloptTestServer, token: string, client: TestClient = server.world.visitor()) =>
  client.send(registrations.confirm, { body: { token } })

/** The token of the link that was mailed. */
export async function tokenOf(server: KloptTestServer, emailAddress: string): Promise<string> {
  const { query } = await mailTo(server, emailAddress, 'confirm-registration')
  return query.token ?? ''
}
