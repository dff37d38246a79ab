import { expect, test, vi } from 'vitest'
import { paintAhead, type Paint } from './paint-ahead.ts'

const shown = { width: 548, height: 775 }
const forever = () => new AbortController().signal

/** Paints at once, on what stands for a canvas; counts. */
function painter() {
  const canvases: { width: number; height: number }[] = []
  const paint = vi.fn<Paint>(async (_page, { width, height }, _turn, signal) => {
    signal.throwIfAborted()
    const canvas = { width, height }
    canvases.push(canvas)
    return canvas as HTMLCanvasElement
  })
  return { paint, canvases }
}

test('the first page is painted before it is asked for, and once', async () => {
  const { paint, canvases } = painter()
  const { paint: ask } = paintAhead(paint, shown, forever())
  expect(paint).toHaveBeenCalledOnce()
  const canvas = await ask(0, { width: 548.2, height: 775 }, 0, forever())
  expect(paint).toHaveBeenCalledOnce()
  expect(canvas).toBe(canvases[0])
  await ask(0, shown, 0, forever())
  expect(paint).toHaveBeenCalledTimes(2)
})

test.each([
  ['size', { width: 600, height: 849 }, 0],
  ['turn', shown, 90],
] as const)('for another %s it is painted anew, and what was begun is let go of', async (_, size, turn) => {
  const { paint, canvases } = painter()
  const { paint: ask } = paintAhead(paint, shown, forever())
  await ask(0, size, turn, forever())
  expect(paint).toHaveBeenCalledTimes(2)
  await expect.poll(() => canvases[0]).toEqual({ width: 0, height: 0 })
})

test('another page leaves the first one be', async () => {
  const { paint } = painter()
  const { paint: ask } = paintAhead(paint, shown, forever())
  await ask(1, shown, 0, forever())
  await ask(0, shown, 0, forever())
  expect(paint).toHaveBeenCalledTimes(2)
})

test('a document that closes keeps no canvas', async () => {
  const { paint, canvases } = painter()
  const closing = new AbortController()
  const { firstPainted } = paintAhead(paint, shown, closing.signal)
  await firstPainted
  closing.abort()
  await expect.poll(() => canvases).toEqual([{ width: 0, height: 0 }])
})

test('without a known size nothing is begun', () => {
  const { paint } = painter()
  paintAhead(paint, undefined, forever())
  expect(paint).not.toHaveBeenCalled()
})
