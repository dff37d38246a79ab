import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

function task(started: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = () => {
    started.push(name)
    return promise
  }
  return { run, end: resolve }
}

test('runs so many at a time, in order, and goes on when one ends', async () => {
  const started: string[] = []
  const add = createQueue(2)
  const [one, two, three] = ['één', 'twee', 'drie'].map((name) => task(started, name))
  for (const each of [one, two, three]) if (each) add(each.run)
  expect(started).toEqual(['één', 'twee'])
  two?.end()
  await expect.poll(() => started).toEqual(['één', 'twee', 'drie'])
})
