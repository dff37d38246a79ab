import { expect } from 'vitest'

/** Waits until a chart in a box, if there is one, is drawn: it is once its place has been measured. */
export async function drawn(box: Element): Promise<void> {
  const chart = box.querySelector('[role=slider]')
  if (chart === null) return
  await expect.poll(() => chart.querySelector('svg')).not.toBeNull()
}
