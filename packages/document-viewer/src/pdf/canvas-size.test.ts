import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canvasScale, MAX_CANVAS_PIXELS } from './canvas-size.ts'
import { createPaintQueue } from './paint-queue.ts'

test('a page at its default size is as sharp as the screen', () => {
  expect(canvasScale({ width: 548, height: 775 }, 2)).toBe(2)
})

test('no canvas is larger than the limit, however far one zooms and however sharp the screen is', () => {
  const length = fc.double({ min: 50, max: 20_000, noNaN: true })
  fc.assert(
    fc.property(length, length, fc.double({ min: 1, max: 4, noNaN: true }), (width, height, pixelRatio) => {
      const scale = canvasScale({ width, height }, pixelRatio)
      expect(width * scale * height * scale).toBeLessThanOrEqual(MAX_CANVAS_PIXELS * 1.000001)
      expect(scale).toBeLessThanOrEqual(pixelRatio)
    }),
  )
})

test('pages are painted one at a time, and one that is no longer wanted is passed over', async () => {
  const enqueue = createPaintQueue()
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
  }
  const goingAway = new AbortController()
  const { signal } = new AbortController()
  const all = [enqueue(work('one'), signal), enqueue(work('two'), goingAway.signal), enqueue(work('three'), signal)]
  goingAway.abort()
  const results = await Promise.allSettled(all)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual(['one begins', 'one ends', 'three begins', 'three ends'])
})
