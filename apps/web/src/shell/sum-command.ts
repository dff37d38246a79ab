import { toast, type Command } from '@klopt/ui'
import { computeMoney, formatMoney, parseMoney } from '@klopt/validators'
import { Calculator } from 'lucide-react'

/** What a sum comes to, as a command that copies it; nothing for a text that is no sum. */
export function sumCommand(text: string): Command[] {
  // An amount alone is looked for.
  const cents = parseMoney(text) === null ? computeMoney(text) : null
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
