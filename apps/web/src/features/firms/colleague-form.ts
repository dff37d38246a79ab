import type { BodyOf, contract, FirmColleague } from '@klopt/api-client/contract'

/** What a form has of a colleague; nobody stands in while `substituteId` is null. */
export interface ColleagueForm {
  isAdmin: boolean
  seesAll: boolean
  clientIds: number[]
  substituteId: number | null
  startsOn: string | null
  endsOn: string | null
}

/** A colleague as the form begins. */
export const formOf = ({ isAdmin, seesAll, clientIds, absence }: FirmColleague): ColleagueForm => ({
  isAdmin,
  seesAll,
  clientIds: [...clientIds],
  substituteId: absence?.substituteId ?? null,
  startsOn: absence?.startsOn ?? null,
  endsOn: absence?.endsOn ?? null,
})

/** What is sent of it: somebody stands in only on days that are both known. */
export function bodyOf(values: ColleagueForm): BodyOf<typeof contract.firmMembers.save> {
  const { isAdmin, seesAll, clientIds, substituteId, startsOn, endsOn } = values
  const isAway = substituteId !== null && startsOn !== null && endsOn !== null
  return { isAdmin, seesAll, clientIds, absence: isAway ? { substituteId, startsOn, endsOn } : null }
}

/** The rule of the first day. */
export const chosenDay = (day: string | null): true | string => day !== null || 'Kies een dag'

/** The rule of the last day: chosen, and not before the first. */
export const lastDay = (day: string | null, first: string | null): true | string =>
  day === null ? 'Kies een dag' : first === null || day >= first || 'Kies een dag op of na de eerste dag'
