import { TOOLTIP_MARK } from '../tooltip/tooltip-mark.ts'
import { truncate } from '../styles/utilities.css.ts'

/**
 * What sticks out of a box at either side, with how far in px. What lies in something that scrolls,
 * or that is cut off on purpose, does not.
 */
export function sticksOut(box: Element): string[] {
  const { left, right } = box.getBoundingClientRect()
  return [...box.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const around = element.getBoundingClientRect()
    const px = Math.max(left - around.left, around.right - right)
    if (px < 1 || around.width === 0 || isCutOff(element, box)) return []
    return [`${element.tagName} ${element.className} by ${Math.round(px)} px: ${element.textContent?.slice(0, 40)}`]
  })
}

function isCutOff(element: Element, box: Element): boolean {
  for (let around = element.parentElement; around && around !== box; around = around.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(around)
    if (overflowX !== 'visible' || clipPath !== 'none') return true
  }
  return getComputedStyle(element).clipPath !== 'none'
}

/** Texts that are cut off and whose whole can be read nowhere: no tooltip serves them. */
export function unreachableTexts(box: Element): string[] {
  return [...box.querySelectorAll<HTMLElement>('*')]
    .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
    .filter((element) => element.scrollWidth > element.clientWidth && !(element instanceof HTMLInputElement))
    .filter((element) => !element.closest(`.${truncate}, [${TOOLTIP_MARK}]`))
    .map((element) => `${element.className}: ${element.textContent}`)
}
