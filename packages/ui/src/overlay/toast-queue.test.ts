import { describe, expect, test, vi } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.getToasts().map(({ text }) => text)

describe('the queue of toasts', () => {
  test('drops the oldest when a fifth arrives', () => {
    const queue = createToastQueue()
    for (const text of ['1', '2', '3', '4', '5']) queue.add({ tone: 'success', text })
    expect(texts(queue)).toEqual(['2', '3', '4', '5'])
  })

  test('keeps a toast 8000 ms, each counted from its own start', () => {
    const queue = createToastQueue()
    queue.add({ tone: 'success', text: 'eerst' })
    queue.age(3000)
    queue.add({ tone: 'error', text: 'later' })
    queue.age(4999)
    expect(texts(queue)).toEqual(['eerst', 'later'])
    queue.age(1)
    expect(texts(queue)).toEqual(['later'])
    queue.age(3000)
    expect(texts(queue)).toEqual([])
  })

  test('keeps what still goes on, and gives what comes in its place a time of its own', () => {
    const queue = createToastQueue()
    const id = queue.add({ tone: 'pending', text: 'Bezig' })
    queue.add({ tone: 'success', text: 'anders' })
    queue.age(60_000)
    expect(texts(queue)).toEqual(['Bezig'])
    queue.replace(id, { tone: 'success', text: 'Klaar' })
    queue.age(7999)
    expect(texts(queue)).toEqual(['Klaar'])
    queue.age(1)
    expect(texts(queue)).toEqual([])
  })

  test('what would replace a toast that is gone is added', () => {
    const queue = createToastQueue()
    const id = queue.add({ tone: 'pending', text: 'Bezig' })
    queue.remove(id)
    queue.replace(id, { tone: 'error', text: 'Mislukt' })
    expect(texts(queue)).toEqual(['Mislukt'])
  })

  test('shows the same text twice when it happens twice, and removes only the one that is closed', () => {
    const queue = createToastQueue()
    const first = queue.add({ tone: 'success', text: 'Bewaard' })
    queue.add({ tone: 'success', text: 'Bewaard' })
    queue.remove(first)
    expect(texts(queue)).toEqual(['Bewaard'])
  })

  test('tells its subscribers of changes only', () => {
    const queue = createToastQueue()
    const onChange = vi.fn<() => void>()
    queue.subscribe(onChange)
    queue.add({ tone: 'success', text: 'Bewaard' })
    queue.age(200)
    queue.remove('nowhere')
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})
