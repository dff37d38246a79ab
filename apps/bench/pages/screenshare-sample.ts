const rows = 1000

/** Fills the page with about 10,000 nodes as a list of invoices has them: a menu, fields, and rows of six cells. */
export function fillPage(): void {
  const style = document.createElement('style')
  style.textContent =
    'table{table-layout:fixed;width:1000px}td{overflow:hidden;white-space:nowrap;height:24px}.ok{color:#064}'
  document.head.append(style)
  const menu = parts(
    ['Dashboard', 'Verkopen', 'Inkopen', 'Bank', 'Btw'],
    (name) => `<li><a href="/v2/${name}">${name}</a></li>`,
  )
  const fields = parts(
    [...Array(20).keys()],
    (n) => `<label class="veld">Veld ${n}<input name="f${n}" value="Waarde ${n}"></label>`,
  )
  document.body.innerHTML = `<nav class="menu"><ul>${menu}</ul></nav><form>${fields}</form><table><tbody>${parts([...Array(rows).keys()], rowOf)}</tbody></table>`
}

const parts = <Item>(items: readonly Item[], write: (item: Item) => string) => items.map(write).join('')

const rowOf = (n: number): string =>
  `<tr class="rij" data-state="open"><td class="nummer">2026-${String(n).padStart(4, '0')}</td><td><a href="/v2/invoices/${n}">Bakkerij De Vroege Vogel ${n}</a></td><td>${(n % 28) + 1}-11-2026</td><td class="bedrag">€ ${n * 7},50</td><td class="ok"></td></tr>`

export const nodesOf = (document: Document): number => {
  const walker = document.createTreeWalker(document.documentElement)
  let count = 1
  while (walker.nextNode()) count += 1
  return count
}
