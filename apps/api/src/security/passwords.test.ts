import { expect, test } from 'vitest'
import { createPasswordHasher, TooBusyError } from './passwords.ts'

const cheap = { memoryKib: 64, passes: 1 }
const hasher = createPasswordHasher(cheap)

test('a password is known again by its hash, which tells how it was made and not what it was', async () => {
  const hash = await hasher.hash('Wachtwoord-1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hasher.verify('Wachtwoord-1', hash)).toBe(true)
  expect(await hasher.verify('wachtwoord-1', hash)).toBe(false)
  expect(await hasher.verify('', hash)).toBe(false)
})

test('equal passwords have different hashes', async () => {
  expect(await hasher.hash('zelfde')).not.toBe(await hasher.hash('zelfde'))
})

test('a hash made at another cost still works', async () => {
  const hash = await createPasswordHasher({ memoryKib: 128, passes: 2 }).hash('oud')
  expect(await hasher.verify('oud', hash)).toBe(true)
})

test('an unknown account is always wrong, and is computed all the same', async () => {
  expect(await hasher.verify('wat dan ook', null)).toBe(false)
})

test('letters that look the same are the same, however they were typed', async () => {
  const hash = await hasher.hash('caf\u00e9')
  expect(await hasher.verify('cafe\u0301', hash)).toBe(true)
})

test('many at once all get their own answer, and a failure holds nobody up', async () => {
  const hash = await hasher.hash('goed')
  const answers = await Promise.allSettled([
    hasher.verify('fout', hash),
    hasher.verify('goed', 'onleesbaar'),
    hasher.verify('goed', hash),
  ])
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
    false,
    'failed',
    true,
  ])
})

test('a burst beyond what can wait is refused at once, and what waits is still done', async () => {
  const small = createPasswordHasher(cheap, 2)
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => small.hash('goed')))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(answers[4]).toMatchObject({ reason: expect.any(TooBusyError) })
  await expect(small.hash('goed')).resolves.toContain('argon2id')
})

test('the cost in use follows the recommendation for argon2id', async () => {
  expect(await createPasswordHasher().hash('x')).toContain('$m=19456,t=2,p=1$')
})
