import { contract } from '@klopt/api-client/contract'
import { expect, onTestFinished, test } from 'vitest'
import { TestClient } from '../testing/index.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { TestSmtpServer } from './smtp-server.test-support.ts'

// The queue itself misses a server after a quarter of an hour, which is longer than this test may take.
test('a mail that was being sent when its server was killed is sent by the next one soon, and once', async () => {
  const smtp = await TestSmtpServer.start('hangs')
  onTestFinished(() => smtp.stop())
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  const env = {
    DATA_DIR: folder.path,
    DATABASE_URL: '',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  }
  const first = await startServerProcess(env)
  onTestFinished(() => void first.child.kill('SIGKILL'))
  await new TestClient(first.url).call(contract.registrations.register, {
    body: {
      kind: 'owner',
      firstName: 'Ada',
      lastName: 'Bakker',
      companyName: 'Bakkerij',
      emailAddress: 'ada@bakkerij.example',
      password: 'Een-goed-wachtwoord-2026!',
    },
  })
  await smtp.until(() => smtp.begun === 1)
  first.child.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')

  smtp.behaviour = 'takes'
  const second = await startServerProcess(env)
  onTestFinished(() => void second.child.kill('SIGTERM'))
  await smtp.until(() => smtp.taken.length === 1)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(smtp.taken).toEqual([expect.stringContaining('Bevestig je e-mailadres')])
})
