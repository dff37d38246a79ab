import type { Page } from 'playwright'

/** Milliseconds from a letter typed in the search field to the painted list, for each letter of the texts. */
export async function typingTimes(page: Page, texts: readonly string[]): Promise<number[]> {
  await page.evaluate(watchTyping)
  const durationsMs: number[] = []
  for (const text of texts) {
    for (let length = 1; length <= text.length; length += 1) {
      await page.keyboard.press(text.charAt(length - 1))
      durationsMs.push(await page.evaluate(() => window.typed()))
    }
    await clear(page)
  }
  return durationsMs
}

async function clear(page: Page): Promise<void> {
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.evaluate(() => window.typed())
}

declare global {
  interface Window {
    /** Resolves when the newest letter has changed the list and that is painted; answers how long it took. */
    typed: () => Promise<number>
  }
}

/** Runs in the page. The list is right once every row of it has what was typed. */
function watchTyping(): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')
  if (!field) throw new Error('there is no search field')
  field.focus()
  let pressedAt = 0
  let paintedAt: Promise<number> = Promise.resolve(0)
  const isRight = () => {
    const rows = [...document.querySelectorAll('main li, main [role=row]:has([role=gridcell])')]
    return rows.length > 0 && rows.every((row) => row.textContent.toLowerCase().includes(field.value.toLowerCase()))
  }
  const painted = async () => {
    do await new Promise(requestAnimationFrame)
    while (!isRight())
    return await new Promise<number>((resolve) => setTimeout(() => resolve(performance.now())))
  }
  field.addEventListener('keydown', ({ timeStamp }) => {
    pressedAt = timeStamp
    paintedAt = new Promise((resolve) => setTimeout(resolve)).then(painted)
  })
  window.typed = async () => (await paintedAt) - pressedAt
}
