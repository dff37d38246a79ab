/** Whether a login can be looked up by it; the rule of a new address is the validators'. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}
