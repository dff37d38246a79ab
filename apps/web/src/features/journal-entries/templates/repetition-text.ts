import type { JournalTemplateItem, TemplateStep } from '@klopt/api-client/contract'
import { formatDateShort } from '@klopt/validators'

export const stepNames: Readonly<Record<TemplateStep, string>> = {
  month: 'Elke maand',
  quarter: 'Elk kwartaal',
  year: 'Elk jaar',
}

/** When a template books itself, in a few words; null when it does not. */
export function repetitionText({ repetition }: JournalTemplateItem): string | null {
  if (repetition === null) return null
  const { every, nextOn, endsOn, pausedOn } = repetition
  if (pausedOn !== null) return `${stepNames[every]}, gepauzeerd op ${formatDateShort(pausedOn)}`
  if (nextOn === null) return `${stepNames[every]}, geëindigd${endsOn === null ? '' : ` op ${formatDateShort(endsOn)}`}`
  return `${stepNames[every]}, volgende op ${formatDateShort(nextOn)}`
}

/** How many templates there are: '3 sjablonen · 1 boekt zichzelf'; of none what they are. */
export function templatesSum(templates: readonly JournalTemplateItem[]): string {
  const count = templates.length
  if (count === 0) return 'Boekingen om mee te beginnen, of die zichzelf elke maand, elk kwartaal of elk jaar boeken.'
  const repeating = templates.filter(({ repetition }) => repetition !== null && repetition.nextOn !== null).length
  const total = `${count} ${count === 1 ? 'sjabloon' : 'sjablonen'}`
  return repeating === 0 ? total : `${total} · ${repeating} ${repeating === 1 ? 'boekt' : 'boeken'} zichzelf`
}
