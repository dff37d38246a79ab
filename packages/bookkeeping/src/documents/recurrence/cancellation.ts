import { addMonths } from '@klopt/validators'

/**
 * The day with which a subscription ends that is cancelled on a day. A consumer may end what goes on of itself at any
 * time, with a month's notice at most (articles 6:236, under j, and 6:237, under k, BW): that day stands by itself. With a
 * company it is what they agreed on, so that the owner decides: null.
 */
export function cancellationDay(
  { isConsumer, endsOn }: { readonly isConsumer: boolean; readonly endsOn: string | null },
  today: string,
): string | null {
  if (!isConsumer) return null
  const noticed = addMonths(today, 1)
  return endsOn !== null && endsOn < noticed ? endsOn : noticed
}
