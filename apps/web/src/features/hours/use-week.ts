import { contract, type ProjectChoice, type TimeEntry } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'

const LAST_DAY = 6
/** What was worked on so many days before is offered again as an empty line. */
const BEFORE_DAYS = 14

const noEntries: TimeEntry[] = []
const noChoices: ProjectChoice[] = []

interface WeekKey {
  readonly administrationId: number
  readonly monday: string
  readonly userId: number | undefined
}

/** The hours of a week, what they can be written on, and what was worked on shortly before. */
export function useWeek({ administrationId, monday, userId }: WeekKey) {
  const params = { administrationId }
  const who = userId === undefined ? {} : { userId: String(userId) }
  const week = useQuery(
    query(contract.hours.list, { params, query: { from: monday, to: addDays(monday, LAST_DAY), ...who } }),
  )
  const before = useQuery(
    query(contract.hours.list, {
      params,
      query: { from: addDays(monday, -BEFORE_DAYS), to: addDays(monday, -1), ...who },
    }),
  )
  const choices = useQuery(query(contract.projects.choices, { params, query: who }))
  return {
    week,
    /** What its lines are made of is not all there: shown before, they would move as more of them come. */
    isComing: week.isPending || before.isPending || choices.isPending,
    entries: week.data?.entries ?? noEntries,
    before: before.data?.entries ?? noEntries,
    choices: choices.data ?? noChoices,
    /** There is nothing that hours can be written on. */
    hasNoProject: choices.data?.length === 0,
    state: week.data?.weeks.find((each) => each.monday === monday)?.state ?? 'open',
  }
}
