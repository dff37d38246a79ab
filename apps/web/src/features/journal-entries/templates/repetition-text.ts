import type { JournalTemplateItem, TemplateStep } from '@klopt/api-client/contract'
import { formatDate } from '@klopt/validators'

export const stepNames: Readonly<Record<TemplateStep, string>> = {
  month: 'Elke maand',
  quarter: 'Elk kwartaal',
  year: 'Elk jaar',
}

/** When a template books itself, in a few words; null when it does not. */
export function repetitionText({ repetition }: JournalTemplateItem): string | null {
  if (repetition === null) return null
  const { every, nextOn, endsOn, pausedOn } = repetition
  if (pausedOn !== null) return `${stepNames[every]}, gepauzeerd op ${formatDate(pausedOn)}`
  if (nextOn === null) return `${stepNames[every]}, geëindigd${endsOn === null ? '' : ` op ${formatDate(endsOn)}`}`
  return `${stepNames[every]}, volgende op ${formatDate(nextOn)}`
}
