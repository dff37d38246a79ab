import { toast } from '@klopt/ui'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi, type Mock } from 'vitest'
import { administrationAddress } from '../app/routing/address.ts'
import { queryClient } from '../app/transport/api.ts'

/** Each test begins without what was asked, said and gone to in the one before. */
export function eachOnItsOwn(navigate: Mock): void {
  beforeEach(() => void vi.spyOn(toast, 'error').mockReturnValue(''))
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    navigate.mockReset()
    queryClient.clear()
  })
}

export const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

/** The answer of a server that lets nobody in. */
export const refused = () => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 })
const leads = () => Response.json({ redirect_url: administrationAddress(8, 'dashboard') })

/** What is sent to a server that leads to the dashboard of administration 8, where it does not answer otherwise. */
export function serveEntry(answer: () => Response = leads): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return answer()
  })
  return sent
}
