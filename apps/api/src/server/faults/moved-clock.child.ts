/**
 * Loaded before the server (`node --import`): its clock is off by the milliseconds in a file, which it reads anew when told to
 * by SIGUSR2. What goes by the clock of the machine, such as timers, does not jump on a real one either.
 */
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env['FAULTS_CLOCK_FILE']
const RealDate = Date
let offsetMs = 0

function readOffset(): void {
  if (file !== undefined) offsetMs = Number(readFileSync(file, 'utf8'))
}

class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + offsetMs)
    else super(...given)
  }

  static override now(): number {
    return RealDate.now() + offsetMs
  }

  // What came from another thread was made by the real one.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Function.prototype[Symbol.hasInstance].call(RealDate, value)
  }
}

readOffset()
globalThis.Date = MovedDate as DateConstructor
if (isMainThread) process.on('SIGUSR2', readOffset)
