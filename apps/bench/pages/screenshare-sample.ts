const rows = 550

/** Fills the page with about 10,000 nodes as a list of invoices has them: a menu, fields and rows. */
export function fillPage(): void {
  const style = document.createElement('style')
  style.textContent =
    'table{table-layout:fixed;width:1000px}td{overflow:hidden;white-space:nowrap;height:40px}._1x2c3v47{text-align:right}'
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

/** A row as the table of `@klopt/ui` makes one: classes of a style sheet's, roles, a link, a badge and an amount. */
const rowOf = (n: number): string =>
  `<tr role="row" aria-rowindex="${n + 2}" data-index="${n}" class="_1x2c3v40 _1x2c3v41"><td role="cell" class="_1x2c3v44 _1x2c3v45"><input type="checkbox" aria-label="Factuur 2026-${String(n).padStart(4, '0')} kiezen" class="qw8e9r2"></td><td role="cell" class="_1x2c3v44"><a class="_9a8s7d60" href="/v2/administrations/1/invoices/${n}">2026-${String(n).padStart(4, '0')}</a></td><td role="cell" class="_1x2c3v44"><span class="_5f6g7h80">Bakkerij De Vroege Vogel ${n}</span></td><td role="cell" class="_1x2c3v44">${(n % 28) + 1}-11-2026</td><td role="cell" class="_1x2c3v44"><span class="b4n5m600 b4n5m603"><i class="b4n5m609" aria-hidden="true"></i>Verzonden</span></td><td role="cell" class="_1x2c3v44 _1x2c3v47"><span class="_2z3x4c50" title="Inclusief btw">€ ${n * 7},50</span></td></tr>`

export const nodesOf = (document: Document): number => {
  const walker = document.createTreeWalker(document.documentElement)
  let count = 1
  while (walker.nextNode()) count += 1
  return count
}
