import { expect, test } from 'vitest'
import { openForm } from '../../../testing/open-form.tsx'
import { PostingTable } from './posting-table.tsx'

/** How many lines a word takes. */
function linesOf(word: string): number {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { currentNode } = words
    const start = currentNode.textContent?.indexOf(word) ?? -1
    if (start === -1) continue
    const range = document.createRange()
    range.setStart(currentNode, start)
    range.setEnd(currentNode, start + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }
  return 0
}

test.each([134_332, 12_134_332])(
  'the words of an account stay whole beside %i cents in a narrow panel',
  async (cents) => {
    const line = { debitCents: 0, creditCents: 0 }
    await openForm(
      <div style={{ width: '251px' }}>
        <PostingTable
          lines={[
            { ...line, accountNumber: '1100', accountName: 'Bank', debitCents: cents },
            { ...line, accountNumber: '1300', accountName: 'Debiteuren', creditCents: cents },
          ]}
        />
      </div>,
      {},
    )
    await expect.poll(() => linesOf('Debiteuren')).toBe(1)
    const table = document.querySelector('table')
    expect(table?.scrollWidth).toBeLessThanOrEqual(251)
  },
)
