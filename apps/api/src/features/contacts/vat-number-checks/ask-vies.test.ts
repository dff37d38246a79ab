import { afterAll, beforeAll, expect, test } from 'vitest'
import { askVies, ViesSilent, ViesUnanswered } from './ask-vies.ts'
import { invalidAnswer, troubles, unavailable, Vies } from './vies.test-support.ts'

let vies: Vies
beforeAll(async () => {
  vies = await Vies.start()
})
afterAll(() => vies.stop())

const ask = (untilTired = () => new AbortController().signal, vatNumber = 'LU26166606') =>
  askVies({ url: new URL(vies.url), untilTired }, { vatNumber, requester: 'NL000099998B57' })

test.each(troubles.filter((trouble) => trouble !== 'silence'))('%s is no answer', async (trouble) => {
  vies.answers('26166606', trouble)
  await expect(ask()).rejects.toThrow(ViesSilent)
})

test('who stays silent is left when the waiting ends, and not before', async () => {
  vies.answers('26166606', 'silence')
  const waiting = new AbortController()
  const asked = ask(() => waiting.signal)
  await vies.isAsked()
  waiting.abort()
  await expect(asked).rejects.toThrow(ViesSilent)
})

test('the register of one country that is away is no silence of the service', async () => {
  vies.answers('26166606', unavailable)
  const failure = await ask().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ViesUnanswered)
  expect(failure).not.toBeInstanceOf(ViesSilent)
})

test('a number that is valid comes with its consultation number; one that is not says so', async () => {
  expect(await ask(undefined, 'DE136695976')).toMatchObject({ isValid: true, consultationNumber: 'WAPIAAAAYxn5VRXb' })
  vies.answers('0411905847', invalidAnswer('BE', '0411905847'))
  expect(await ask(undefined, 'BE0411905847')).toMatchObject({ isValid: false })
})
