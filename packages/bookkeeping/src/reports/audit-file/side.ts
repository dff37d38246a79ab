/** An amount of debit minus credit as audit files say it: how much, and on which side. Nothing counts as debit. */
export function side(cents: number): { amnt: number; amntTp: 'D' | 'C' } {
  return { amnt: Math.abs(cents), amntTp: cents < 0 ? 'C' : 'D' }
}
