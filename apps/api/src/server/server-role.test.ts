import { expect, test } from 'vitest'
import { SERVER_ROLES } from '../config/environment.ts'
import { jobs } from '../features/index.ts'
import { createTestServer } from '../testing/index.ts'
import { answersPeople, worksOn } from './server-role.ts'

test('every job is worked on by one role of those that share the work, and by a server that does everything', () => {
  const roles = SERVER_ROLES.filter((role) => role !== 'all')
  for (const job of jobs) {
    expect([job.name, roles.filter((role) => worksOn(role, job))]).toEqual([job.name, [expect.any(String)]])
    expect(worksOn('all', job)).toBe(true)
    expect(worksOn('web', job)).toBe(false)
  }
  expect(jobs.filter((job) => worksOn('recognition', job)).map(({ name }) => name)).toEqual(['documents.read'])
})

test('people are answered by servers of the web, and of everything', () => {
  expect(SERVER_ROLES.filter(answersPeople)).toEqual(['all', 'web'])
})

test('a server that only works answers how it is, and nothing else', async () => {
  const server = await createTestServer({ env: { SERVER_ROLE: 'jobs' } })
  try {
    const ask = async (path: string) => (await fetch(`${server.url}${path}`)).status
    expect(await ask('/api/health')).toBe(200)
    expect(await ask('/api/health/ready')).toBe(200)
    expect(await ask('/api/v2/users/me')).toBe(404)
    expect(await ask('/api/openapi.json')).toBe(404)
    expect(await ask('/')).toBe(404)
  } finally {
    await server.stop()
  }
})
