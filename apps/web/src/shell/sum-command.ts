import { toast, type Command } from '@klopt/ui'
import { computeMoney, formatMoney, parseMoney } from '@klopt/validators'
import { Calculator } from 'lucide-react'

/** A whole number in a text, no amount as '0,50' is. */
const BEGINS_WITH_ZERO = /(?<![\d.,])0\d*(?![\d.,])/

/** What a sum comes to, as a command that copies it; nothing for a text that is no sum. */
export function sumCommand(text: string): Command[] {
  // An amount alone is looked for, and so is the number of an invoice: nobody adds or takes off '0049', nor nothing.
  const cents = parseMoney(text) === null && !BEGINS_WITH_ZERO.test(text) ? computeMoney(text) : null
  if (cents === null) return []
  const outcome = formatMoney(cents)
  return [
    {
      id: `sum ${text}`,
      label: `${text.trim()} = ${outcome}`,
      description: 'Kopiëren',
      icon: Calculator,
      group: 'Rekenen',
      onSelect: () => void copy(outcome),
    },
  ]
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(`${text} gekopieerd`)
  } catch {
    toast.error(`Kopiëren lukte niet. De uitkomst is ${text}.`)
  }
}
