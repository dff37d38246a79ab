import { percentileOf } from '../measure/percentile.ts'
import { openPage, painted, processorMs, type StartedBrowser } from './open-page.ts'

const text = 'Kantoorartikelen november 2026'
/** How often it is typed: of a single time the p95 is all but the slowest letter. */
const times = 4

export interface Typing {
  browser: StartedBrowser
  /** Of the built page. */
  folder: string
  /** How much of it is mounted. */
  size: number
  /** The name of the field. */
  label: string
}

/** The p95 of the processor time from a letter in a field until it is painted. */
export async function typingMs({ browser, folder, size, label }: Typing): Promise<number> {
  await using opened = await openPage(browser, folder)
  const { page } = opened
  await page.evaluate((mounted) => window.contender.mount(mounted), size)
  const field = page.getByLabel(label, { exact: true })
  await field.focus()
  const press = (letter: string) =>
    processorMs(opened, async () => {
      await page.keyboard.press(letter)
      await painted(page)
    })
  // The first letters find nothing compiled.
  for (const letter of text) await press(letter)
  const timesMs: number[] = []
  for (let time = 0; time < times; time += 1) {
    await field.fill('')
    for (const letter of text) timesMs.push(await press(letter))
  }
  return percentileOf(timesMs, 0.95)
}
