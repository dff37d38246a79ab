import { answerParent, takeTask } from '../endpoints/child.ts'

export interface BurnTask {
  readonly processorMs: number
}

/** The program that has nothing to do with ours: it takes so much processor time and then is ready. */
const { processorMs } = (await takeTask()) as BurnTask
const spentMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const start = spentMs()
let sum = 0
while (spentMs() - start < processorMs) for (let turn = 0; turn < 100_000; turn += 1) sum += turn
await answerParent({ sum }, async () => {})
