import { contract } from '@klopt/api-client/contract'
import { millisecondsOf } from '../measure/interleave.ts'
import type { BurstServer } from './server.ts'

/** People who work meanwhile, each with one call after another. */
const workers = 4

/** Calls a list until something is over; answers what each call took, in milliseconds. Throws for any refusal. */
export async function usualCalls(
  { url, cookie, listPath }: Pick<BurstServer, 'url' | 'cookie' | 'listPath'>,
  over: Promise<unknown>,
): Promise<number[]> {
  const working = new AbortController()
  const ended = over.finally(() => working.abort())
  const latenciesMs: number[] = []
  const work = async () => {
    while (!working.signal.aborted) {
      latenciesMs.push(await millisecondsOf(() => answered(fetch(`${url}${listPath}`, { headers: { cookie } }))))
    }
  }
  await Promise.all([ended, ...Array.from({ length: workers }, work)])
  return latenciesMs
}

/** Everybody logs in at once; answers how long until the last one is in, in milliseconds. Throws for any refusal. */
export function loginBurst({ url, users }: BurstServer): Promise<number> {
  const login = ({ emailAddress, password }: BurstServer['users'][number]) =>
    fetch(`${url}${contract.authentication.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'password',
        client_identifier: 'web',
        email_address: emailAddress,
        password,
      }),
    })
  return millisecondsOf(() => Promise.all(users.map((user) => answered(login(user)))))
}

async function answered(sent: Promise<Response>): Promise<void> {
  const response = await sent
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}`)
}
