import { test } from 'vitest'
import { createTestServer } from '../../testing/index.ts'
import { expectOneOfTwoServers } from './recurring.test-support.ts'

test('two servers at once make one invoice, twenty times over', async () => {
  const server = await createTestServer()
  try {
    await expectOneOfTwoServers(server, 20)
  } finally {
    await server.stop()
  }
})
