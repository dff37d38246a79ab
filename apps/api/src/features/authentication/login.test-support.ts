import { authentication } from '@klopt/api-client/schemas'
import type { TestClient } from '../../testing/index.ts'

/** Signs in as the web app does. */
export const login = (client: TestClient, emailAddress: string, password: string) =>
  client.send(authentication.login, {
    body: { grant_type: 'password', client_identifier: 'web', email_address: emailAddress, password },
  })
export const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number }).code
