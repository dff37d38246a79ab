// @vitest-environment happy-dom
import { askConfirmation, toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { assertReadable, UNREADABLE_FILE } from '../../app/transport/readable.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useLogo } from './use-logo.ts'

vi.mock(import('@klopt/ui'), async (original) => ({ ...(await original()), askConfirmation: vi.fn() }))
vi.mock(import('../../app/transport/readable.ts'), async (original) => ({
  ...(await original()),
  assertReadable: vi.fn(async () => {}),
}))
beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(toast.success).mockRestore()
  vi.mocked(toast.error).mockRestore()
  vi.mocked(askConfirmation).mockReset()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const picture = new File(['x'], 'logo.png', { type: 'image/png' })

/** The logo of an administration; `answer` speaks for the server. */
function open(answer: () => Response = () => Response.json({})) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  const { result } = renderHook(() => useLogo(4), { wrapper: WithQueries })
  const upload = () => act(() => result.current.upload(picture))
  return { state: () => result.current, asked, upload, remove: () => act(() => result.current.remove()) }
}

test('a file that cannot be read is not sent, and the next one forgets that', async () => {
  vi.mocked(assertReadable).mockRejectedValueOnce(new Error('NotReadableError'))
  const { state, asked, upload } = open()
  await upload()
  expect(state().error).toBe(UNREADABLE_FILE)
  expect(asked).toEqual([])
  await upload()
  await isSo(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Je logo staat op nieuwe facturen'))
  expect(state().error).toBeUndefined()
})

test('a refused file says what is wrong with it', async () => {
  const fields = { content: 'Kies een PNG of JPEG.' }
  const { state, upload } = open(() =>
    Response.json({ code: 90_001, message: 'Dat kan niet', fields }, { status: 422 }),
  )
  await upload()
  await isSo(() => expect(state().error).toBe('Kies een PNG of JPEG.'))
})

test('a logo is not removed unasked', async () => {
  vi.mocked(askConfirmation).mockResolvedValue(false)
  const { asked, remove } = open()
  await remove()
  expect(askConfirmation).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ danger: true }))
  expect(asked).toEqual([])
  vi.mocked(askConfirmation).mockResolvedValue(true)
  await remove()
  await isSo(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Logo verwijderd'))
  expect(asked).toHaveLength(1)
})

test('a logo that cannot be removed says why', async () => {
  vi.mocked(askConfirmation).mockResolvedValue(true)
  const { remove } = open(() => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 }))
  await remove()
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
})
