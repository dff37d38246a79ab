let page = ''
let elapsed = ''

/** Names the screen in the title of the browser's tab. */
export function setTitlePage(name: string): void {
  page = name
  write()
}

/** How long the timer has run, as HH:MM behind the title; empty when none runs. */
export function setTitleElapsed(text: string): void {
  elapsed = text
  write()
}

/** What the screen is called, without what stands behind it in the title; empty before the first one. */
export const pageName = (): string => page

function write(): void {
  if (page !== '') document.title = titleOf(page, elapsed)
}

/** '{page} - Klopt', with HH:MM behind it while a timer runs (specification, sections 2 and 4). */
export const titleOf = (name: string, time: string): string => `${name} - Klopt${time === '' ? '' : ` ${time}`}`
