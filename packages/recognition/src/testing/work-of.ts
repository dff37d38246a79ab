import { propose } from '../propose.ts'
import { recognise } from '../recognise.ts'
import type { SourceWord } from '../types.ts'
import { contextOf, supplierOf } from './context.ts'
import { EXAMPLES } from './invoices.ts'

const TEXTS = EXAMPLES.flatMap(({ words }) => words.map(({ text }) => text))
const context = contextOf([
  supplierOf({ id: 1, name: 'Kantoor & Meer B.V.', paymentTermDays: 14 }),
  supplierOf({ id: 2, name: '' }),
])

/** How pages full of words can be laid out to make each step work hardest. */
export const HOSTILE: Record<string, (index: number) => Partial<SourceWord>> = {
  'an ordinary grid': (index) => ({
    page: Math.floor(index / 400),
    x: (index % 10) / 10,
    y: (Math.floor(index / 10) % 40) / 40,
  }),
  'one row': (index) => ({ x: index / 20_000, y: 0.5, width: 0.00004 }),
  'one column': (index) => ({ x: 0.5, y: index / 20_000, height: 0.00004 }),
  'one place': () => ({ x: 0.5, y: 0.5 }),
}

/** Characters that expressions went through, numbers that were compared, and items of lists that were walked through. */
export function workOf(count: number, place: (index: number) => Partial<SourceWord>): number {
  const words = Array.from({ length: count }, (_, index) => ({
    text: TEXTS[index % TEXTS.length] ?? '',
    page: 0,
    x: 0,
    y: 0,
    width: 0.02,
    height: 0.01,
    ...place(index),
  }))
  return counting(() => {
    recognise(words)
    propose(words, context)
  })
}

/** Spies would keep every call, so the functions are put back by hand. */
function counting(run: () => void): number {
  let work = 0
  const { exec } = RegExp.prototype
  const { min, max, abs, floor } = Math
  const countedExec = function (this: RegExp, text: string) {
    const from = this.global ? this.lastIndex : 0
    const match = exec.call(this, text)
    work += (match ? match.index + match[0].length : text.length) - from
    return match
  }
  const counted =
    (original: (...numbers: number[]) => number) =>
    (...numbers: number[]) => {
      work += numbers.length
      return original(...numbers)
    }
  const { filter, find, some, every } = Array.prototype
  const walking = (walk: (...args: never[]) => unknown) =>
    function (this: unknown[], ...args: never[]) {
      work += this.length
      return walk.apply(this, args)
    }
  Object.assign(Array.prototype, {
    filter: walking(filter),
    find: walking(find),
    some: walking(some),
    every: walking(every),
  })
  Object.assign(RegExp.prototype, { exec: countedExec })
  Object.assign(Math, { min: counted(min), max: counted(max), abs: counted(abs), floor: counted(floor) })
  try {
    run()
  } finally {
    Object.assign(RegExp.prototype, { exec })
    Object.assign(Array.prototype, { filter, find, some, every })
    Object.assign(Math, { min, max, abs, floor })
  }
  return work
}
