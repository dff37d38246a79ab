/**
 * Loaded before the server (`node --import`): its clock is off by the milliseconds in a file, which it reads anew when told to
 * by SIGUSR2.
 */
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { moveDate } from '../../testing/move-date.ts'

const file = process.env['FAULTS_CLOCK_FILE']
let moveBack = (): void => {}

function readOffset(): void {
  if (file === undefined) return
  const offsetMs = Number(readFileSync(file, 'utf8'))
  moveBack()
  moveBack = moveDate(offsetMs)
}

readOffset()
if (isMainThread) process.on('SIGUSR2', readOffset)
