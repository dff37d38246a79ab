// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ArchiveSeveral } from './archive-several.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const words = { one: 'product', many: 'producten', called: () => 'Product' }
const refused = [{ id: 2, name: null, reason: 'Het staat op een concept.' }]

function shown(isArchived: boolean, mayPutAway?: () => Promise<boolean>) {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
  const send = vi.fn(async () => ({ done: [1], refused }))
  const clear = vi.fn()
  const props = { ids: [1, 2], words, isArchived, isPending: false, send, clear, ...(mayPutAway && { mayPutAway }) }
  render(<ArchiveSeveral {...props} />)
  fireEvent.click(screen.getByRole('button'))
  return { send, clear }
}

test('what was put away is told with what was not, and is taken back by undoing it after the button is gone', async () => {
  const { send, clear } = shown(false)
  await vi.waitFor(() => expect(clear).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledExactlyOnceWith([1, 2], true)
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('1 product gearchiveerd', { undo: expect.any(Function) })
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Het staat op een concept.'))
  cleanup()
  vi.mocked(toast.success).mock.calls[0]?.[1]?.undo?.()
  expect(send).toHaveBeenLastCalledWith([1], false)
})

test('who thinks better of it puts nothing away; taking back is not asked about', async () => {
  const mayPutAway = vi.fn(async () => false)
  const away = shown(false, mayPutAway)
  await vi.waitFor(() => expect(mayPutAway).toHaveBeenCalledOnce())
  expect(away.send).not.toHaveBeenCalled()
  cleanup()
  const back = shown(true, mayPutAway)
  await vi.waitFor(() => expect(back.send).toHaveBeenCalledExactlyOnceWith([1, 2], false))
  expect(mayPutAway).toHaveBeenCalledOnce()
})
