// @vitest-environment happy-dom
import { must } from '@klopt/bookkeeping/money'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { SyntheticEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GoOn } from './types.ts'
import { useLogin } from './use-login.ts'

interface Step {
  readonly state: (before: object) => object
  readonly replace: boolean
}
const navigated = vi.hoisted(() => vi.fn<(step: Step) => void>())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigated as never,
  useLocation: () => ({}) as never,
}))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  navigated.mockReset()
})

/** The login form, what it sent, and where it went on to. */
function form(answer: () => Response, returnTarget?: string) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answer()
  })
  const goOn = vi.fn(async () => {})
  const steps: GoOn = { returnTarget, goOn, enter: async () => {}, startAgain: async () => {} }
  const { result } = renderHook(() => useLogin(steps))
  const submit = (email: string, password: string) => {
    const event = { preventDefault: vi.fn() }
    return act(() => result.current.submit(event as Partial<SyntheticEvent> as SyntheticEvent, email, password))
  }
  return { state: () => result.current, submit, sent, goOn }
}
const lastStep = (): Step => must(navigated.mock.lastCall, 'a step')[0]
const refused = (code: number, message: string) => () => Response.json({ code, message }, { status: 400 })

test('an address and a password are sent as they are, without the spaces around the address, and lead on', async () => {
  const answer = { nonce: 'n' }
  const { submit, sent, goOn } = form(() => Response.json(answer), 'L3Yy')
  await submit(' sam@test.example ', ' geheim ')
  expect(sent).toEqual([
    {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: 'sam@test.example',
      password: ' geheim ',
      return_target: 'L3Yy',
    },
  ])
  expect(goOn).toHaveBeenCalledExactlyOnceWith(answer, { email: 'sam@test.example' })
})

test('who goes to the start page sends nowhere to return to', async () => {
  const { submit, sent } = form(() => Response.json({}))
  await submit('sam@test.example', 'geheim')
  expect(sent[0]).not.toHaveProperty('return_target')
})

test('what is not filled in is said at its field, and nothing is sent', async () => {
  const { state, submit, sent } = form(() => Response.json({}))
  await submit('', 'geheim')
  expect(state().errors).toEqual({ email_address: 'Vul je e-mailadres in' })
  await submit('sam@test.example', '')
  expect(state().errors).toEqual({ password: 'Vul je wachtwoord in' })
  expect(sent).toEqual([])
})

test('a wrong password stands at the password; the form can be sent again and forgets it', async () => {
  const answers = [refused(2002, 'Dat klopt niet.'), () => Response.json({})]
  const { state, submit, goOn } = form(() => must(answers.shift(), 'an answer')())
  await submit('sam@test.example', 'fout')
  expect(state().errors).toEqual({ password: 'Dat klopt niet.' })
  expect(state().isSubmitting).toBe(false)
  expect(navigated).not.toHaveBeenCalled()
  await submit('sam@test.example', 'goed')
  expect(state().errors).toEqual({})
  expect(goOn).toHaveBeenCalledOnce()
})

test('after too many failures the form stays blocked for five minutes, kept where a reload finds it', async () => {
  const { submit } = form(refused(19_004, 'Te vaak geprobeerd.'))
  await submit('sam@test.example', 'fout')
  const { state, replace } = lastStep()
  expect(replace).toBe(true)
  expect(state({ email: 'sam@test.example' })).toEqual({
    email: 'sam@test.example',
    blockedUntil: Date.UTC(2026, 10, 22, 12, 5),
    problem: 'Te vaak geprobeerd.',
  })
})

test('a form that is free again says so, and a reload does not block it anew', () => {
  const { state } = form(() => Response.json({}))
  act(() => state().free())
  expect(state().errors).toEqual({ form: 'Je kunt weer inloggen.', tone: 'info' })
  const { state: kept } = lastStep()
  expect(kept({ blockedUntil: 1, problem: 'x' })).toEqual({ blockedUntil: undefined, problem: undefined })
})
